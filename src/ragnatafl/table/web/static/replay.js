// A game looked at again: a slider over its choices, through the eyes of a seat.

import { copy, dialogOpen, note, watchRules } from "./dialogs.js";
import { mark } from "./marks.js";
import { layOut } from "./layout.js";
import { frameOf, glide, glideFrame, mapOf, places, settle } from "./motion.js";
import { morph } from "./morph.js";
import { keepLinks, moves, setLanguage } from "./settings.js";

const find = (id) => document.getElementById(id);
const root = find("replay");
const { room, key } = root.dataset;
const path = `/t/${room}/${key}`;
const at = find("at");
const eyes = find("eyes");
let wanted = 0;
let shown = -1;

const query = new URLSearchParams(location.search);
if (eyes && query.has("eyes")) eyes.value = query.get("eyes");

async function load(number) {
  const turn = ++wanted;
  const asked = new URLSearchParams({ json: "" });
  if (number !== null) asked.set("at", number);
  if (eyes) asked.set("eyes", eyes.value);
  const answer = await fetch(`${path}/replay?${asked}`);
  const page = await answer.json();
  if (turn !== wanted) return;
  if (!answer.ok) {
    note(page.refused);
    return;
  }
  show(page);
}

function show(page) {
  const board = find("board");
  const hand = find("hand");
  const near = moves() && Math.abs(page.number - shown) === 1;
  settle();
  const were = near ? places(board, hand) : null;
  const frame = near ? frameOf(mapOf(board)) : null;
  shown = page.number;
  at.max = page.last;
  at.value = page.number;
  find("count").textContent = `${page.number} / ${page.last}`;
  root.dataset.moment = page.number;
  for (const [name, order] of Object.entries(page.order)) {
    morph(find(name), order.map((part) => page.parts[part]).join(""));
    find(name).hidden = order.length === 0;
  }
  for (const name of ["hand", "players", "log", "banner"]) morph(find(name), page.parts[name]);
  hand.hidden = !page.parts.hand;
  layOut();
  find("log").scrollTop = find("log").scrollHeight;
  if (near) {
    glide(were, [board, null], [hand, null]);
    glideFrame(mapOf(board), frame);
  }
  const now = new URLSearchParams({ at: page.number });
  if (eyes?.value) now.set("eyes", eyes.value);
  history.replaceState(null, "", `${path}/replay?${now}`);
}

function go(number) {
  load(Math.max(0, Math.min(Number(at.max), number)));
}

at.addEventListener("input", () => load(Number(at.value)));
eyes?.addEventListener("change", () => load(Number(at.value)));
find("first").addEventListener("click", () => go(0));
find("before").addEventListener("click", () => go(Number(at.value) - 1));
find("next").addEventListener("click", () => go(Number(at.value) + 1));
find("last").addEventListener("click", () => go(Number(at.max)));

document.addEventListener("keydown", (event) => {
  if (dialogOpen() || event.target.closest("input, select, textarea")) return;
  const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -1e6, End: 1e6 };
  if (!(event.key in steps)) return;
  event.preventDefault();
  go(Number(at.value) + steps[event.key]);
});

find("link")?.addEventListener("click", (event) => {
  const link = new URL(event.currentTarget.dataset.watch, location.href);
  link.search = location.search;
  copy(link.href);
});

find("play-on")?.addEventListener("click", async () => {
  const answer = await fetch(`${path}/play-on?at=${at.value}`, { method: "POST" });
  const links = await answer.json();
  if (!answer.ok) return note(links.refused);
  keepLinks(links);
  location.href = links.seats[0].link;
  return undefined;
});

for (const name of ["pointerover", "focusin", "click"]) {
  root.addEventListener(name, (event) => {
    const line = event.target.closest("[data-anchors]");
    mark("shown", line ? line.dataset.anchors.split(" ").filter(Boolean) : []);
  });
}

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

watchRules(document.querySelector("[data-game]").dataset.game);
load(query.has("at") ? Number(query.get("at")) || 0 : null);
