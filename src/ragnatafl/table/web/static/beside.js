// The turn beside a real board: one step at a time, by tap, key or Space; then what is asked.

import { keepAwake } from "./awake.js";
import { Connection } from "./connection.js";
import { dialogOpen, showRule } from "./dialogs.js";
import { dropKept, keep, lastState } from "./keeping.js";
import { keepShape } from "./layout.js";
import { mark } from "./marks.js";
import { morph } from "./morph.js";
import { browserId, setLanguage } from "./settings.js";
import { hasVoice, setSpeaks, speak, speaks, whenVoicesCome } from "./speaking.js";
import { forget, thingsOnTable, trace } from "./traces.js";

const find = (id) => document.getElementById(id);
const root = find("beside");
const { room } = root.dataset;
const { game } = document.querySelector("[data-game]").dataset;
const words = JSON.parse(root.dataset.words);
const path = `/t/${room}`;
const language = document.documentElement.lang;
const kept = `beside ${room}`;
const BUSY = [408, 429]; // answers that say nothing about the table

let page = null;
let at = 0; // the step that is shown; behind the last one stands what is asked
let asked = 0; // of several loads only the last one is shown
let since = null; // when the table said what is shown
let away = false; // the server does not answer
let waiting = null; // what was said meanwhile

// How far people are: the last step they did, by its number and words.

function done() {
  try {
    return JSON.parse(localStorage.getItem(kept)) ?? {};
  } catch {
    return {};
  }
}

function keepDone(step) {
  try {
    if (step) localStorage.setItem(kept, JSON.stringify({ number: step.number, text: step.text }));
    else localStorage.removeItem(kept);
  } catch {
    // a browser that keeps nothing begins with the first step
  }
}

const placeOf = ({ number, text }) => page.steps.findIndex((step) => step.number === number && step.text === text);

async function load() {
  const number = ++asked;
  const answer = await fetch(`${path}/beside?json`).catch(() => Response.error());
  if (answer.type === "error" || answer.status >= 500) return goAway();
  const copy = answer.clone();
  const found = await answer.json();
  if (number !== asked) return undefined;
  if (answer.ok) {
    take(found, answer.headers.get("date"));
    await keep(`${path}/beside`, copy, found.whose);
    return sayWaiting();
  }
  if (!BUSY.includes(answer.status)) await dropKept();
  return fault(found.refused);
}

function take(found, date) {
  const shown = page?.steps[at];
  page = found;
  since = new Date(date ?? Date.now());
  away = false;
  const same = shown ? placeOf(shown) : -1;
  at = same >= 0 ? same : placeOf(done()) + 1;
  fault("");
  show();
}

/** The server does not answer: what it said last is shown, and marked as old. */
async function goAway() {
  if (!page) {
    const last = await lastState(`${path}/beside`);
    if (last && !page) take(last.found, last.date);
  }
  away = true;
  showAway();
}

function showAway() {
  const then = since?.toLocaleString(language, { dateStyle: "short", timeStyle: "short" });
  const line = away ? [words.offline, then].filter(Boolean).join(" ") : "";
  if (find("old").textContent !== line) find("old").textContent = line;
  document.body.classList.toggle("away", away);
  find("to-tell").setAttribute("aria-disabled", String(away));
}

function fault(text) {
  find("fault").textContent = text;
}

// Showing.

async function show() {
  const step = page.steps[at];
  const now = page.now;
  root.dataset.moment = page.moment;
  find("step-of").textContent = step ? [step.of, step.heading].filter(Boolean).join(" · ") : now.of;
  find("step-count").textContent = step ? `${at + 1} / ${page.steps.length}` : "";
  find("step-text").textContent = step ? step.text : now.line;
  find("closing").textContent = (step?.closing ?? []).join(" · ");
  find("to-compare").hidden = !page.pause;
  showNote();
  find("step-back").disabled = at === 0;
  const ending = step ? null : (now.options.find((option) => option.ending) ?? null);
  find("step-next").hidden = !step;
  find("step-pass").hidden = !ending;
  find("step-pass").textContent = ending?.say ?? "";
  find("step-pass").dataset.option = ending?.text ?? "";
  find("to-tell").hidden = Boolean(step) || !now.tell;
  find("to-tell").textContent = now.tell;
  find("step-rule").dataset.is = step ? step.rule : now.rule;
  find("step-rule").disabled = !find("step-rule").dataset.is;
  find("step-undo").disabled = Boolean(page.undo);
  showReasons(step ? step.why : page.rest);
  find("answers").replaceChildren(...(step ? [] : now.options.filter((option) => option !== ending).map(answer)));
  find("answers").classList.toggle("cards", Boolean(find("answers").querySelector(".card")));
  find("holds").replaceChildren(...(step ? [] : page.holds.map(({ card, line }) => answer({ card, say: line }))));
  find("strengths").replaceChildren(...(step ? [] : page.strengths.map(strength)));
  find("fight").innerHTML = step ? "" : page.fight; // our own server's, escaped
  showAway();
  if (speaks()) speak(find("step-text").textContent, language);
  await showBoard(step);
}

function showReasons(lines) {
  find("step-why").disabled = lines.length === 0;
  if (!lines.length) openReasons(false);
  find("reasons-list").replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
}

