// Reading: whatever is drawn or named opens its face, its text and where it is now. Pointing with a
// delay shows it beside the pointer; a tap, a long press, Enter or `i` opens the window.

import { dialogOpen, note, words } from "./dialogs.js";
import { elementOf, labelOf } from "./marks.js";

const DELAY = 500;
const PRESS = 500;
const MOVED = 12; // pixels: more is scrolling
const DRAWN = /^(card|piece|seat|row|board|condition|zone|age|area):/;
const AT_ONCE = /^(?!piece:|seat:|area:|age:)/; // what is read by pointing alone; all else would be in the way
const LIT = ".lit, .lit-else, .taken, .reach";

const find = (id) => document.getElementById(id);

/** What can be read at an element: its own name, or the anchor of what is drawn there. */
export function readableAt(element, isDrawn = true) {
  const named = element?.closest?.("[data-read]");
  if (named) return named.dataset.read;
  for (let part = element; isDrawn && part && part !== document; part = part.parentNode) {
    if (part.id && DRAWN.test(part.id)) return part.id.replace(/^row:/, "seat:");
  }
  return "";
}

/** All names that a line, an option or a prompt holds. */
export function namesIn(element) {
  const line = element?.closest?.("li, p, summary, button, section, article");
  const found = line ? [...line.querySelectorAll("[data-read]")] : [];
  return [...new Set(found.map(({ dataset }) => dataset.read))];
}

/** A sentence with the names in it marked: each with its start, its end and its id. */
export function namedText(text, names = []) {
  const pieces = [];
  let done = 0;
  for (const [start, end, id] of names) {
    const name = document.createElement("span");
    name.className = "name";
    name.dataset.read = id;
    name.textContent = text.slice(start, end);
    pieces.push(text.slice(done, start), name);
    done = end;
  }
  return [...pieces, text.slice(done)];
}

/** What is no thing of the box still tells what it is: a region, an army, a priest. */
function drawnLabel(anchor) {
  const label = elementOf(anchor)?.getAttribute("aria-label") ?? "";
  if (!label) return null;
  const text = document.createElement("p");
  text.textContent = label;
  return { title: labelOf(anchor), html: text.outerHTML };
}

export class Reader {
  /** `address(what)` is where its words are; `state()` tells when they are new. */
  constructor(root, { address, state = () => "", canChoose = () => false }) {
    this.root = root;
    this.address = address;
    this.state = state;
    this.canChoose = canChoose;
    this.heard = new Map();
    this.list = [];
    this.place = 0;
    this.pointed = null;
    this.pressed = false;
    this.clicked = { x: NaN, y: NaN }; // where a button was pressed last
    this.listen();
  }

