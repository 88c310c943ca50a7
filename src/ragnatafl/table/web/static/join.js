// An invitation: the hash is noted, and who sits down mixes a number of its own into the luck.

import { mixIn, noteHash } from "./luck.js";
import "./text.js";

const form = document.querySelector("form[data-hash]");
if (form) {
  const { room, hash } = form.dataset;
  noteHash(room, hash, true);
  form.addEventListener("submit", () => {
    form.elements.namedItem("nonce").value = mixIn(room);
  });
}
