// A game looked at again: any moment of it, step by step or played, through the eyes of a seat.

import { copy, dialogOpen, note, speak, watchRules } from "./dialogs.js";
import { Log } from "./log.js";
import { layOut } from "./layout.js";
import { showLuck, watchLuck } from "./luck.js";
import { mark } from "./marks.js";
import { frameOf, glide, glideFrame, mapOf, places, settle } from "./motion.js";
import { morph } from "./morph.js";
import { Reader } from "./read.js";
import { moves, setLanguage, setSetting, settings } from "./settings.js";
import { forget, lying, rise, thingsOnTable, trace } from "./traces.js";

const PLAY = 1400; // milliseconds for a choice, at speed 1
const PLACES = ["board", "fight", "more"];
const find = (id) => document.getElementById(id);
const root = find("replay");
const { room } = root.dataset;
const path = `/t/${room}`;
const at = find("at");
const eyes = find("eyes");
const speed = find("speed");
const kept = {}; // all parts of the page, as they came last
let page = null;
let heard = []; // how many lines had been told after each number of choices
let chapters = [];
let turning = []; // the turning points, if the game was analysed
let wanted = null; // the moment to be shown next, while another one is on its way
let loading = false;
let timer = 0;

const { game } = document.querySelector("[data-game]").dataset;
const log = new Log(find("log"), find("log-filters"), find("log-new"));
const reader = new Reader(root, { address: (what) => `/cards/${game}/${encodeURIComponent(what)}?json` });

const query = new URLSearchParams(location.search);
if (eyes && query.has("eyes")) eyes.value = query.get("eyes");
speed.value = settings.speed ?? "1";

// Moments.

/** Show this moment; of several that were asked for while one was on its way, the last. */
async function load(number, whole = false) {
  if (loading) {
    wanted = { number, whole: whole || wanted?.whole };
    return;
  }
  loading = true;
  const asked = new URLSearchParams({ json: "" });
  if (number !== null) asked.set("at", number);
  if (eyes) asked.set("eyes", eyes.value);
  if (page && !whole) asked.set("since", page.number);
  try {
    const answer = await fetch(`${path}/replay?${asked}`);
    const next = await answer.json();
    if (answer.ok) show(next);
    else note(next.refused);
  } catch {
    pause();
  }
  loading = false;
  const then = wanted;
  wanted = null;
  if (then) load(then.number, then.whole);
  else if (timer) wait();
}

function show(next) {
  const boards = PLACES.map(find);
  const hand = find("hand");
  const before = page;
  const beside = before && Math.abs(next.number - before.number) === 1;
  const near = beside && moves();
  settle();
  const lay = beside ? lying() : null;
  const were = near ? places(...boards, hand) : null;
  const frame = near ? frameOf(mapOf(find("board"))) : null;
  page = next;
  for (const [name, part] of Object.entries(next.parts)) {
    if (part) kept[name] = part;
    else delete kept[name];
  }
  for (const place of boards) {
    morph(place, joined(next.order[place.id] ?? []));
    place.hidden = !next.order[place.id]?.length;
  }
  for (const name of ["hand", "players", "banner"]) morph(find(name), kept[name] ?? "");
  hand.hidden = !kept.hand;
  if ("words" in next.parts) {
    speak(JSON.parse(kept.words));
    showLuck(room);
  }
  if ("heard" in next) tellAll(next);
  else if (next.last + 1 !== heard.length) load(next.number, true); // it has been played on
  layOut();
  showWhere(next, before);
  forget();
  if (beside && next.number > before.number) {
    const ways = next.told.filter(({ way }) => way.length);
    trace(lay, ways.map(({ way: [origin, target], seat }) => ({ origin, target, seat: seat < 0 ? "" : seat })));
    rise(before.scores, next.scores);
  }
  if (near) {
    glide(were, ...boards.map((place) => [place, null]), [hand, null]);
    glideFrame(mapOf(find("board")), frame);
  }
}

const joined = (order) => order.map((name) => kept[name] ?? "").join("");

/** What holds for all moments: the log, and where one may jump to. */
function tellAll(next) {
  ({ heard, chapters, turning } = next);
  log.show(next.order.log, kept, new Set(next.order.log), Infinity);
  log.showFilters(kept.filters);
  const choices = chapters.map(({ at: number, title, depth }) => {
    const choice = document.createElement("option");
    choice.value = number;
    choice.textContent = `${"\u2003".repeat(depth - 1)}${title} · ${number}`;
    return choice;
  });
  find("chapter").replaceChildren(...choices);
  showTurning();
}

/** The turning points: buttons below the slider, and marks on it. */
function showTurning() {
  const row = find("turning");
  row.hidden = !turning.length;
  row.replaceChildren(
    ...turning.map(({ at: number, title }, place) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = `◆ ${place + 1}`;
      button.title = title;
      button.setAttribute("aria-label", title);
      button.dataset.at = number;
      return button;
    }),
  );
  find("ticks").replaceChildren(
    ...turning.map(({ at: number }) => {
      const tick = document.createElement("option");
      tick.value = number;
      return tick;
    }),
  );
}

