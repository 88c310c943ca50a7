// The story since one's turn: what others did, turn by turn, with the table as it was then. It is
// played at the pace that its reader has chosen, and can be skipped at any moment.

import { announce } from "./announce.js";
import { words } from "./dialogs.js";
import { Results } from "./results.js";
import { moves, settings } from "./settings.js";

/** Milliseconds for a stop, and what a stop is: a turn, a step of it, a line. */
const PACES = {
  quick: { wait: 900, stop: ".tale" },
  normal: { wait: 1400, stop: "ol" },
  slow: { wait: 1700, stop: "li" },
};
const LONGEST_SAID = 180;
const find = (id) => document.getElementById(id);

export class Story {
  /**
   * `show(then, lines, onward)` draws a moment, later than what is seen or not; `enter` and `leave`
   * tell when the past is shown.
   */
  constructor({ path, now, enter, show, leave }) {
    Object.assign(this, { path, now, enter, show });
    this.left = leave;
    this.on = false;
    this.at = -1; // the place of the line that is shown
    this.lines = [];
    this.drawn = -1; // how many events the present on the page shows
    this.shown = -1; // the number of the last event that is seen on the board
    this.asked = null; // what stands for the moment that was asked for last
    this.said = -1; // how many events have been told to who listens
    this.boards = new Map(); // by the number of an event
    this.timer = 0;
    this.results = new Results();
    find("story-start").addEventListener("click", () => this.start());
    find("story-back").addEventListener("click", () => this.step(-1));
    find("story-next").addEventListener("click", () => this.step(1));
    find("story-play").addEventListener("click", () => this.toggle());
    find("story-now").addEventListener("click", () => this.leave());
    find("story-lines").addEventListener("click", (event) => {
      const line = !event.target.closest(".rule, [data-read]") && event.target.closest("li, h3");
      if (line) this.go(this.lines.indexOf(line.matches("li") ? line : line.parentNode.querySelector("li")));
    });
    find("story-results").addEventListener("click", (event) => {
      const button = event.target.closest("[data-first]");
      if (button) this.results.openOne(Number(button.dataset.first));
    });
    document.addEventListener("visibilitychange", () => document.hidden && this.leave(false));
  }

  /** New tales, or the same in another language. */
  tell(parts) {
    const place = find("story-lines");
    const number = this.number(this.at);
    const isResult = (part) => part.startsWith("<article");
    place.innerHTML = parts.filter((part) => !isResult(part)).join(""); // our own server's, escaped
    this.lines = [...place.querySelectorAll("li")];
    this.results.tell(parts.filter(isResult));
    this.boards.clear();
    const same = this.lines.findIndex((line) => Number(line.dataset.event) === number);
    this.at = same < 0 ? Math.min(this.at, this.lines.length - 1) : same;
    if (this.on && !this.lines.length) this.leave();
    this.seen = Math.min(this.remembered(), this.number(this.lines.length - 1));
    this.announceTurns();
    this.render();
  }

  /** How far one has read: the number of an event; kept for this table and seat. */
  remembered() {
    try {
      return Number(localStorage.getItem(`story:${this.path}`) ?? -1);
    } catch {
      return -1;
    }
  }

  remember(number) {
    this.seen = number;
    try {
      localStorage.setItem(`story:${this.path}`, number);
    } catch {
      // a browser that keeps nothing begins anew
    }
  }

  isFresh(line) {
    return Number(line.dataset.event) > this.seen;
  }

  number(place) {
    return Number(this.lines[place]?.dataset.event ?? -1);
  }

  /** Is the present held back, because the story of how it came about is told first? */
  holds() {
    if (this.on) return true;
    const { events, since, seat, curtain } = this.now();
    const from = this.drawn;
    const pace = PACES[settings.pace];
    if (!pace || from < 0 || events <= from || curtain !== null || document.hidden) return false;
    const first = this.lines.findIndex(
      (line) => Number(line.dataset.event) >= Math.max(from, since) && this.isOthers(line, seat),
    );
    if (first < 0) return false;
    this.begin(first - 1);
    this.playing = true;
    this.playOn();
    return true;
  }

  isOthers(line, seat) {
    return Number(line.closest(".tale").dataset.seat) !== seat;
  }

