// The home page: tables this browser knows, and the form of a new one.

import { clockOf, watchClock } from "./clock-form.js";
import { dropKept } from "./keeping.js";
import { watchLessons } from "./learn.js";
import { newTable, post } from "./new-table.js";
import { noteFinished, showOffers, watchOffers } from "./newcomer.js";
import { followPerson, forgetTable, knownTables, setLanguage } from "./settings.js";

const find = (id) => document.getElementById(id);

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
  const found = await post("/mine", JSON.stringify({ tables })); // those of other devices too
  noteFinished(found);
  showOffers();
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
  state.textContent = [table.text, table.clock].filter(Boolean).join(" · ");
  const forget = document.createElement("button");
  forget.textContent = "×";
  forget.setAttribute("aria-label", `${find("mine").dataset.forget}: ${table.names}`);
  forget.addEventListener("click", () => {
    forgetTable(table.room);
    dropKept();
    post("/me/forget", JSON.stringify({ room: table.room })).catch(fault);
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
  const made = newTable(form, fault);
  watchClock(form);
  form.querySelector("[data-cancel]").addEventListener("click", () => (form.hidden = true));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const grace = Number(form.elements.namedItem("grace").value);
    const beside = event.submitter?.name === "beside";
    const told = { ...made(), grace, clock: clockOf(form), beside, wait: true };
    post("/new", JSON.stringify(beside ? { ...told, listed: "" } : told)).then(goTo, fault);
  });
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

// From a box: its game, to be played with it.
const chosen = new URLSearchParams(location.search);
const played = document.querySelector(`form.new[data-game="${CSS.escape(chosen.get("game") ?? "")}"]`);
if (played) {
  document.querySelector(`[data-new="${played.dataset.game}"]`).click();
  played.elements.namedItem("content").value = chosen.get("box") ?? "";
  const listed = played.elements.namedItem("listed"); // from the lobby
  listed.value = chosen.get("listed") ?? "";
  listed.dispatchEvent(new Event("change"));
}

followPerson().catch(() => {}); // what one likes is asked for again with the next page
watchLessons(fault);
watchOffers(fault);
showOffers();
showMine().catch(fault);
addEventListener("pageshow", (event) => event.persisted && showMine().catch(fault));
document.addEventListener("visibilitychange", () => document.hidden || showMine().catch(fault));
