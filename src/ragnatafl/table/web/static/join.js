// An invitation: the hash is noted, and who sits down seals a number for the luck of the table.

import { dropKept } from "./keeping.js";
import { noteHash, sealOwn } from "./luck.js";
import "./text.js";

addEventListener("submit", dropKept); // whoever sits down here has nothing of who sat elsewhere

const form = document.querySelector("form[data-hash]");
if (form) {
  const { room, hash } = form.dataset;
  noteHash(room, hash, true);
  form.addEventListener("submit", () => {
    form.elements.namedItem("seal").value = sealOwn(room);
  });
}