/** The slider, the chapter, the lines told so far, and what the last of them touched. */
function showWhere({ number, last, told }, before) {
  at.max = last;
  at.value = number;
  find("count").textContent = `${number} / ${last}`;
  root.dataset.moment = number;
  find("chapter").value = chapters.findLast((chapter) => chapter.at <= number)?.at ?? "";
  const [first, end] = [heard[number - 1] ?? 0, heard[number] ?? 0];
  let current = null;
  const lines = logLines();
  lines.forEach((line) => {
    const event = numberOf(line);
    const isNow = event >= first && event < end;
    line.classList.toggle("later", event >= end);
    line.classList.toggle("now", isNow);
    if (isNow) current = line;
  });
  scrollTo(current ?? lines.findLast((line) => numberOf(line) < end));
  const stepped = before && Math.abs(number - before.number) <= 1;
  mark("told", stepped ? told.flatMap(({ things }) => thingsOnTable(things)) : []);
  const now = new URLSearchParams({ at: number });
  if (eyes?.value) now.set("eyes", eyes.value);
  history.replaceState(null, "", `${path}/replay?${now}`);
}

const logLines = () => [...find("log").querySelectorAll("li[data-event]")];
const numberOf = (line) => Number(line.dataset.event);
const anchorsOf = (line) => (line.dataset.anchors ?? "").split(" ").filter(Boolean);

/** The log shows the line, and the page stays where it is. */
function scrollTo(line) {
  const log = find("log");
  if (!line) {
    log.scrollTop = 0;
    return;
  }
  for (let fold = line.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  const [inner, outer] = [line.getBoundingClientRect(), log.getBoundingClientRect()];
  log.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

// Going there.

function go(number) {
  pause();
  jump(number);
}

function jump(number) {
  load(Math.max(0, Math.min(Number(at.max), number)));
}

const step = (by) => go(Number(at.value) + by);

function turn(by) {
  const here = Number(at.value);
  const starts = chapters.map((chapter) => chapter.at);
  const found = by < 0 ? starts.findLast((start) => start < here) : starts.find((start) => start > here);
  go(found ?? (by < 0 ? 0 : Number(at.max)));
}

/** To the choice that brought a line about. */
function goToLine(line) {
  const told = numberOf(line);
  go(heard.findIndex((count) => count > told));
}

// Playing.

function wait() {
  clearTimeout(timer);
  if (Number(at.value) >= Number(at.max)) return pause();
  timer = setTimeout(() => jump(Number(at.value) + 1), PLAY / Number(speed.value));
  return undefined;
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  showPlaying();
}

function toggle() {
  if (timer) return pause();
  if (Number(at.value) >= Number(at.max)) load(0);
  timer = -1; // until the next moment has come
  showPlaying();
  if (!loading) wait();
  return undefined;
}

const playName = find("play").title;

function showPlaying() {
  const button = find("play");
  const name = timer ? button.parentNode.dataset.pause : playName;
  button.querySelector("use").setAttribute("href", timer ? "#icon-pause" : "#icon-play");
  button.setAttribute("aria-label", name);
  button.title = name;
  root.dataset.playing = Boolean(timer);
}

// Buttons and keys.

const BUTTONS = {
  first: () => go(0),
  "turn-back": () => turn(-1),
  before: () => step(-1),
  play: toggle,
  next: () => step(1),
  "turn-on": () => turn(1),
  last: () => go(Number(at.max)),
};
const KEYS = {
  ArrowLeft: BUTTONS.before,
  ArrowUp: BUTTONS.before,
  ArrowRight: BUTTONS.next,
  ArrowDown: BUTTONS.next,
  PageUp: BUTTONS["turn-back"],
  PageDown: BUTTONS["turn-on"],
  Home: BUTTONS.first,
  End: BUTTONS.last,
  " ": toggle,
  i: () => reader.key(),
};

for (const [name, run] of Object.entries(BUTTONS)) find(name).addEventListener("click", run);

document.addEventListener("keydown", (event) => {
  if (dialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("select, textarea, input:not([type='range'])")) return;
  if (event.key === " " && event.target.closest("button, a, summary")) return; // it is pressed
  if (!(event.key in KEYS)) return;
  event.preventDefault();
  KEYS[event.key]();
});

find("turning").addEventListener("click", ({ target }) => {
  const button = target.closest("[data-at]");
  if (button) go(Number(button.dataset.at));
});

at.addEventListener("input", () => go(Number(at.value)));
eyes?.addEventListener("change", () => load(Number(at.value), true));
find("chapter").addEventListener("change", (event) => go(Number(event.target.value)));
speed.addEventListener("change", () => {
  setSetting("speed", speed.value);
  if (timer) wait();
});

find("link").addEventListener("click", (event) => {
  const link = new URL(event.currentTarget.dataset.watch, root.dataset.base || location.href);
  link.search = location.search;
  copy(link.href);
});

// What if.

find("play-on")?.addEventListener("click", () => {
  pause();
  find("what-if-dialog").showModal();
});

find("what-if-dialog")?.addEventListener("close", async ({ target }) => {
  if (target.returnValue !== "yes") return;
  target.returnValue = "";
  const asked = new URLSearchParams({
    at: at.value,
    seat: find("what-if-seat").value,
    others: find("what-if-others").value,
  });
  const answer = await fetch(`${path}/play-on?${asked}`, { method: "POST" });
  const links = await answer.json();
  if (!answer.ok) {
    note(links.refused);
    return;
  }
  location.href = links.watch;
});

// What a line names lights up; the line itself leads to its moment.

root.addEventListener("click", (event) => {
  const line = !event.target.closest(".rule, .name, summary") && event.target.closest("#log li");
  if (line) goToLine(line);
});

for (const name of ["pointerover", "focusin"]) {
  root.addEventListener(name, (event) => {
    const line = event.target.closest("[data-anchors]");
    mark("shown", line ? anchorsOf(line) : []);
  });
}

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

watchLuck(room);
watchRules(game);
addEventListener("resize", layOut);
load(query.has("at") ? Number(query.get("at")) || 0 : null, true);
