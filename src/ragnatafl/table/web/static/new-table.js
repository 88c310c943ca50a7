// The form of a new table: who sits where, its options and its box, as it is sent.

import { knownBoxes, lastName, setName } from "./settings.js";

export async function post(path, body) {
  const answer = await fetch(path, { method: "POST", body });
  const found = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(found.refused), found);
  return found;
}

/** Lets the form follow what is chosen in it; answers with what makes a table of it. */
export function newTable(form, fault) {
  const places = [...form.querySelectorAll("[data-place]")];
  const count = form.elements.namedItem("count");
  const seats = () => places.filter((place) => !place.hidden);
  const switches = () => {
    const chosen = {};
    for (const input of form.querySelectorAll("[data-switch]")) {
      chosen[input.dataset.switch] = input.type === "checkbox" ? input.checked : input.value;
    }
    for (const group of form.querySelectorAll("[data-several]")) {
      const ticked = [...group.querySelectorAll("input:checked")].map(({ value }) => value);
      chosen[group.dataset.several] = ticked.join(" ") || "none";
    }
    return chosen;
  };
  count.addEventListener("change", () => {
    places.forEach((place, number) => (place.hidden = number >= Number(count.value)));
    for (const told of form.querySelectorAll(".strengths")) told.hidden = told.dataset.seats !== count.value;
  });
  // The rules say which seats they play; one person at least sits at this screen.
  const seatAutomas = async () => {
    const sketch = { game: form.dataset.game, seats: Number(count.value), options: switches() };
    const { automas } = await post("/seats", JSON.stringify(sketch));
    places.forEach((place, number) => (place.toggleAttribute("data-automa", automas.includes(number))));
    const free = seats().filter((place) => !("automa" in place.dataset));
    const kinds = free.map((place) => place.querySelector('[name="kind"]'));
    if (kinds.length && !kinds.some(({ value }) => value !== "bot")) {
      kinds[0].value = "here";
      kinds[0].dispatchEvent(new Event("change"));
    }
    fault({ message: "" });
  };
  form.addEventListener("change", (event) => {
    if (event.target.matches('[name="count"], [data-switch], [data-several] input')) seatAutomas().catch(fault);
  });
  for (const place of places) {
    const kind = place.querySelector('[name="kind"]');
    const level = place.querySelector("[data-level]");
    kind.addEventListener("change", () => (level.hidden = kind.value !== "bot"));
  }
  // A table that others see in the lobby has seats for them.
  const listed = form.elements.namedItem("listed");
  listed?.addEventListener("change", () => {
    form.querySelector("[data-wanted]").hidden = !listed.value;
    const kinds = seats().filter((place) => !("automa" in place.dataset)).map((place) => place.querySelector('[name="kind"]'));
    if (!listed.value || kinds.some(({ value }) => value === "link")) return;
    for (const kind of kinds.slice(1)) {
      kind.value = "link";
      kind.dispatchEvent(new Event("change"));
    }
  });
  const own = form.querySelector('[data-place]:not([data-automa]):has([value="here"][selected]) [name="name"]');
  own.value = lastName() || own.value;
  own.addEventListener("change", () => setName(own.value));
  // Boxes that this browser knows: the printed cards in place of our proposals.
  const boxes = form.querySelector("[data-boxes]");
  for (const { id, name, family } of knownBoxes()) {
    if (family !== boxes.dataset.boxes) continue;
    boxes.hidden = false;
    boxes.querySelector("select").append(new Option(name || id, id));
  }
  return () => ({
    game: form.dataset.game,
    seats: seats().map((place) => ({
      kind: "automa" in place.dataset ? "automa" : place.querySelector('[name="kind"]').value,
      name: place.querySelector('[name="name"]').value,
      level: place.querySelector('[name="level"]').value,
    })),
    options: switches(),
    content: form.elements.namedItem("content").value,
    ...(listed && { listed: listed.value, wanted: form.elements.namedItem("wanted").value }),
  });
}