  listen() {
    const { root } = this;
    root.addEventListener("pointerover", (event) => this.point(event));
    root.addEventListener("pointerout", () => this.hide());
    root.addEventListener("pointerdown", (event) => this.press(event));
    for (const name of ["pointerup", "pointercancel", "scroll", "wheel"]) {
      document.addEventListener(name, () => this.release(), { capture: true, passive: true });
    }
    root.addEventListener("pointermove", (event) => this.wander(event));
    root.addEventListener("contextmenu", (event) => this.pressed && event.preventDefault());
    root.addEventListener("click", (event) => this.click(event), true);
    find("rule-dialog")?.addEventListener("click", (event) => {
      const named = event.target.closest("[data-read]");
      if (named) this.open([named.dataset.read]);
    });
    const dialog = find("read-dialog");
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close(); // beside it
      const turn = event.target.closest("[data-turn]");
      if (turn) this.turn(Number(turn.dataset.turn));
      const named = event.target.closest("[data-read]");
      if (named) this.open([named.dataset.read]);
    });
    dialog.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step && this.list.length > 1) this.turn(step);
    });
  }

  // Pointing.

  point(event) {
    if (event.pointerType === "touch") return;
    this.hide();
    this.pointed = event.target;
    const { x, y } = this.clicked;
    if (Math.hypot(event.clientX - x, event.clientY - y) < 3) return; // the page has moved, not the hand
    const what = readableAt(event.target);
    if (!what || !AT_ONCE.test(what)) return;
    const { clientX, clientY } = event;
    this.waiting = setTimeout(() => this.beside(what, clientX, clientY), DELAY);
  }

  async beside(what, x, y) {
    const pointed = this.pointed;
    const found = await this.hear(what);
    if (!found || this.pointed !== pointed || dialogOpen()) return;
    const shown = document.createElement("div");
    shown.id = "read-beside";
    shown.setAttribute("aria-hidden", "true"); // who listens has the window
    shown.innerHTML = `<h2></h2>${found.html}`; // made by our own server
    shown.firstChild.textContent = found.title;
    document.body.append(shown);
    const { width, height } = shown.getBoundingClientRect();
    const { left, right } = (pointed.closest("button, li, p") ?? pointed).getBoundingClientRect(); // stays in sight
    const fitting = [left - width - 10, right + 10, x + 18, x - width - 18].find(
      (edge) => edge >= 4 && edge + width <= innerWidth - 4,
    );
    shown.style.left = `${fitting ?? 4}px`;
    shown.style.top = `${Math.max(4, Math.min(y - 20, innerHeight - height - 4))}px`;
  }

  hide() {
    clearTimeout(this.waiting);
    this.pointed = null;
    find("read-beside")?.remove();
  }

  // A long press of a finger.

  press(event) {
    this.hide();
    this.pressed = false;
    this.byTouch = event.pointerType === "touch";
    this.clicked = { x: event.clientX, y: event.clientY };
    if (!this.byTouch) return;
    const what = readableAt(event.target);
    const list = what ? [what] : namesIn(event.target.closest("button, li"));
    if (!list.length) return;
    this.at = { x: event.clientX, y: event.clientY };
    this.pressing = setTimeout(() => {
      this.pressed = true;
      this.open(list);
    }, PRESS);
  }

  wander(event) {
    if (this.at && Math.hypot(event.clientX - this.at.x, event.clientY - this.at.y) > MOVED) this.release();
  }

  release() {
    clearTimeout(this.pressing);
    this.at = null;
  }

  /** A name opens; what is drawn opens where it is no choice: by finger, or while nothing is asked. */
  click(event) {
    this.hide();
    if (this.pressed) { // the finger goes up after a long press: that is no choice
      this.pressed = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const named = event.target.closest("[data-read]");
    if (named && !event.target.closest("[data-option], [data-pick]")) {
      if (named.ownerSVGElement) event.stopPropagation(); // what it lies on is not meant
      this.open([named.dataset.read]);
      return;
    }
    const row = event.target.closest('[id^="row:"] [data-anchors]');
    if (row?.dataset.anchors.startsWith("seat:") && !row.dataset.anchors.includes(" ")) {
      event.stopPropagation(); // a sheet is read large
      this.open([row.dataset.anchors]);
      return;
    }
    if (named || event.target.closest("button, a, input, label, summary")) return;
    const closer = event.target.closest(".closer");
    const what = readableAt(event.target) || closer?.id;
    if (!what || what.startsWith("area:") || event.target.closest(LIT)) return;
    if (!this.byTouch && !closer && this.canChoose()) return; // then a click asks why not
    event.stopPropagation();
    this.open([what]);
  }

  /** What has the focus, or is under the pointer; on a line, what it names. */
  key() {
    const focused = document.activeElement;
    for (const element of [focused === document.body ? null : focused, this.pointed, find("banner")]) {
      const what = readableAt(element);
      const list = what ? [what] : namesIn(element);
      if (list.length) return this.open(list);
    }
    return undefined;
  }

  // The window.

  async hear(what) {
    const state = this.state();
    if (this.heardAt !== state) this.heard.clear();
    this.heardAt = state;
    if (!this.heard.has(what)) {
      const answer = await fetch(this.address(what)).catch(() => null);
      const found = answer ? await answer.json().catch(() => ({})) : {};
      this.heard.set(what, answer?.ok ? found : { refused: found.refused ?? what });
    }
    const found = this.heard.get(what);
    this.refused = found.refused ?? "";
    return found.refused === undefined ? found : null;
  }

  open(list) {
    this.list = list;
    this.place = 0;
    return this.show();
  }

  turn(step) {
    this.place = (this.place + step + this.list.length) % this.list.length;
    this.show();
  }

  async show() {
    const what = this.list[this.place];
    const heard = /^[a-z]+$/.test(what) ? null : await this.hear(what); // else a part of a picture, not of the box
    const found = heard ?? drawnLabel(what);
    if (!found) {
      note(this.refused, { kind: "refused" });
      return;
    }
    const dialog = find("read-dialog");
    find("read-title").textContent = found.title;
    const body = find("read-body");
    body.innerHTML = found.html; // made by our own server
    body.prepend(...this.large(what, heard));
    if (this.list.length > 1) body.append(this.turns());
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  }

  /** What is drawn small on the table, large: a sheet, or what is no thing of the box. Without ids,
   *  which stay with the table's own. */
  large(what, heard) {
    const plate = find(`plate:${what.replace(/^seat:/, "")}`) ?? (heard ? null : elementOf(what)?.ownerSVGElement);
    if (!plate || plate.id === "plate:map") return [];
    const copy = plate.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll("[id], [tabindex]")]) {
      if (DRAWN.test(part.id) && part.id !== what) part.dataset.read = part.id;
      for (const name of ["id", "tabindex", "role"]) part.removeAttribute(name);
    }
    copy.classList.add("sheet-large");
    return [copy];
  }

  turns() {
    const bar = document.createElement("p");
    bar.className = "acts turns";
    const button = (step, key) => {
      const made = document.createElement("button");
      made.type = "button";
      made.dataset.turn = step;
      made.textContent = words[key];
      return made;
    };
    bar.append(
      button(-1, "read-back"), `${this.place + 1} / ${this.list.length}`, button(1, "read-next"),
    );
    return bar;
  }
}
