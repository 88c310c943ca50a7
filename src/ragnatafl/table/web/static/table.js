// The page of a seat: it shows what the server sends, and says what the person chooses.

import { Chooser } from "./choosing.js";
import { clockAct, showClocks, tellClocks } from "./clocks.js";
import { answer, coachKey, showCoach, teaches, watchCoach } from "./coach.js";
import { Connection } from "./connection.js";
import { showTelling } from "./companion.js";
import { ask, copy, dialogOpen, note, showRule, speak, watchRules, words } from "./dialogs.js";
import { awaitHint, closeOldHint, showHint } from "./hints.js";
import { elementOf, mark } from "./marks.js";
import { Log } from "./log.js";
import { forgetSeal, openOwn, sealOwn, showLuck, watchLuck } from "./luck.js";
import { openLesson } from "./learn.js";
import { layOut, showQuestion, showTab, watchLayout } from "./layout.js";
import { frameOf, glide, glideFrame, mapOf, places, settle } from "./motion.js";
import { morph } from "./morph.js";
import { Picking } from "./picking.js";
import { browserId, moves, rememberTable, setLanguage, setName, setSetting, settings } from "./settings.js";
import { Reader } from "./read.js";
import { play } from "./sounds.js";
import { tellStanding, watchStanding } from "./standing.js";
import { Suggesting } from "./suggesting.js";
import { Story } from "./story.js";
import { Talk } from "./talk.js";
import { countDown } from "./waits.js";
import { Seated } from "./seated.js";
import { forget, lying, redrawLast, rise, showLast, thingsOnTable, trace } from "./traces.js";

const FORCED_PAUSE = 600;
const find = (id) => document.getElementById(id);

const root = find("table");
const { room, game } = root.dataset;
const path = `/t/${room}`;
const kept = {}; // all parts of the page, as they came last
let page = null;
let drawn = null; // the page that is seen: while the story is told it is an older one
let stale = new Set(); // what has changed since then
let points = []; // of all seats, as they stand at the moment that is shown
let waiting = false; // for the answer to a choice
let takeForced = true;
let invited = ""; // an invitation that was just made, until it is shown
let sent = ""; // of its number for the luck, since it came: the seal, or the number itself

const log = new Log(
  find("log"), find("log-filters"), find("log-new"),
  (turn) => `${path}/log?turn=${turn}`,
);
const chooser = new Chooser(root, { send: choose, why: askWhy, sound: play });
const suggesting = new Suggesting(find("coach-marks"), chooser, (message) => connection.send(message));
const picking = new Picking(root, {
  offer: (offered) => chooser.offer(offered),
  say,
  answered: () => story.answered(),
});
const story = new Story({
  path,
  now: () => page,
  enter: lookBack,
  show: showThen,
  leave: present,
});
const reader = new Reader(root, {
  address: (what) => `${path}/read?json&seat=${page?.seat}&what=${encodeURIComponent(what)}&lang=${page?.language}`,
  state: () => `${page?.moment} ${page?.seat} ${page?.language}`,
  canChoose: () => page?.options.length > 0,
});
const seated = new Seated(root, room, { send: say, note: (text) => note(text, { kind: "refused" }) });
const talk = find("talk-panel") && new Talk(room, {
  send: (message) => connection.send(message),
  sound: () => play("move"),
  shown: (open) => open && showTab("talk"),
});
const connection = new Connection(
  () => `/ws/${room}?lang=${find("language").value}&browser=${browserId()}`,
  { onMessage: hear, onState: connected },
);

// Hearing.

function connected(here) {
  find("away").hidden = here;
  root.classList.toggle("is-away", !here);
  waiting = false;
  sent = "";
  suggesting.forget();
  if (here) story.arrives();
}

