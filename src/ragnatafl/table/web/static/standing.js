// Standing answers: set and withdrawn beside the options; who has one is told when it was given.

import { note } from "./dialogs.js";

/** `say(name, text, on)` sets or withdraws. */
export function watchStanding(place, say) {
  place.addEventListener("click", (event) => {
    const button = event.target.closest("[data-standing]");
    if (!button) return;
    event.stopPropagation();
    say(button.dataset.standing, button.dataset.text, button.dataset.holds !== "true");
  });
}

/** A note for each page on which another one was given. */
export function tellStanding(next, before) {
  const same = before && before.seat === next.seat;
  if (same && (next.stood?.count ?? 0) > (before.stood?.count ?? 0)) note(next.stood.line);
}
