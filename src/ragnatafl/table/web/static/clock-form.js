// The clock in the form of a new table.

/** What happens at its end is asked only where there is one; over days nobody has to be there. */
export function watchClock(form) {
  const chosen = form.elements.namedItem("clock");
  const ends = form.querySelector("[data-clock-zero]");
  const grace = form.elements.namedItem("grace").closest("label");
  chosen.addEventListener("change", () => {
    const { kind } = JSON.parse(chosen.value);
    ends.hidden = kind === "off";
    grace.hidden = kind === "days";
  });
}

export function clockOf(form) {
  const clock = JSON.parse(form.elements.namedItem("clock").value);
  return clock.kind === "off" ? clock : { ...clock, zero: form.elements.namedItem("zero").value };
}