function hear(message) {
  if ("parts" in message) {
    take(message);
  } else if ("talk" in message) {
    talk?.hear(message.talk);
  } else if ("trouble" in message) {
    find("trouble").textContent = message.trouble;
    find("trouble").hidden = !message.trouble;
  } else if ("closed" in message) {
    find("away").textContent = message.closed;
  } else if ("notice" in message) {
    showNotice(message.notice);
  } else if ("refused" in message) {
    waiting = false;
    picking.refused();
    play("refuse");
    if (!message.coach || !answer(message.coach)) note(message.refused, { rule: message.rule, kind: "refused" });
  } else if ("confirm" in message) {
    waiting = false;
    const option = chooser.options.find((candidate) => candidate.text === message.confirm);
    if (option && message.moment === page.moment) chooser.arm(option, message.reason);
  } else if ("picking" in message) {
    picking.hear(message);
  } else if ("hint" in message) {
    hearHint(message);
  } else if ("suggested" in message) {
    suggesting.hear(message);
  }
}

/** What the owner of the server says: what the table is called, and what everybody shall know. */
function showNotice({ title, lines }) {
  const shown = [title, ...lines].filter(Boolean).map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  });
  find("notice").replaceChildren(...shown);
  find("notice").hidden = !shown.length;
}

/** A new page. It is shown at once, or when the story of how it came about has been told. */
function take(next) {
  if (next.begun !== page?.begun) story.arrives();
  page = next;
  countDown(find("players"), next.waits, words);
  showClocks(root, next, words);
  for (const [name, part] of Object.entries(next.parts)) {
    if (part) kept[name] = changed(kept[name], part);
    else delete kept[name];
    stale.add(name.split(".")[0]);
  }
  if ("words" in next.parts) speak(JSON.parse(kept.words));
  document.documentElement.lang = next.language;
  root.dataset.moment = next.moment;
  waiting = false;
  if (stale.has("story") || "words" in next.parts) story.tell(next.order.story.map((name) => kept[name] ?? ""));
  if ((next.coach?.state && !story.on) || !story.holds()) present(); // in a lesson the coach tells it
  if (!next.begun && next.seat < 0) forgetSeal(room);
  if (next.wants && next.wants !== "ready" && next.wants !== sent) mixIn(next.wants); // hash and seals are shown by now
  seated.show(next);
}

/** First the seal of a number for the luck, then the number itself. */
function mixIn(wanted) {
  if (wanted === "seal") return say({ say: "seal", seal: sealOwn(room) }) && (sent = wanted);
  const nonce = openOwn(room);
  return nonce && say({ say: "mix", nonce }) && (sent = wanted);
}

/** The table as it is now. */
function present() {
  const next = page;
  const before = drawn?.begun === next.begun ? drawn : null;
  settle(); // what still glides lies where it glides to
  const were = before && before.seat === next.seat ? lying() : null;
  drawn = next;
  root.dataset.over = next.over;
  root.classList.toggle("gathers", !next.begun);
  root.dataset.seat = next.seat;
  root.classList.toggle("curtain", next.curtain !== null);
  const looked = root.classList.contains("past");
  root.classList.remove("past");
  if (looked) for (const name of ["board", "fight", "more"]) stale.add(name);
  redraw(next, before, stale);
  stale = new Set();
  markChanges(before, were, looked);
  const mine = next.options.length > 0;
  picking.offer(next);
  suggesting.offer(next);
  if (mine && (before?.moment !== next.moment || !before.options.length)) showQuestion();
  showCoach(next, room, game);
  tellStanding(next, before);
  closeOldHint(next.moment);
  showTelling(next, words);
  tellClocks();
  showTools(next);
  document.title = `${mine || next.wants === "ready" ? "● " : ""}${words.game} · Ragnatafl`;
  sound(next, before, mine);
  takeOnlyOption(next);
}

/** A part is sent whole, or in pieces: what is new, and where in the old one the rest lies. */
function changed(old, part) {
  if (typeof part === "string") return part;
  return part.map((piece) => (typeof piece === "string" ? piece : old.substr(...piece))).join("");
}

