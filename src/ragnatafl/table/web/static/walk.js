// The walk through what automas did in their turns: line by line, with the table as it was then.

import { words } from "./dialogs.js";
import { moves } from "./settings.js";

const PLAY = 1700; // milliseconds for a line
const find = (id) => document.getElementById(id);

export class Walk {
  /** `show(then, touched)` draws a moment; `enter` and `leave` tell when the past is shown. */
  constructor({ path, now, enter, show, leave }) {
    Object.assign(this, { path, now, enter, show });
    this.left = leave;
    this.on = false;
    this.at = -1; // the place of the line that is shown
    this.lines = [];
    this.boards = new Map(); // by the number of an event
    this.timer = 0;
    find("walk-start").addEventListener("click", () => this.start());
    find("walk-back").addEventListener("click", () => this.step(-1));
    find("walk-next").addEventListener("click", () => this.step(1));
    find("walk-play").addEventListener("click", () => this.toggle());
    find("walk-now").addEventListener("click", () => this.leave());
    find("walk-lines").addEventListener("click", (event) => {
      const line = !event.target.closest(".rule") && event.target.closest("li");
      if (line) this.go(this.lines.indexOf(line));
    });
  }

  /** New tales, or the same in another language. */
  tell(markup) {
    const place = find("walk-lines");
    place.innerHTML = markup; // made by our own server, every name in it escaped
    this.lines = [...place.querySelectorAll("li")];
    this.boards.clear();
    this.seen = Math.min(this.remembered(), this.number(this.lines.length - 1));
    this.render();
  }

  number(place) {
    return Number(this.lines[place]?.dataset.event ?? -1);
  }

  /** How far one has read: the number of an event; kept for this table and seat. */
  remembered() {
    try {
      return Number(localStorage.getItem(`walk:${this.path}`) ?? -1);
    } catch {
      return -1;
    }
  }

  remember(number) {
    this.seen = number;
    try {
      localStorage.setItem(`walk:${this.path}`, number);
    } catch {
      // a browser that keeps nothing begins anew
    }
  }

  /** The first line that one has not read; of those all read the first. */
  begin() {
    const fresh = this.lines.findIndex((line) => Number(line.dataset.event) > this.seen);
    return Math.max(0, fresh);
  }

  start() {
    if (this.on || !this.lines.length || !this.now()) return;
    this.on = true;
    this.enter();
    this.go(this.begin());
    find("walk-lines").focus({ preventScroll: true });
    find("walk").scrollIntoView({ block: "start" });
  }

  leave() {
    if (!this.on) return;
    const inside = find("walk").contains(document.activeElement);
    this.pause();
    this.on = false;
    this.remember(this.number(this.lines.length - 1));
    find("walk-said").textContent = "";
    this.render();
    this.left();
    if (inside) find("walk-start").focus({ preventScroll: true });
  }

  step(by) {
    if (this.at + by >= this.lines.length) this.leave();
    else this.go(Math.max(0, this.at + by));
  }

  async go(place) {
    if (!this.on) {
      this.on = true;
      this.enter();
    }
    this.at = place;
    const number = this.number(place);
    this.remember(number);
    this.render();
    this.announce();
    const then = await this.board(number);
    if (!this.on || this.at !== place) return;
    this.show(then, this.lines[place].dataset.touched.split(" ").filter(Boolean));
    if (this.timer) this.wait();
    if (place + 1 < this.lines.length) this.board(this.number(place + 1));
  }

  /** The table then; the server leaves out what is as it is now. */
  board(number) {
    const { moment, language } = this.now();
    if (!this.boards.has(number)) {
      const query = new URLSearchParams({ at: number, moment, lang: language, json: "" });
      this.boards.set(
        number,
        fetch(`${this.path}/walk?${query}`)
          .then((answer) => (answer.ok ? answer.json() : Promise.reject()))
          .catch(() => ({ order: [], layers: {} })),
      );
    }
    return this.boards.get(number);
  }

  toggle() {
    if (this.timer) this.pause();
    else this.wait();
    this.render();
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.step(1), PLAY);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** Arrows, blank, Home, End and Escape, while one walks. */
  key(event) {
    if (!this.on) return false;
    const pressed = event.target.closest?.("button, a, summary");
    if (event.key === " " && pressed) return false;
    const keys = {
      ArrowLeft: () => this.step(-1),
      ArrowUp: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowDown: () => this.step(1),
      Home: () => this.go(0),
      End: () => this.go(this.lines.length - 1),
      " ": () => this.toggle(),
      Escape: () => this.leave(),
    };
    if (!(event.key in keys)) return false;
    keys[event.key]();
    return true;
  }

  // Showing.

  render() {
    const fresh = this.lines.some((line) => Number(line.dataset.event) > this.seen);
    find("walk").hidden = this.lines.length === 0;
    find("walk-lines").hidden = !this.on;
    find("walk-start").hidden = this.on;
    find("walk-start").classList.toggle("main", fresh);
    say(find("walk-start"), fresh ? "walk-start" : "walk-again");
    for (const name of ["back", "next", "play", "now"]) find(`walk-${name}`).hidden = !this.on;
    find("walk-back").disabled = this.at <= 0;
    say(find("walk-play"), this.timer ? "walk-pause" : "walk-play");
    find("walk-play").querySelector("use").setAttribute("href", this.timer ? "#icon-pause" : "#icon-play");
    find("walk-count").textContent = this.on ? `${this.at + 1} / ${this.lines.length}` : "";
    this.lines.forEach((line, place) => {
      line.classList.toggle("later", this.on && place > this.at);
      line.toggleAttribute("aria-current", this.on && place === this.at);
      if (this.on && place === this.at) line.setAttribute("aria-current", "step");
    });
    if (this.on) this.scroll(this.lines[this.at]);
  }

  scroll(line) {
    const list = find("walk-lines");
    const { top, height } = line.getBoundingClientRect();
    const from = list.getBoundingClientRect();
    const to = list.scrollTop + top - from.top - (from.height - height) / 2;
    list.scrollTo({ top: to, behavior: moves() ? "smooth" : "instant" });
  }

  /** For who listens: the step when it is a new one, then the line. */
  announce() {
    const line = this.lines[this.at];
    const first = line.parentNode.firstElementChild === line;
    const heading = first ? line.parentNode.previousElementSibling?.textContent : "";
    const told = line.querySelector(".line").textContent;
    find("walk-said").textContent = heading ? `${heading}. ${told}` : told;
  }
}

function say(button, key) {
  const text = button.querySelector("[data-say]");
  text.dataset.say = key;
  if (key in words) text.textContent = words[key];
}