  /** The present is on the page, with so many events. */
  drew({ events, since }) {
    if (events < this.drawn) this.results.backTo(events);
    this.drawn = events;
    if (!this.now().coach?.state) this.results.open(since, events); // in a lesson the coach tells them
    this.results.came = true;
    this.render();
  }

  /** The line was lost, or the page has just come: what happened meanwhile is not played. */
  arrives() {
    this.drawn = -1;
  }

  /** One has answered: what was on the table is read. */
  answered() {
    this.results.close();
  }

  begin(place) {
    this.on = true;
    this.at = place;
    this.shown = this.drawn - 1;
    this.enter();
  }

  start() {
    if (this.on || !this.lines.length || !this.now()) return;
    this.begin(-1);
    this.go(Math.max(0, this.lines.findIndex((line) => this.isFresh(line))));
    find("story-lines").focus({ preventScroll: true });
  }

  leave(read = true) {
    if (!this.on) return;
    const inside = find("story").contains(document.activeElement) || find("story-panel").contains(document.activeElement);
    this.pause();
    this.on = false;
    find("board").removeAttribute("aria-busy");
    if (read) this.remember(this.number(this.lines.length - 1));
    announce("");
    this.render();
    this.left();
    if (inside) find("story-start").focus({ preventScroll: true });
  }

  step(by) {
    this.pause();
    if (this.at + by >= this.lines.length) this.leave();
    else this.go(Math.max(0, this.at + by));
  }

  /** Where the next stop is at this pace: the end of the turn, of the step, or the next line. */
  nextStop() {
    const first = this.lines[this.at + 1];
    const { stop } = PACES[settings.pace] ?? PACES.slow;
    if (!first || stop === "li") return this.at + 1;
    const group = first.closest(stop).querySelectorAll("li");
    return this.lines.indexOf(group[group.length - 1]);
  }

  playOn() {
    const next = this.nextStop();
    if (next < this.lines.length) this.go(next);
    else this.leave();
  }

  async go(place) {
    if (!this.on) this.begin(place);
    const from = Math.min(this.at, place - 1);
    this.at = place;
    this.remember(this.number(place));
    this.render();
    if (!this.playing) this.announce();
    find("board").setAttribute("aria-busy", "true");
    const number = this.number(place);
    const asked = (this.asked = {});
    const then = await this.board(number);
    if (asked !== this.asked) return; // who asked later will be answered
    find("board").removeAttribute("aria-busy");
    if (!this.on || this.at !== place) return;
    this.show(then, this.lines.slice(Math.max(0, from + 1), place + 1), number > this.shown);
    this.shown = number;
    this.results.open(this.now().since, number + 1);
    if (this.playing) this.wait();
    if (place + 1 < this.lines.length) this.board(this.number(this.playing ? this.nextStop() : place + 1));
  }

  /** The table then; the server leaves out what is as it is now. */
  async board(number) {
    const { moment, language } = this.now();
    if (!this.boards.has(number)) {
      const query = new URLSearchParams({ at: number, moment, lang: language, json: "" });
      this.boards.set(
        number,
        fetch(`${this.path}/story?${query}`)
          .then((answer) => (answer.ok ? answer.json() : Promise.reject()))
          .catch(() => ({ order: {}, layers: {}, scores: [] })),
      );
    }
    const then = await this.boards.get(number);
    return moment === this.now().moment ? then : this.board(number); // the present has gone on
  }

