// Setting up a table beside a real board. The position lies here; the server changes and checks it.

import { morph } from "./morph.js";
import { keepShape } from "./layout.js";
import { setLanguage } from "./settings.js";

const find = (id) => document.getElementById(id);
const root = find("set-up");
const { game } = root.dataset;
const wanted = readWanted();
const past = []; // positions before each change
let position = null;

/** The table as its form on the home page stood, if one came from there. */
function readWanted() {
  const kept = JSON.parse(sessionStorage.getItem("companion") ?? "null");
  return kept?.game === game ? kept : { seats: [], options: {} };
}

async function post(path, body) {
  const answer = await fetch(path, { method: "POST", body: JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.refused);
  return found;
}

function fault(error) {
  find("fault").textContent = error.message;
}

async function look(more = {}) {
  const seats = wanted.seats.length || Number(root.dataset.seats);
  const start = position ? { document: position } : { seats, options: wanted.options };
  const area = find("area-choice").value;
  const found = await post(`/companion/${game}/look`, { ...start, area, ...more });
  fault({ message: "" });
  show(found);
}

function show({ document: next, fine, parts }) {
  position = next;
  const open = [...root.querySelectorAll("details[open]")].map(({ id }) => id);
  for (const [name, markup] of Object.entries(parts)) {
    if (markup || name !== "board") morph(find(name), markup);
  }
  for (const id of open) find(id)?.setAttribute("open", "");
  for (const option of root.querySelectorAll("#form option[selected], #area option[selected]")) {
    option.selected = true;
  }
  for (const input of root.querySelectorAll("#form input, #area input")) {
    if (input.type === "checkbox") input.checked = input.hasAttribute("checked");
    else input.value = input.getAttribute("value");
  }
  root.classList.toggle("faulty", !fine);
  find("play-here").disabled = !fine;
  find("undo-change").disabled = past.length === 0;
  if (parts.board) {
    keepShape();
    nameAreas();
  }
}

async function change(what) {
  const before = position;
  try {
    await look({ change: what });
    past.push(before);
    find("undo-change").disabled = false;
  } catch (error) {
    await look();
    fault(error);
  }
}

// Areas: by pointing, or by the list.

function nameAreas() {
  const choice = find("area-choice");
  const known = new Set([...choice.options].map(({ value }) => value));
  for (const place of find("board").querySelectorAll('[id^="area:"]')) {
    const name = place.id.slice("area:".length);
    const label = place.getAttribute("aria-label") ?? name;
    if (!known.has(name)) choice.add(new Option(label, name));
  }
}

find("board").addEventListener("click", (event) => {
  const place = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest('[id^="area:"]'))
    .find(Boolean);
  if (!place) return;
  find("area-choice").value = place.id.slice("area:".length);
  look().catch(fault);
});

find("area-choice").addEventListener("change", () => look().catch(fault));

// Fields.

const placeOf = ({ dataset }) => (dataset.place ? dataset.place.split(",").map(Number) : []);

function changeOf(field) {
  const { column, member, zone, bring, area } = field.dataset;
  if (field.id === "what-next") return { type: "next", number: Number(field.value) };
  if (zone) return { type: "count", zone, count: Number(field.value) };
  if (bring) return { type: "entry", column: bring, place: [Number(field.value)], value: area };
  if (member) return { type: "member", column, place: placeOf(field), member, inside: field.checked };
  if (!column) return null;
  const number = field.type === "number" ? Number(field.value) : field.value;
  return { type: "entry", column, place: placeOf(field), value: field.type === "checkbox" ? field.checked : number };
}

root.addEventListener("change", (event) => {
  const made = event.target.value === "" ? null : changeOf(event.target);
  if (made) change(made).catch(fault);
});

root.addEventListener("click", (event) => {
  if (event.target.id !== "put-card") return;
  change({ type: "card", card: find("card").value, zone: find("zone").value }).catch(fault);
});

// What one does with the whole.

find("undo-change").addEventListener("click", () => {
  position = past.pop() ?? position;
  look().catch(fault);
});

find("play-here").addEventListener("click", async () => {
  try {
    const links = await post(`/companion/${game}/open`, { document: position, seats: wanted.seats });
    location.href = links.watch;
  } catch (error) {
    fault(error);
  }
});

find("save-position").addEventListener("click", () => {
  const file = new Blob([JSON.stringify(position, null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${game}-position.json`;
  link.click();
  URL.revokeObjectURL(link.href);
});

find("load-position").addEventListener("change", async ({ target }) => {
  const before = position;
  try {
    const text = await target.files[0].text();
    target.value = ""; // so that the same file can be taken again
    await look({ document: JSON.parse(text), from_file: true });
    past.push(before);
    find("undo-change").disabled = false;
  } catch (error) {
    fault(error);
  }
});

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

look().catch(fault);
