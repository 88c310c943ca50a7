// The luck of a table: the first hash this browser was shown and what it mixed in itself are kept
// here, so that the secret can be compared with them when it is told.

import { copy, words } from "./dialogs.js";
import { keepLuck, luckAt } from "./settings.js";

const find = (id) => document.getElementById(id);
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The first hash counts; `early` while nobody could know the secret yet. */
export function noteHash(room, hash, early) {
  const known = luckAt(room);
  if (hash && !known.hash) keepLuck(room, { ...known, hash, early });
}

/** What this browser mixes in at a table: made once, and kept. */
export function mixIn(room) {
  const known = luckAt(room);
  const nonce = known.nonce ?? hex(crypto.getRandomValues(new Uint8Array(16)));
  keepLuck(room, { ...known, nonce });
  return nonce;
}

/** The panel was drawn anew: its own nonce is marked, what does not fit is told. */
export function showLuck(room) {
  const panel = document.querySelector(".luck");
  if (!panel?.dataset.hash) return;
  noteHash(room, panel.dataset.hash, !find("luck-secret"));
  const { hash, nonce } = luckAt(room);
  const mixed = [...panel.querySelectorAll("[data-nonce]")];
  for (const code of mixed) code.parentNode.classList.toggle("own", code.dataset.nonce === nonce);
  const missing = nonce && panel.dataset.dealt === "true" && !mixed.some((code) => code.dataset.nonce === nonce);
  const faults = [];
  if (hash && hash !== panel.dataset.hash) faults.push(`${words["luck-hash-differs"]} ${hash}`);
  if (missing) faults.push(words["luck-own-missing"]);
  const warning = find("luck-warning");
  warning.textContent = faults.join(" ");
  warning.hidden = !faults.length;
}

/** Does the secret fit the hash that was noted at first? Plain http lets no browser reckon that. */
async function check(room) {
  const panel = document.querySelector(".luck");
  const { hash = panel.dataset.hash, early = false, nonce } = luckAt(room);
  const secret = find("luck-secret").textContent;
  const told = find("luck-checked");
  const line = `ragnatafl verify ${panel.dataset.file} --hash ${hash}${nonce ? ` --nonce ${nonce}` : ""}`;
  if (!globalThis.crypto?.subtle) {
    told.replaceChildren(words["luck-by-hand"], codeOf(line));
    return;
  }
  const bytes = Uint8Array.from(secret.match(/../g), (pair) => parseInt(pair, 16));
  const made = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  const fits = made === hash;
  const own = nonce && panel.querySelector(`[data-nonce="${CSS.escape(nonce)}"]`);
  const said = [fits ? words[early ? "luck-fits" : "luck-fits-shown"] : `${words["luck-secret-differs"]} ${hash}`];
  if (nonce) said.push(words[own ? "luck-own-in" : "luck-own-missing"]);
  told.classList.toggle("bad", !fits || Boolean(nonce && !own));
  told.replaceChildren(`${fits ? "✓ " : "✗ "}${said.join(" ")} ${words["luck-verify"]}`, codeOf(line));
}

function codeOf(line) {
  const code = document.createElement("code");
  code.textContent = line;
  return code;
}

export function watchLuck(room) {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-act]");
    if (button?.dataset.act === "luck") find("luck-dialog").showModal();
    if (button?.dataset.act === "check-luck") check(room);
    if (button?.dataset.act === "copy-text") copy(button.dataset.text);
  });
}
