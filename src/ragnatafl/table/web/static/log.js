// The log: turns that fold, lines picked out by seat; it never leaves the place one reads at.
// Of turns long past it has the headings, and fetches their lines when one of them is opened.

import { morph } from "./morph.js";

const NEAR = 40; // so far from its end one still reads the end
const OPEN = 3; // so many turns are open unless the reader says otherwise

export class Log {
  /** `place` holds the lines, `filters` a button a seat, `news` leads to lines that are new; from
      `address` come the lines of a turn by its number. */
  constructor(place, filters, news, address) {
    Object.assign(this, { place, filters, news, address });
    this.known = new Set();
    this.chosen = new Map(); // by turn: did the reader open it, or fold it?
    this.only = new Set();
    this.read = -1;
    this.atEnd = true;
    place.addEventListener("scroll", () => this.scrolled());
    place.addEventListener("click", (event) => this.folded(event));
    place.addEventListener("toggle", ({ target }) => this.fetch(target), true);
    filters.addEventListener("click", (event) => this.filter(event.target.closest("[data-filter]")));
    news.addEventListener("click", () => this.goToEnd());
    new ResizeObserver(() => this.atEnd && this.goToEnd()).observe(place);
  }

  /** The chunks by name and which of them have changed; `events` is how many there are. */
  show(order, kept, changed, events) {
    const anchor = this.atEnd ? null : this.anchor();
    const lines = this.place.querySelectorAll("li[data-event]").length;
    order.forEach((name, number) => {
      const chunk = this.place.children[number] ?? this.place.appendChild(document.createElement("div"));
      const old = chunk.dataset.name;
      const aged = name === `${old}b`; // it has its lines from before it was long past
      if (aged && !(changed.has(name) && this.known.has(name))) return;
      if (old !== name || changed.has(name)) morph(chunk, kept[name] ?? ""); // before anything happened there is nothing to send
      chunk.dataset.name = name;
    });
    while (this.place.children.length > order.length) this.place.lastChild.remove();
    this.known = new Set(order);
    if (this.read < 0 || this.read > events) this.read = events;
    this.mark();
    this.fold();
    const more = this.place.querySelectorAll("li[data-event]").length > lines;
    if (this.atEnd) this.goToEnd();
    else this.hold(anchor);
    this.news.hidden = this.atEnd || (this.news.hidden && !more);
  }

  /** What comes from now on is new to the reader. */
  haveRead(events) {
    this.read = events;
  }

  /** Its panel lies last in a column. */
  stay(column) {
    const panel = this.place.parentElement;
    if (panel.parentElement !== column) column.append(panel);
  }

  showFilters(markup) {
    morph(this.filters, markup);
    this.mark();
  }

  mark() {
    for (const line of this.place.querySelectorAll("li[data-event]")) {
      line.classList.toggle("fresh", Number(line.dataset.event) >= this.read);
      line.hidden = this.only.size > 0 && !this.concerns(line);
    }
    for (const scene of this.place.querySelectorAll(".scene")) {
      scene.hidden = !scene.querySelector("li[data-event]:not([hidden])");
    }
    for (const turn of this.place.querySelectorAll(".turn")) {
      const brief = turn.matches("[data-brief]");
      const empty = !brief && !turn.querySelector("li[data-event]:not([hidden])");
      turn.classList.toggle("empty", empty);
      if (brief && turn.open) this.fetch(turn);
      turn.hidden = this.only.size > 0 && (empty || !this.concerns(turn));
    }
    for (const chip of this.filters.children) {
      chip.setAttribute("aria-pressed", String(this.only.has(chip.dataset.filter)));
    }
  }

  concerns(element) {
    return element.dataset.seats.split(" ").some((seat) => this.only.has(seat));
  }

  filter(chip) {
    if (!chip) return;
    const seat = chip.dataset.filter;
    if (!this.only.delete(seat)) this.only.add(seat);
    this.mark();
    if (this.atEnd) this.goToEnd();
  }

  /** The last turns are open; while one reads further up, nothing folds by itself. */
  fold() {
    const turns = [...this.place.querySelectorAll(".turn")];
    turns.forEach((turn, number) => {
      const last = number >= turns.length - OPEN;
      if (last || this.atEnd) turn.open = this.chosen.get(turn.id) ?? last;
    });
  }

  folded(event) {
    const turn = event.target.closest("summary")?.parentElement;
    if (!turn) return;
    this.chosen.set(turn.id, !turn.open); // it opens or folds once this click is over
    if (!this.isAtEnd() || turn !== this.lastTurn()) this.atEnd = false;
  }

  /** The lines of a turn long past, once it is opened. */
  async fetch(turn) {
    if (!turn.open || !turn.matches(".turn[data-brief]")) return;
    turn.removeAttribute("data-brief");
    const answer = await fetch(this.address(turn.id.slice("turn:".length))).catch(() => null);
    if (!answer?.ok) {
      turn.setAttribute("data-brief", "");
      turn.open = false;
      return;
    }
    const template = document.createElement("template");
    template.innerHTML = (await answer.json()).lines; // made by our own server
    turn.append(template.content.querySelector("ol"));
    this.mark();
  }

  lastTurn() {
    return this.place.lastElementChild?.querySelector(".turn:last-child") ?? null;
  }

  isAtEnd() {
    return this.place.scrollHeight - this.place.scrollTop - this.place.clientHeight < NEAR;
  }

  /** The reader has scrolled; or the place has changed its size, and where one reads has not. */
  scrolled() {
    const size = `${this.place.clientWidth} ${this.place.clientHeight}`;
    if (size !== this.size) {
      this.size = size;
      if (this.atEnd) this.goToEnd();
      return;
    }
    this.atEnd = this.isAtEnd();
    if (this.atEnd) this.news.hidden = true;
  }

  goToEnd() {
    this.atEnd = true;
    this.news.hidden = true;
    this.place.scrollTop = this.place.scrollHeight;
  }

  /** The first line or heading in sight, and how far from the edge it stands. */
  anchor() {
    const { top } = this.place.getBoundingClientRect();
    const shown = this.place.querySelectorAll("summary, li[data-event]");
    const element = [...shown].find((one) => one.getBoundingClientRect().bottom > top);
    return element ? { element, at: element.getBoundingClientRect().top } : null;
  }

  hold(anchor) {
    if (!anchor?.element.isConnected) return;
    this.place.scrollTop += anchor.element.getBoundingClientRect().top - anchor.at;
  }

  /** Open the last turn and hand out its last line. */
  lastLine() {
    const turn = this.lastTurn();
    if (turn) turn.open = true;
    this.goToEnd();
    const lines = this.place.querySelectorAll("li[data-event]:not([hidden]) .line");
    return lines[lines.length - 1] ?? this.place;
  }
}
