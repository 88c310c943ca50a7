// The home page: tables this browser knows, and the form of a new one.

import { forgetTable, knownTables, lastName, setLanguage, setName } from "./settings.js";

const find = (id) => document.getElementById(id);

async function post(path, body) {
  const answer = await fetch(path, { method: "POST", body });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.refused);
  return found;
}

function fault(error) {
  find("fault").textContent = error.message;
}

/** To the new table: this browser holds the seats at this screen. */
function goTo({ watch }) {
  location.href = watch;
}

// My tables.

async function showMine() {
  const tables = knownTables();
  const found = tables.length ? await post("/mine", JSON.stringify({ tables })) : [];
  find("mine-none").hidden = found.length > 0;
  find("mine").replaceChildren(...found.map(mineRow));
}

function mineRow(table) {
  const row = document.createElement("li");
  row.className = table.waiting ? "waiting" : "";
  const link = document.createElement("a");
  link.href = table.link;
  const title = document.createElement("b");
  title.textContent = table.game;
  link.append(title, ` ${[table.title, table.names].filter(Boolean).join(": ")}`);
  const state = document.createElement("span");
  state.className = "state";
  state.textContent = table.text;
  const forget = document.createElement("button");
  forget.textContent = "×";
  forget.setAttribute("aria-label", `${find("mine").dataset.forget}: ${table.names}`);
  forget.addEventListener("click", () => {
    forgetTable(table.room);
    showMine();
  });
  const branch = document.createElement("span");
  branch.className = "branch";
  branch.textContent = table.branch;
  row.append(link, branch, state, forget);
  return row;
}

// A new table.

for (const button of document.querySelectorAll("[data-new]")) {
  button.addEventListener("click", () => {
    for (const form of document.querySelectorAll("form.new")) {
      form.hidden = form.dataset.game !== button.dataset.new;
    }
    const form = document.querySelector(`form.new[data-game="${button.dataset.new}"]`);
    form.scrollIntoView({ block: "start" });
    form.querySelector("select, input").focus({ preventScroll: true });
  });
}

for (const form of document.querySelectorAll("form.new")) {
  const places = [...form.querySelectorAll("[data-place]")];
  const count = form.elements.namedItem("count");
  const seats = () => places.filter((place) => !place.hidden);
  const switches = () => {
    const chosen = {};
    for (const input of form.querySelectorAll("[data-switch]")) {
      chosen[input.dataset.switch] = input.type === "checkbox" ? input.checked : input.value;
    }
    return chosen;
  };
  count.addEventListener("change", () => {
    places.forEach((place, number) => (place.hidden = number >= Number(count.value)));
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
    if (event.target.matches('[name="count"], [data-switch]')) seatAutomas().catch(fault);
  });
  for (const place of places) {
    const kind = place.querySelector('[name="kind"]');
    const level = place.querySelector("[data-level]");
    kind.addEventListener("change", () => (level.hidden = kind.value !== "bot"));
  }
  const own = form.querySelector('[data-place]:has([value="here"][selected]) [name="name"]');
  own.value = lastName() || own.value;
  own.addEventListener("change", () => setName(own.value));
  form.querySelector("[data-cancel]").addEventListener("click", () => (form.hidden = true));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = seats().map((place) => ({
      kind: "automa" in place.dataset ? "automa" : place.querySelector('[name="kind"]').value,
      name: place.querySelector('[name="name"]').value,
      level: place.querySelector('[name="level"]').value,
    }));
    const grace = Number(form.elements.namedItem("grace").value);
    const table = { game: form.dataset.game, seats: chosen, options: switches(), grace };
    const beside = event.submitter?.name === "beside";
    if (event.submitter?.matches("[data-companion]")) setUp(table);
    else post("/new", JSON.stringify({ ...table, beside, wait: true })).then(goTo, fault);
  });
}

/** Beside a real board: what was chosen here goes along to the page that sets the table up. */
function setUp(table) {
  sessionStorage.setItem("companion", JSON.stringify(table));
  location.href = `/companion/${table.game}`;
}

// Other ways to a table.

find("join").addEventListener("submit", (event) => {
  event.preventDefault();
  const link = new URL(event.target.elements.namedItem("link").value, location.href);
  location.href = link.pathname.startsWith("/t/") ? link.pathname : "/";
});

find("upload").addEventListener("submit", (event) => {
  event.preventDefault();
  const [file] = event.target.elements.namedItem("record").files;
  post("/upload", file).then(goTo, fault);
});

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

showMine().catch(fault);
addEventListener("pageshow", (event) => event.persisted && showMine().catch(fault));
document.addEventListener("visibilitychange", () => document.hidden || showMine().catch(fault));