  toggle() {
    this.playing = !this.playing;
    if (this.playing) this.playOn();
    else this.pause();
    this.render();
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.playOn(), (PACES[settings.pace] ?? PACES.slow).wait);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.playing = false;
  }

  /** Arrows, Home and End step, P plays, blank and Escape lead to the present. */
  key(event) {
    if (!this.on) return this.keyForResult(event);
    if (event.key === " " && event.target.closest?.("button, a, summary")) return false;
    const keys = {
      ArrowLeft: () => this.step(-1),
      ArrowUp: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowDown: () => this.step(1),
      Home: () => this.step(-this.at),
      End: () => this.step(this.lines.length - 1 - this.at),
      p: () => this.toggle(),
      " ": () => this.leave(),
      Escape: () => this.leave(),
    };
    if (!(event.key in keys)) return false;
    keys[event.key]();
    return true;
  }

  keyForResult(event) {
    if (event.key !== "Escape" || !this.results.isOpen) return false;
    this.results.next();
    return true;
  }

  // Showing.

  render() {
    const { seat = -3 } = this.now() ?? {};
    const fresh = this.lines.some((line) => this.isFresh(line) && this.isOthers(line, seat));
    const turns = [...find("story-lines").querySelectorAll(".tale")].filter((tale) => Number(tale.dataset.seat) !== seat);
    find("story").hidden = turns.length === 0 && !this.on;
    find("story-panel").hidden = !this.on;
    find("story-start").hidden = this.on;
    find("story-start").classList.toggle("main", fresh);
    say(find("story-start"), fresh ? "story-start" : "story-again");
    find("story-of").hidden = this.on;
    find("story-results").hidden = this.on;
    for (const name of ["back", "next", "play", "now"]) find(`story-${name}`).hidden = !this.on;
    find("story-back").disabled = this.at <= 0;
    say(find("story-play"), this.playing ? "story-pause" : "story-play");
    find("story-play").querySelector("use").setAttribute("href", this.playing ? "#icon-pause" : "#icon-play");
    find("story-count").textContent = this.on ? `${this.at + 1} / ${this.lines.length}` : "";
    this.renderRibbon(turns);
    this.renderLine();
    this.results.place();
    this.lines.forEach((line, place) => {
      line.classList.toggle("later", this.on && place > this.at);
      if (this.on && place === this.at) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    });
    if (this.on && this.lines[this.at]) this.scroll(this.lines[this.at]);
  }

  /** The line that is shown, above the map where one looks. */
  renderLine() {
    const line = this.on && this.lines[this.at];
    find("story-line").hidden = !line;
    if (!line) return;
    const sign = line.closest(".tale").querySelector("h3 .sign")?.cloneNode(true) ?? "";
    find("story-line").replaceChildren(sign, " ", line.querySelector(".line").textContent);
  }

  /** Whose turns there are, and what results: each can be opened again. */
  renderRibbon(turns) {
    const label = document.createElement("span");
    label.textContent = words.story ?? "";
    const signs = turns.map((tale) => tale.querySelector("h3 .sign")?.cloneNode(true)).filter(Boolean);
    find("story-of").replaceChildren(label, ...signs.slice(-8));
    const buttons = this.results.all.slice(-4).map(({ first, title }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.first = first;
      button.textContent = title;
      return button;
    });
    const focused = document.activeElement?.dataset?.first;
    find("story-results").replaceChildren(...buttons);
    if (focused) buttons.find((button) => button.dataset.first === focused)?.focus({ preventScroll: true });
  }

  scroll(line) {
    const list = find("story-panel");
    const { top, height } = line.getBoundingClientRect();
    const from = list.getBoundingClientRect();
    const to = list.scrollTop + top - from.top - (from.height - height) / 2;
    list.scrollTo({ top: to, behavior: moves() ? "smooth" : "instant" });
  }

  /** For who listens and steps: the step when it is a new one, then the line. */
  announce() {
    const line = this.lines[this.at];
    const first = line.parentNode.firstElementChild === line;
    const heading = first ? line.parentNode.previousElementSibling?.textContent : "";
    const told = line.querySelector(".line").textContent;
    announce(heading ? `${heading}. ${told}` : told);
  }

  /** For who listens: a line for each turn of others that is over. */
  announceTurns() {
    const { seat, events } = this.now();
    const before = this.said;
    const done = [...find("story-lines").querySelectorAll(".tale[data-whole]")].filter(
      (tale) => Number(tale.dataset.seat) !== seat && Number(tale.dataset.end) > before,
    );
    this.said = Math.max(0, ...done.map((tale) => Number(tale.dataset.end)), Math.min(before, events));
    if (before < 0 || !done.length || this.on && !this.playing) return;
    announce(done.map(inShort).join(" "));
  }
}

/** A turn in one line. */
function inShort(tale) {
  const told = [...tale.querySelectorAll(".line")].map((line) => line.textContent).join("; ");
  const short = told.length > LONGEST_SAID ? `${told.slice(0, told.lastIndexOf(";", LONGEST_SAID))} …` : told;
  return `${tale.querySelector("h3").textContent.trim()}: ${short}.`;
}

function say(button, key) {
  const text = button.querySelector("[data-say]");
  text.dataset.say = key;
  if (key in words) text.textContent = words[key];
}
