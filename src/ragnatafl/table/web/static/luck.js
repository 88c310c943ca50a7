// The luck of a table. What this browser was shown and sent is kept here: the first hash, its own
// nonce and the seal of it, and everybody's seals when it showed its nonce. So a host who changes
// anything afterwards is seen, and the secret can be checked when it is told.

import { copy, words } from "./dialogs.js";
import { keepLuck, luckAt } from "./settings.js";
import { sha256 } from "./sha256.js";

const find = (id) => document.getElementById(id);
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The first hash counts; `early` while nobody could know the secret yet. */
export function noteHash(room, hash, early) {
  const known = luckAt(room);
  if (hash && !known.hash) keepLuck(room, { ...known, hash, early });
}

/** The seal of what this browser will mix in at a table: made once, and kept. A browser that keeps
 * nothing could not show it later: it leaves that to the server. */
export function sealOwn(room) {
  const { nonce = hex(crypto.getRandomValues(new Uint8Array(16))), ...known } = luckAt(room);
  const seal = sha256(nonce);
  keepLuck(room, { ...known, nonce, seal });
  return luckAt(room).seal === seal ? seal : "";
}

/** Whoever has no seat any more has nothing to mix in. */
export function forgetSeal(room) {
  const { nonce, seal, seals, ...known } = luckAt(room);
  if (seal) keepLuck(room, known);
}

/** All seals are in: what this browser has sealed, to be shown; nothing if it has lost it. */
export function openOwn(room) {
  const { seals = sealsShown(), ...known } = luckAt(room);
  if (!known.seal || !Object.values(seals).includes(known.seal)) {
    warn([words["luck-nonce-lost"]]);
    return "";
  }
  keepLuck(room, { ...known, seals });
  return known.nonce;
}

const rows = (panel = document.querySelector(".luck")) => [...(panel?.querySelectorAll(".nonces li") ?? [])];
const sealsShown = () => Object.fromEntries(rows().map(({ dataset }) => [dataset.seat, dataset.seal]));
const mixedIn = (nonce) => rows().some(({ dataset }) => dataset.nonce === nonce);

/** The panel was drawn anew: its own row is marked, what does not fit is told. */
export function showLuck(room) {
  const panel = document.querySelector(".luck");
  if (!panel?.dataset.hash) return;
  noteHash(room, panel.dataset.hash, !find("luck-secret"));
  const { nonce, seal } = luckAt(room);
  for (const row of rows()) {
    const own = row.dataset.nonce ? row.dataset.nonce === nonce : row.dataset.seal === seal;
    row.classList.toggle("own", Boolean(own));
  }
  warn(faults(room, panel.dataset));
}

/** What this browser was shown or sent, and does not find again. */
function faults(room, { hash, closed, dealt }) {
  const known = luckAt(room);
  const seals = sealsShown();
  const found = [];
  if (known.hash && known.hash !== hash) found.push(`${words["luck-hash-differs"]} ${known.hash}`);
  if (closed === "true" && known.seal && !Object.values(seals).includes(known.seal)) {
    found.push(words["luck-seal-missing"]);
  } else if (dealt === "true" && known.nonce && !mixedIn(known.nonce)) {
    found.push(words["luck-own-missing"]);
  }
  const changed = Object.keys({ ...seals, ...known.seals }).some((seat) => seals[seat] !== known.seals?.[seat]);
  if (known.seals && changed) found.push(words["luck-seals-differ"]);
  const wrong = rows().some(({ dataset }) => dataset.nonce && dataset.seal && sha256(dataset.nonce) !== dataset.seal);
  if (wrong) found.push(words["luck-nonce-differs"]);
  return found;
}

function warn(lines) {
  const warning = find("luck-warning");
  if (!warning) return;
  warning.textContent = lines.join(" ");
  warning.hidden = !lines.length;
  const folded = warning.closest("details");
  if (lines.length && folded) folded.open = true;
}

/** Does the secret fit the hash that was noted at first, and what was mixed in its seals? */
function check(room) {
  const panel = document.querySelector(".luck");
  const { hash = panel.dataset.hash, early = false, nonce } = luckAt(room);
  const fits = sha256(bytesOf(find("luck-secret").textContent)) === hash;
  const wrong = faults(room, panel.dataset);
  const said = [fits ? words[early ? "luck-fits" : "luck-fits-shown"] : `${words["luck-secret-differs"]} ${hash}`];
  if (nonce && mixedIn(nonce)) said.push(words["luck-own-in"]);
  const told = find("luck-checked");
  told.classList.toggle("bad", !fits || wrong.length > 0);
  const code = document.createElement("code");
  code.textContent = `ragnatafl verify ${panel.dataset.file} --hash ${hash}${nonce ? ` --nonce ${nonce}` : ""}`;
  const line = [...said, ...wrong, words["luck-verify"]].join(" ");
  told.replaceChildren(`${fits && !wrong.length ? "✓" : "✗"} ${line}`, code);
}

export function watchLuck(room) {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-act]");
    if (button?.dataset.act === "luck") find("luck-dialog").showModal();
    if (button?.dataset.act === "check-luck") check(room);
    if (button?.dataset.act === "copy-text") copy(button.dataset.text);
  });
}
