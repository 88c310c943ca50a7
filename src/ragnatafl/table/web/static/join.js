// An invitation: the hash is noted, and who sits down seals a number for the luck of the table.

import { noteHash, sealOwn } from "./luck.js";
import "./text.js";

const form = document.querySelector("form[data-hash]");
if (form) {
  const { room, hash } = form.dataset;
  noteHash(room, hash, true);
  form.addEventListener("submit", () => {
    form.elements.namedItem("seal").value = sealOwn(room);
  });
}