function redraw(next, before, changed) {
  const boards = ["board", "fight", "more"].map(find);
  const hand = find("hand");
  const moving = moves() && before && before.seat === next.seat;
  find("ghost")?.remove();
  const were = moving ? places(...boards, hand) : null;
  const frame = moving ? frameOf(mapOf(find("board"))) : null;
  const lay = boxOf(find("board"));
  const redrawn = boards.filter(({ id }) => changed.has(id));
  for (const place of redrawn) drawPlace(place, next.order[place.id]);
  for (const name of ["hand", "banner", "coach", "players", "end", "standing", "gathering", "luck", "clock"]) {
    if (changed.has(name)) morph(find(name), kept[name] ?? "");
  }
  find("end").hidden = !kept.end;
  find("gathering").hidden = !kept.gathering;
  find("clock").hidden = !kept.clock;
  showLuck(room);
  log.stay(root.querySelector(next.over ? ".side" : ".middle")); // the end takes its place
  find("choices").hidden = next.over || next.seat < 0;
  hand.hidden = !kept.hand;
  if (changed.has("log")) log.show(next.order.log, kept, new Set(Object.keys(next.parts)), next.events);
  if (changed.has("filters")) log.showFilters(kept.filters);
  if (changed.has("players") || changed.has("gathering")) showInvites();
  layOut();
  if (moving && redrawn.length && boxOf(find("board")) === lay) { // or all would glide with the map
    const mover = find("more").querySelectorAll('[id^="seat:"]')[before.asked[0]];
    glide(were, ...redrawn.map((place) => [place, mover]), [hand, find("deck")]);
    glideFrame(mapOf(find("board")), frame);
  }
}

function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return `${x} ${y} ${width} ${height}`;
}

function drawPlace(place, order, layers = {}) {
  morph(place, order.map((name) => layers[name] ?? kept[name] ?? "").join(""));
  place.hidden = order.length === 0;
}

const joined = (order) => order.map((name) => kept[name] ?? "").join("");

function showTools(next) {
  const undo = find("undo");
  undo.setAttribute("aria-disabled", String(!next.can_undo));
  undo.title = next.undo_reason;
  find("hint").disabled = next.options.length === 0 || next.chance || teaches();
}

function sound(next, before, mine) {
  if (!before) return;
  if (next.over && !before.over) play("end");
  else if ((mine && !before.options.length) || (next.wants === "ready" && before.wants !== "ready")) play("turn");
  else if (next.events > before.events) play("move");
}

function takeOnlyOption(next) {
  const [only] = next.options;
  if (next.options.length !== 1 || next.secret || next.picking || teaches()) return;
  if (!settings.forced || !takeForced) return;
  const { moment } = next;
  setTimeout(() => {
    if (page.moment !== moment || waiting || !settings.forced || story.on) return;
    note(`${words["forced-taken"]} ${only.say}`);
    choose(only, true);
  }, FORCED_PAUSE);
}

// The story: the board shows the past, and nothing can be chosen.

function lookBack() {
  root.classList.add("past");
  picking.offer({ options: [], moment: page.moment, rule: "" });
  redrawLast();
}

/** The table when the last of these lines was told, and what they changed: who goes back sees nothing move. */
function showThen({ order, layers, scores }, lines, onward) {
  const boards = ["board", "fight", "more"].map(find);
  settle();
  const were = onward ? lying() : null;
  const from = moves() ? places(...boards) : null;
  for (const place of boards) drawPlace(place, order[place.id] ?? page.order[place.id], layers);
  layOut();
  if (from) glide(from, ...boards.map((place) => [place, null]));
  mark("told", lines.flatMap(thingsOf));
  trace(were, lines.flatMap(wayOf));
  if (scores.length && points.length) rise(points, scores);
  points = scores;
}

const thingsOf = (line) => thingsOnTable(line.dataset.things.split(" ").filter(Boolean));

function wayOf(line) {
  const [origin, target] = line.dataset.way?.split(" ") ?? [];
  const { seat } = line.closest(".tale").dataset;
  return target ? [{ origin, target, seat: Number(seat) < 0 ? "" : seat }] : [];
}

/** What others changed since one's last answer: marked until the next one, if it was not told. */
function markChanges(before, were, looked) {
  mark("told", []);
  forget();
  const lines = story.lines.filter((line) => Number(line.dataset.event) >= page.since && Number(line.dataset.by) !== page.seat);
  if (before && before.seat === page.seat && page.curtain === null) {
    mark("changed", lines.flatMap(thingsOf));
    if (!looked && were && page.events > before.events) trace(were, lines.flatMap(wayOf));
    if (points.length) rise(points, page.scores);
  } else mark("changed", []);
  points = page.scores;
  story.drew(page);
  showLast(JSON.parse(kept.last ?? "[]"));
}