function openReasons(open) {
  find("reasons").hidden = !open;
  find("step-why").setAttribute("aria-expanded", String(open));
}

function answer({ text, card, say, stakes, face }) {
  const item = document.createElement("li");
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: face ? "" : say });
  const told = [stakes ?? []].flat().filter(Boolean).join(" · ");
  if (card) button.dataset.card = card;
  else button.dataset.option = text;
  if (face) {
    button.className = "card";
    button.setAttribute("aria-label", [say, told].filter(Boolean).join(", "));
    button.innerHTML = `<span>${face}</span>`; // our own server's, escaped
  }
  if (told) button.append(Object.assign(document.createElement("small"), { textContent: told }));
  item.append(button);
  return item;
}

function strength([name, value]) {
  const made = document.createElement("div");
  made.append(
    Object.assign(document.createElement("dt"), { textContent: name }),
    Object.assign(document.createElement("dd"), { textContent: value }),
  );
  return made;
}

/** The map as it is once the step is done, with marks on what the step names. */
async function showBoard(step) {
  let layers = page.board;
  if (step) {
    const query = new URLSearchParams({ at: step.number, moment: page.moment, lang: language, json: "" });
    const then = await fetch(`${path}/story?${query}`).then((answer) => answer.json()).catch(() => ({}));
    if (page.steps[at] !== step) return; // one has gone on
    const order = then.order?.board ?? Object.keys(layers);
    layers = Object.fromEntries(order.map((name) => [name, then.layers?.[name] ?? page.board[name] ?? ""]));
  }
  morph(find("board"), Object.values(layers).join(""));
  keepShape();
  forget();
  mark("told", step ? thingsOnTable(step.things) : []);
  const [origin, target] = step?.way ?? [];
  if (target) trace(null, [{ origin, target, seat: step.seat < 0 ? "" : step.seat }]);
}

// Going on.

function next() {
  const step = page?.steps[at];
  if (!step) return;
  keepDone(step);
  at += 1;
  openReasons(false);
  show();
  // never an answer: who presses Space once too often has not answered
  if (!page.steps[at]) find(page.now.tell ? "to-tell" : "step-text").focus({ preventScroll: true });
}

function back() {
  if (!page || at === 0) return;
  at -= 1;
  keepDone(page.steps[at - 1]);
  openReasons(false);
  show();
  find("step-next").focus({ preventScroll: true });
}

/** What the server cannot hear now it hears when it is back, if nothing has happened since. */
function say(message) {
  const whole = { ...message, seat: page.seat, moment: page.moment };
  if (!away && connection.send(whole)) return;
  waiting = whole;
  fault(words.unheard);
}

function sayWaiting() {
  if (waiting?.moment !== page.moment || connection.send(waiting)) waiting = null;
}

find("step-next").addEventListener("click", next);
find("step-text").addEventListener("click", next);
find("step-back").addEventListener("click", back);
find("step-why").addEventListener("click", () => openReasons(find("reasons").hidden));
find("step-rule").addEventListener("click", (event) => showRule(game, event.currentTarget.dataset.is).catch(goAway));
find("to-tell").addEventListener("click", (event) => {
  if (!away) return;
  event.preventDefault();
  fault(words["tell-later"]);
});
find("step-undo").addEventListener("click", () => say({ say: "undo" }));
find("step-bar").addEventListener("click", (event) => {
  const { option, card } = event.target.closest("button")?.dataset ?? {};
  if (card) say({ say: "hold", card });
  else if (option) say({ say: "choose", option });
});

const KEYS = { ArrowRight: next, " ": next, Enter: next, ArrowLeft: back, w: () => find("step-why").click(), u: () => find("step-undo").click() };

document.addEventListener("keydown", (event) => {
  if (!(event.key in KEYS) || event.ctrlKey || event.altKey || event.metaKey || dialogOpen()) return;
  const onControl = event.target.closest?.("button, a, select, input");
  if (onControl && (event.key === " " || event.key === "Enter" || onControl.matches("select, input"))) return;
  event.preventDefault();
  KEYS[event.key]();
});

// Aloud.

function showSpeech() {
  const able = hasVoice(language);
  const button = find("speak");
  button.disabled = !able;
  button.setAttribute("aria-pressed", String(able && speaks()));
  const line = able ? (speaks() ? words["speak-stop"] : words.speak) : words["speak-not"];
  button.setAttribute("aria-label", line);
  button.title = line;
}

find("speak").addEventListener("click", () => {
  setSpeaks(!speaks());
  showSpeech();
  if (speaks()) speak(find("step-text").textContent, language);
});
whenVoicesCome(showSpeech);
showSpeech();

// The table: what changes there is shown here.

const connection = new Connection(
  () => `/ws/${room}?lang=${language}&browser=${browserId()}`,
  {
    onMessage: (message) => {
      if ("parts" in message) load();
      else if ("refused" in message) fault(message.refused);
    },
    onState: (here) => here || load(),
  },
);

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

let darkens = false;

function showNote() {
  find("note").textContent = [page?.pause && words.pause, darkens && words["awake-not"]].filter(Boolean).join(" ");
}

keepAwake(() => {
  darkens = true;
  showNote();
});
