// The coach of a lesson, or of somebody's first game: its buttons and keys, and what it points at.

import { announce } from "./announce.js";
import { showTab, tabOf } from "./layout.js";
import { elementOf, mark } from "./marks.js";
import { noteLesson } from "./settings.js";

const find = (id) => document.getElementById(id);
const isWide = () => matchMedia("(min-width: 60rem)").matches;
const KEYS = { n: "next", b: "back" };
let now = null; // what the page knows of it
let hushed = ""; // a remark that was put away
let heard = ""; // what was read aloud last
let byKeys = false; // the last thing touched was a key

/** What it says now, with marks on the table. */
export function showCoach(next, room, game) {
  now = next.coach;
  const panel = find("coach");
  const key = now ? `${now.lesson} ${now.step}` : "";
  if (key !== hushed) hushed = "";
  panel.hidden = !now || hushed !== "";
  const table = panel.closest("#table");
  table.classList.toggle("taught", Boolean(now?.state));
  table.classList.toggle("told-only", Boolean(now?.state) && !next.options.length);
  point(panel.hidden || now.state === "astray" ? [] : now.marks);
  answer("");
  const line = panel.hidden ? "" : `${key} ${now.state} ${next.language}`;
  if (line === heard) return;
  heard = line;
  if (!line) return;
  readAloud(panel.querySelector(".says"));
  if (!now.state) return;
  if (now.state === "asks") showFirst(now.marks);
  else showMarked(now.state === "tells" ? now.marks : []);
  noteLesson(`${game}/${now.lesson}`, room, now.state === "finished");
  if (byKeys) leadFocus(panel);
}

/** Marks as large on the screen wherever they are, however small the picture. */
function point(marks) {
  mark("coached", marks);
  for (const element of marks.map(elementOf)) {
    const scale = element?.getScreenCTM?.()?.a;
    if (scale) element.style.setProperty("--unit", (1 / scale).toFixed(3));
  }
}

/** Its sentences without the numbers of their rules, which have buttons. */
function readAloud(place) {
  const said = place.cloneNode(true);
  for (const button of said.querySelectorAll("button")) button.remove();
  announce([...said.children].map((line) => line.textContent.trim()).join(" "));
}

/** Who plays by keys goes on with what comes next: on to the next step, or what is to be done. */
function leadFocus(panel) {
  const focused = document.activeElement;
  if (focused !== document.body && !panel.contains(focused)) return;
  const next = panel.querySelector(".acts .main") ?? find("options").querySelector(".pointed")
    ?? find("options").querySelector("button") ?? panel.querySelector("button");
  next?.focus({ preventScroll: true });
}

/** What is to be taken up first is seen: behind its tab, however far down; and its line in the list. */
function showFirst(marks) {
  scrollTo(0, 0);
  find("coach").classList.remove("below");
  const first = elementOf(marks[0]);
  const tab = tabOf(first);
  if (tab && tab !== "options") showTab(tab);
  if (tab) first.scrollIntoView({ block: "nearest" });
  find("options").querySelector(".pointed")?.scrollIntoView({ block: "nearest" });
  if (isWide()) scrollTo(0, 0);
}

/** What it points at may lie below the map: behind a tab, or further down on the page. */
function showMarked(marks) {
  const things = marks.map(elementOf).filter(Boolean);
  const hidden = things.find(tabOf);
  if (hidden) showTab(tabOf(hidden));
  const below = isWide() && things.length > 0 && things.every((thing) => thing.closest("#more"));
  find("coach").classList.toggle("below", below);
  if (below) goAlong(things[0]);
  else hidden?.scrollIntoView({ block: "nearest" });
  if (isWide() && !below) scrollTo(0, 0);
}

/** Down the page the coach comes along: beside what it points at, or above that. */
function goAlong(thing) {
  const panel = find("coach");
  const { left, right, top, height } = thing.getBoundingClientRect();
  panel.classList.toggle("far", left + right < innerWidth);
  const box = panel.getBoundingClientRect();
  const beside = box.left > right || box.right < left;
  const above = beside ? Math.max(20, (innerHeight - height) / 2) : panel.offsetHeight + 20;
  scrollTo(0, Math.max(0, top + scrollY - above));
}

/** Why something cannot be: said where the coach speaks. */
export function answer(markup) {
  const place = find("coach-answer");
  if (!place) return false;
  place.hidden = !markup;
  place.innerHTML = markup; // made by our own server, every name in it escaped
  if (!markup) return true;
  place.scrollIntoView({ block: "nearest" });
  readAloud(place);
  return true;
}

export const teaches = () => Boolean(now?.state);

export function watchCoach(say, open) {
  const panel = find("coach");
  document.addEventListener("pointerdown", () => (byKeys = false), true);
  document.addEventListener("keydown", () => (byKeys = true), true);
  addEventListener("resize", () => point(document.querySelector(".coached") ? now.marks : []));
  panel.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-coach], [data-learn]");
    if (!button) return;
    if (button.dataset.learn) open(button.dataset.learn);
    else if (button.dataset.coach === "hush") hush();
    else if (button.dataset.try) button.closest("details").open = false; // the answer comes above
    if (button.dataset.coach && button.dataset.coach !== "hush") say(button.dataset.coach, button.dataset.try ?? "");
  });
}

function hush() {
  hushed = `${now.lesson} ${now.step}`;
  find("coach").hidden = true;
  mark("coached", []);
}

/** True if it was a key for the coach. */
export function coachKey(event) {
  if (!now) return false;
  if (event.key === "Escape" && !now.state && !find("coach").hidden) {
    hush();
    return true;
  }
  const button = find("coach").querySelector(`[data-coach="${KEYS[event.key.toLowerCase()]}"]`);
  if (!now.state || !button) return false;
  button.click();
  return true;
}