// Saying.

function say(message) {
  if (connection.send(message)) return true;
  note(words.away);
  return false;
}

function choose(option, sure) {
  if (waiting || !page || picking.take(option)) return;
  takeForced = true;
  if (!sure || option !== page.options[0] || page.options.length > 1) story.answered();
  log.haveRead(page.events);
  waiting = say({
    say: "choose",
    seat: page.seat,
    option: option.text,
    moment: page.moment,
    careful: settings.confirm && !sure,
  });
}

function askWhy(anchors, variant) {
  if (page) say({ say: "why", seat: page.seat, anchors, variant });
}

function undo() {
  story.leave();
  if (!page?.can_undo) return note(page?.undo_reason ?? "", { kind: "refused" });
  takeForced = false; // or the only option would be taken again at once
  return say({ say: "undo", seat: page.seat, moment: page.moment });
}

function askHint() {
  story.leave();
  if (!page?.options.length || page.chance) return note(words["hint-none"]);
  awaitHint(root, page.moment);
  return say({ say: "hint", seat: page.seat });
}

function hearHint({ hint, moment, why }) {
  // Without a hint it is told why; in a set it may name no member.
  const shown = moment === page.moment && (!hint || chooser.hint(hint) || page.picking);
  if (shown) showHint(root, why, moment);
}

async function act(button) {
  const seat = Number(button.dataset.seat);
  switch (button.dataset.act) {
    case "ready":
      return say({ say: "ready", seat });
    case "begin":
      return say({ say: "begin", without: "without" in button.dataset });
    case "rematch":
      return say({ say: "rematch" });
    case "take-over":
      return say({ say: "take-over", seat, by_bot: true });
    case "give-back":
      return say({ say: "take-over", seat, by_bot: false });
    case "take-back":
      return say({ say: "take-over", seat, by_bot: false, undo: true });
    case "resign":
      return (await ask(words["resign-sure"], words["act-resign"])) && say({ say: "resign", seat });
    case "rename": {
      const now = button.closest("li").querySelector(".who").textContent;
      const name = await ask(words["rename-what"], words.save, now);
      if (name) setName(name);
      return name && say({ say: "rename", seat, name });
    }
    case "invitation":
      return showInvitation(button);
    case "move":
      return invite(seat);
    case "ready-now":
      return mixIn("seal");
    case "leave-seat":
      return say({ say: "leave" });
    case "list":
      return say({ say: "list", listed: button.dataset.listed });
    case "send-away":
      return (await ask(words["lobby-send-away-sure"], words["lobby-send-away"])) && say({ say: "send-away", seat });
    case "sit-here":
      return seated.sit(seat);
    default:
      return clockAct(button, say);
  }
}

// Invitations: to one's own seat, which moves it, and to free seats who opened the table.

async function invite(seat) {
  const answer = await fetch(`${path}/invite`, { method: "POST", body: JSON.stringify({ seat }) });
  const told = await answer.json();
  if (!answer.ok) return note(told.refused, { kind: "refused" });
  invited = told.link;
  return showInvites();
}

/** A new invitation is shown as soon as the page has it; one that was used up is put away. */
function showInvites() {
  const dialog = find("invite-dialog");
  const buttons = [...root.querySelectorAll("#invites [data-link]")];
  const fresh = buttons.find(({ dataset }) => dataset.link === invited);
  if (fresh) showInvitation(fresh);
  else if (dialog.open && !buttons.some(({ dataset }) => dataset.link === dialog.dataset.link)) dialog.close();
}

function showInvitation(button) {
  const dialog = find("invite-dialog");
  const { link, seat = "", how } = button.dataset;
  invited = "";
  Object.assign(dialog.dataset, { link, seat });
  find("invite-title").textContent = button.textContent;
  find("invite-how").textContent = how;
  find("invite-link").value = (root.dataset.base || location.origin) + link;
  find("invite-picture")?.setAttribute("src", `/qr.svg?link=${encodeURIComponent(link)}`);
  find("invite-anew").hidden = seat === "";
  if (!dialog.open) dialog.showModal();
}

