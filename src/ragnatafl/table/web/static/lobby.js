// The lobby: tables that wait, as they come and go; whoever wants sits down.

import { Connection } from "./connection.js";
import { lastName, setLanguage, setName } from "./settings.js";
import { sitDown } from "./seated.js";

const find = (id) => document.getElementById(id);
const list = find("tables");
const rows = new Map([...list.children].map((row) => [row.dataset.room, row]));
const { mark, mine } = find("lobby").dataset;

function hear(message) {
  if (!("tables" in message)) return;
  for (const [room, markup] of Object.entries(message.tables)) {
    if (markup) {
      const made = document.createElement("template");
      made.innerHTML = markup; // made by our own server, with all names escaped
      rows.set(room, made.content.firstElementChild);
    } else rows.delete(room);
  }
  const focus = document.activeElement?.closest?.("[data-room]")?.dataset.room;
  const had = document.activeElement?.matches?.("[data-sit]") ? "[data-sit]" : "[data-look]";
  const shown = message.order.map((room) => rows.get(room)).filter(Boolean);
  const same = shown.length === list.children.length && shown.every((row, number) => row === list.children[number]);
  if (!same) list.replaceChildren(...shown);
  if (focus && !list.contains(document.activeElement)) rows.get(focus)?.querySelector(had)?.focus();
  show();
}

/** Only what was asked for; one's own tables lead to the table. */
function show() {
  const [game, pace] = [find("game").value, find("pace").value];
  let count = 0;
  for (const row of list.children) {
    row.hidden = Boolean((game && row.dataset.game !== game) || (pace && row.dataset.pace !== pace));
    count += row.hidden ? 0 : 1;
    const own = mark && row.dataset.marks.split(" ").includes(mark);
    row.classList.toggle("own", Boolean(own));
    row.querySelector("[data-sit]").hidden = Boolean(own);
    if (own) row.querySelector("[data-look]").textContent = mine;
    row.querySelector("[data-ago]").textContent = ago(Number(row.dataset.at));
  }
  find("none").hidden = count > 0;
}

function ago(at) {
  const minutes = Math.round((at * 1000 - Date.now()) / 60_000);
  const told = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  return minutes > -60 ? told.format(Math.min(0, minutes), "minute") : told.format(Math.round(minutes / 60), "hour");
}

list.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-sit]");
  if (!button) return;
  setName(find("name").value);
  const { link, refused } = await sitDown(button.closest("[data-room]").dataset.room, find("name").value);
  find("fault").textContent = refused ?? "";
  if (link) location.href = link;
});

const asked = new URLSearchParams(location.search);
for (const name of ["game", "pace"]) {
  find(name).value = asked.get(name) ?? "";
  find(name).addEventListener("change", show);
}
find("name").value ||= lastName();
find("name").addEventListener("change", ({ target }) => setName(target.value));
find("language").addEventListener("change", ({ target }) => {
  setLanguage(target.value);
  location.reload();
});
setInterval(show, 60_000);
show();
new Connection(
  () => `/ws/club?show=lobby&lang=${find("language").value}`,
  { onMessage: hear, onState: (here) => (find("away").hidden = here) },
);
