// The clock in the form of a new table.

/** What happens at its end is asked only where there is one. */
export function watchClock(form) {
  const chosen = form.elements.namedItem("clock");
  const ends = form.querySelector("[data-clock-zero]");
  chosen.addEventListener("change", () => (ends.hidden = JSON.parse(chosen.value).kind === "off"));
}

export function clockOf(form) {
  const clock = JSON.parse(form.elements.namedItem("clock").value);
  return clock.kind === "off" ? clock : { ...clock, zero: form.elements.namedItem("zero").value };
}