// Buttons, keys, settings.

root.addEventListener("click", (event) => {
  const button = event.target.closest("[data-act]");
  if (button) act(button);
  const line = event.target.closest("[data-anchors]");
  if (line) mark("shown", line.dataset.anchors.split(" ").filter(Boolean));
});

for (const name of ["pointerover", "focusin"]) {
  root.addEventListener(name, (event) => {
    const line = event.target.closest("[data-anchors]");
    mark("shown", line ? line.dataset.anchors.split(" ").filter(Boolean) : []);
  });
}

function showSettings() {
  find("pace").value = settings.pace;
  for (const box of document.querySelectorAll("[data-setting]")) {
    box.checked = settings[box.dataset.setting];
  }
  const sound = find("sound");
  sound.setAttribute("aria-pressed", String(settings.sound));
  sound.querySelector("use").setAttribute("href", settings.sound ? "#icon-sound" : "#icon-quiet");
  document.documentElement.classList.toggle("still", !settings.motion);
}

function change(name, value) {
  setSetting(name, value);
  showSettings();
  if (name === "last") redrawLast();
}

function goToLog() {
  showTab("log");
  log.lastLine().focus();
}

/** The rule behind what has the focus, or behind the question. */
function why() {
  const line = document.activeElement.closest?.("li, p");
  const rule = line?.querySelector("[data-rule]")?.dataset.rule ?? page?.rule;
  if (rule) showRule(game, rule);
}

function zoom() {
  const levels = [1, 1.4, 1.9];
  const next = levels[(levels.indexOf(Number(root.dataset.zoom ?? 1)) + 1) % levels.length];
  root.dataset.zoom = next;
  find("board").style.setProperty("--zoom", next);
}

const KEYS = {
  u: undo,
  h: askHint,
  i: () => reader.key(),
  l: goToLog,
  p: () => story.start(),
  w: why,
  s: () => change("sound", !settings.sound),
  t: () => talk?.focus(),
  "?": () => find("help-dialog").showModal(),
};

document.addEventListener("keydown", (event) => {
  if (dialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, select, textarea")) return;
  if (story.key(event) || chooser.key(event) || coachKey(event)) {
    event.preventDefault();
    return;
  }
  const run = KEYS[event.key.toLowerCase()];
  if (!run) return;
  event.preventDefault();
  run();
});

find("undo").addEventListener("click", undo);
find("invite-copy").addEventListener("click", () => copy(find("invite-link").value));
find("invite-link").addEventListener("focus", ({ target }) => target.select());
find("invite-anew").addEventListener("click", () => invite(Number(find("invite-dialog").dataset.seat)));
find("hint").addEventListener("click", askHint);
find("sound").addEventListener("click", () => change("sound", !settings.sound));
find("help").addEventListener("click", () => find("help-dialog").showModal());
find("settings").addEventListener("click", () => find("settings-dialog").showModal());
find("zoom").addEventListener("click", zoom);
find("language").addEventListener("change", (event) => {
  story.leave();
  setLanguage(event.target.value);
  say({ say: "speak", language: event.target.value });
});
for (const box of document.querySelectorAll("[data-setting]")) {
  box.addEventListener("change", () => change(box.dataset.setting, box.checked));
}
find("pace").addEventListener("change", (event) => change("pace", event.target.value));

watchCoach(
  (act, tried) => page && say({ say: "coach", seat: page.seat, act, moment: page.moment, try: tried }),
  (path) => openLesson(path).catch(({ message }) => note(message, { kind: "refused" })),
);
watchLayout(() => talk?.look());
watchLuck(room);
new ResizeObserver(redrawLast).observe(find("board"));
find("report").href = `${path}/report`;
watchStanding(find("standing"), (name, text, on) => {
  say({ say: "stand", seat: page.seat, name, text, on, moment: page.moment });
});
watchRules(game);
showSettings();
if (Number(root.dataset.seat) >= 0 && !("lesson" in root.dataset)) rememberTable(room);
