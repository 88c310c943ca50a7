// The hint of a bot: what it would choose and why, in a panel that stays until one acts or closes it.

import { words } from "./dialogs.js";

const find = (id) => document.getElementById(id);
let about = -1; // the moment of the question it is about

/** Somebody thinks about it. */
export function awaitHint(root, moment) {
  open(root, moment).textContent = words["thinking-hint"];
}

export function showHint(root, markup, moment) {
  open(root, moment).innerHTML = markup; // made by our own server, every name in it escaped
  find("hint-close").addEventListener("click", closeHint);
}

function open(root, moment) {
  closeHint();
  about = moment;
  const panel = document.createElement("section");
  panel.id = "hint-panel";
  panel.className = "panel";
  panel.setAttribute("aria-label", words.hint);
  panel.setAttribute("aria-live", "polite");
  root.append(panel);
  return panel;
}

/** Another question has come: the hint was not about this one. */
export function closeOldHint(moment) {
  if (moment !== about) closeHint();
}

export function closeHint() {
  const panel = find("hint-panel");
  if (panel?.contains(document.activeElement)) find("hint")?.focus();
  panel?.remove();
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeHint();
});
