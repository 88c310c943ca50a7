// How a person says what they choose: by pointing at lit things in one or two steps, or by a list.
// The program knows no rules: it has the options, each with its sentence, its anchors (first what is
// taken up, then where it goes, then all else it touches), its variant, its ghost, and what it costs
// and gives. Of many options each knows its row (what is done with what) and what that leaves to say.

import { words } from "./dialogs.js";
import { showLit } from "./layout.js";
import { mapOf } from "./motion.js";
import { namedText } from "./read.js";
import { anchorAt, bringIntoView, elementOf, labelOf, mark, nearest } from "./marks.js";

const TYPING = 700;
const BRIEF = 18;
const SHORT_LIST = 9; // longer ones stand by verb, and so does a longer row

const find = (id) => document.getElementById(id);

function textIn(tag, name, text) {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}

/** What it costs and gives: beside the rest, or below it if that is long. */
const stakesText = (text) => textIn("span", text.length > BRIEF ? "stakes" : "stakes brief", text);

/** The coach means this one: seen, and heard by who does not see it. */
function pointAt(button, isMeant = true) {
  button.classList.toggle("pointed", isMeant);
  if (isMeant) button.setAttribute("aria-current", "step");
  else button.removeAttribute("aria-current");
}

function headingItem({ title, stakes }) {
  const item = document.createElement("li");
  item.className = "verb";
  item.append(textIn("h3", "say", title));
  if (stakes) item.append(stakesText(stakes));
  return item;
}

/** In the bar, so that it is in reach on every screen. */
function endingButton() {
  const button = textIn("button", "", "");
  button.type = "button";
  button.id = "ending";
  button.hidden = true;
  find("bar").append(button);
  return button;
}

export class Chooser {
  /** `send(option, sure)` passes a choice on, `why(anchors, variant)` asks why not; `sound(name)`. */
  constructor(root, { send, why, sound }) {
    this.root = root;
    this.send = send;
    this.why = why;
    this.sound = sound;
    this.options = [];
    this.rows = []; // of a long list: title, what all cost and give alike, how many they are
    this.moment = -1;
    this.taken = ""; // the anchor that was taken up
    this.opened = -1; // the row of a long list that is shown alone
    this.turns = false; // something could be turned since the page was opened
    this.variant = "";
    this.armed = null; // the option that is to be confirmed
    this.shown = null; // the option whose ghost is shown
    this.pointed = ""; // the anchor under the pointer
    this.hinted = "";
    this.wanted = []; // the options that a coach means
    this.coached = new Set(); // the options that a coach would choose
    this.touch = false;
    this.keyboard = false; // the last thing touched was a key: then the focus is led along
    this.typed = "";
    this.typedAt = -Infinity;
    this.ending = endingButton();
    this.listen();
  }

  listen() {
    this.root.addEventListener("pointerdown", (event) => {
      this.touch = event.pointerType === "touch";
    }, true);
    document.addEventListener("pointerdown", () => (this.keyboard = false), true);
    document.addEventListener("keydown", () => (this.keyboard = true), true);
    this.root.addEventListener("click", (event) => this.click(event));
    this.root.addEventListener("pointerover", (event) => this.point(event));
    this.root.addEventListener("pointerout", () => this.unpoint());
    this.root.addEventListener("focusin", (event) => {
      if (event.target.matches(":focus-visible")) this.preview(this.optionOf(event.target));
    });
    this.root.addEventListener("focusout", () => this.armed || this.preview(this.suggested()));
    find("board").addEventListener("wheel", (event) => {
      if (event.ctrlKey || !this.turnable()) return;
      event.preventDefault();
      this.rotate(Math.sign(event.deltaY) || 1);
    }, { passive: false });
    find("armed-yes").addEventListener("click", () => this.confirm());
    find("armed-no").addEventListener("click", () => this.back());
    find("rotate").addEventListener("click", () => this.rotate(1));
    find("back").addEventListener("click", () => this.back());
    this.ending.addEventListener("click", () => this.choose(this.endingOption()));
  }

  /** A new page: forget what was begun, unless it is the same question still. */
  offer({ options, moment, rule, picking, coach = null, rows = [] }) {
    this.rule = rule;
    this.wanted = coach?.wants ?? [];
    this.rows = rows;
    this.gathers = Boolean(picking); // then nothing is said yet, and a tap is enough
    const same = moment === this.moment && options.length === this.options.length;
    this.options = options;
    this.moment = moment;
    if (!same) {
      find("choices").scrollTop = 0;
      this.taken = "";
      this.opened = -1;
      this.armed = null;
      this.shown = null;
      this.hinted = "";
      this.coached = new Set();
      this.typed = "";
      const first = new Set(this.options.map((option) => option.anchors[0]));
      const [only] = first;
      if (first.size === 1 && only && this.options.some((option) => option.anchors.length > 1)) {
        this.taken = only;
      }
    } else if (this.armed) {
      this.armed = options.find((option) => option.text === this.armed.text) ?? null;
    }
    this.render();
  }

  // What is open now.

  scope() {
    return this.taken ? this.options.filter((o) => o.anchors[0] === this.taken) : this.options;
  }

  /** Options that the next pointing can choose. */
  reachable() {
    if (this.taken) return this.scope();
    return this.options.filter((option) => option.anchors.length === 1);
  }

  variants() {
    const found = [...new Set(this.reachable().map((option) => option.variant))];
    return found.sort((a, b) => a - b || a.localeCompare(b));
  }

  turnable() {
    return this.variants().length > 1;
  }

  currentVariant() {
    const found = this.variants();
    return found.includes(this.variant) ? this.variant : (found[0] ?? "");
  }

  /** The option that pointing at an anchor means; the variant in hand goes first. */
  optionAt(anchor) {
    const variant = this.currentVariant();
    let best = null;
    let least = Infinity;
    for (const option of this.reachable()) {
      const place = option.anchors.indexOf(anchor, this.taken ? 1 : 0);
      if (place < 0) continue;
      const cost = place + (option.variant === variant ? 0 : 100);
      if (cost < least) [best, least] = [option, cost];
    }
    return best;
  }

  /** The things that can be taken up first. */
  beginnings() {
    return new Set(this.options.filter((o) => o.anchors.length > 1).map((o) => o.anchors[0]));
  }

  optionOf(element) {
    const button = element.closest?.("[data-option]");
    if (button) return this.options.find((option) => option.text === button.dataset.option);
    const anchor = anchorAt(element, this.root);
    return anchor ? this.optionAt(anchor) : null;
  }

  /** What ends the phase or declines, beside something else to do. */
  endingOption() {
    return this.options.length > 1 ? this.options.find((option) => option.ending) : undefined;
  }

  stakesOf(option) {
    return option.stakes ?? this.rows[option.row]?.stakes ?? "";
  }

  // Pointing.

  click(event) {
    const button = event.target.closest("[data-option], [data-pick], [data-row]");
    if (button?.dataset.pick) return this.take(button.dataset.pick);
    if (button?.dataset.row) return this.open(Number(button.dataset.row));
    if (button) return this.choose(this.options.find((o) => o.text === button.dataset.option));
    const anchor = anchorAt(event.target, this.root);
    return anchor ? this.pick(anchor) : undefined;
  }

  pick(anchor) {
    if (anchor === this.taken) return this.back();
    const byKey = this.keyboard;
    const option = this.optionAt(anchor);
    if (!option && this.beginnings().has(anchor)) {
      this.take(anchor);
      if (byKey) find("board").querySelector(".lit")?.focus();
      return undefined;
    }
    if (!option) return this.askWhy(anchor);
    if (option.variant !== this.currentVariant()) this.variant = option.variant;
    const asks = (this.touch && !this.gathers) || this.ambiguous(anchor);
    if (asks && this.armed !== option) return this.arm(option, "");
    return this.choose(option);
  }

  /** Pointing there may mean several things that only words tell apart; turns can be seen. */
  ambiguous(anchor) {
    const ways = this.reachable().filter(
      ({ anchors, variant }) => anchors.includes(anchor, this.taken ? 1 : 0) && Number.isNaN(Number(variant)),
    );
    return new Set(ways.map((option) => option.variant)).size > 1;
  }

  /** What is not lit cannot be chosen; the server tells by which rule. */
  askWhy(anchor) {
    if (!this.options.length || (!this.taken && this.beginnings().size)) return;
    this.why(this.taken ? [this.taken, anchor] : [anchor], this.currentVariant());
  }

  take(anchor) {
    this.taken = anchor;
    this.variant = this.coachedOptions().find(({ anchors }) => anchors[0] === anchor)?.variant ?? this.variant;
    this.armed = null;
    this.shown = null;
    this.sound("rotate");
    this.render();
    showLit();
    bringIntoView([...this.root.querySelectorAll(".lit")]);
  }

  /** Of a long list show one row alone. */
  open(row) {
    this.opened = row;
    this.sound("rotate");
    this.render();
  }

  choose(option) {
    if (option) this.send(option, this.armed === option);
  }

  /** Show it and wait for a second word. */
  arm(option, reason) {
    this.armed = option;
    if (option.anchors.length > 1 && this.taken !== option.anchors[0]) this.taken = option.anchors[0];
    if (option.anchors.length) this.variant = option.variant;
    const stakes = this.stakesOf(option);
    find("armed-text").textContent = `${words.armed} ${option.say}${stakes && ` · ${stakes}`}`;
    find("armed-why").textContent = reason;
    this.render();
    this.preview(option);
    if (this.keyboard) find("armed-yes").focus();
  }

  confirm() {
    const option = this.armed;
    if (!option) return;
    this.armed = null; // in a sealed question nothing else tells that it was said
    this.render();
    this.send(option, true);
  }

  point(event) {
    if (event.pointerType === "touch") return;
    this.pointed = anchorAt(event.target, this.root);
    if (!this.armed) this.preview(this.optionOf(event.target) ?? this.suggested());
  }

  unpoint() {
    this.pointed = "";
    if (!this.armed) this.preview(this.suggested());
  }

  /** What a hint is about, which is shown while nothing else is pointed at. */
  suggested() {
    return find("hint-panel") && this.options.find(({ text }) => text === this.hinted);
  }

  /** One step back: not sure after all, or something else is to be taken up. */
  back() {
    if (this.armed) {
      this.armed = null;
      this.preview(null);
    } else if (this.taken) {
      this.taken = "";
    } else if (this.opened >= 0) {
      this.opened = -1;
    } else {
      return false;
    }
    this.render();
    return true;
  }

  rotate(step) {
    const found = this.variants();
    if (found.length < 2) return;
    const place = found.indexOf(this.currentVariant());
    this.variant = found[(place + step + found.length) % found.length];
    this.armed = null;
    this.sound("rotate");
    this.render();
    this.preview(this.pointed ? this.exactly(this.pointed) : null);
  }

  /** After a turn the ghost stays away where it could not lie so. */
  exactly(anchor) {
    const option = this.optionAt(anchor);
    return option?.variant === this.currentVariant() ? option : null;
  }

  hint(text) {
    const option = this.options.find((candidate) => candidate.text === text);
    if (!option) return null;
    this.hinted = text;
    if (option.anchors.length > 1) this.taken = option.anchors[0];
    else if (this.rows[option.row]?.title) this.opened = option.row;
    this.variant = option.variant;
    this.armed = null;
    this.render();
    this.preview(option);
    return option;
  }

  /** What a coach would choose: marked where it stands, nothing moves. */
  coach(texts) {
    this.coached = new Set(texts);
    this.showCoached();
    return this.coachedOptions();
  }

  coachedOptions() {
    return this.options.filter(({ text }) => this.coached.has(text));
  }

  // Keys.

  key(event) {
    const { key } = event;
    if (key !== "Enter" && key !== "Shift") this.typedAt = -Infinity;
    if (key === "Escape") return this.typed ? this.type("") : this.back();
    if (key === "Enter") {
      if (this.typed) return this.finishTyping();
      if (performance.now() - this.typedAt < TYPING) return true; // it belongs to the number before
      if (this.armed && !event.target.closest?.("button, a")) return this.confirm() ?? true;
      return this.press(event.target);
    }
    if (key === " ") return this.press(event.target);
    if (key.startsWith("Arrow")) return this.move(event);
    if (/^[0-9]$/.test(key)) return this.type(this.typed + key);
    if (key.toLowerCase() === "r" && this.turnable()) return this.rotate(1) ?? true;
    return false;
  }

  /** What is drawn takes Enter and blank like a button. */
  press(target) {
    const anchor = target.closest?.("button, a, input, select") ? "" : anchorAt(target, this.root);
    if (!anchor) return false;
    this.touch = false;
    this.pick(anchor);
    return true;
  }

  move(event) {
    const anchor = anchorAt(event.target, this.root);
    if (!anchor) return false;
    const lit = this.root.querySelectorAll(".lit, .lit-else");
    nearest(event.target, event.key, lit)?.focus();
    return true;
  }

  type(digits) {
    clearTimeout(this.timer);
    const count = this.entries.length;
    const number = Number(digits);
    this.typed = number > 0 && number <= count ? String(number) : "";
    find("typed").textContent = this.typed;
    if (!this.typed) return true;
    if (number * 10 > count) this.finishTyping();
    else this.timer = setTimeout(() => this.finishTyping(), TYPING);
    return true;
  }

  finishTyping() {
    clearTimeout(this.timer);
    const entry = this.entries[Number(this.typed) - 1];
    this.typed = "";
    this.typedAt = performance.now();
    find("typed").textContent = "";
    if (entry?.pick) this.take(entry.pick);
    else if (entry?.open) this.open(entry.row);
    else if (entry) this.choose(entry.option);
    return true;
  }

  // Showing.

  /** The list: long ones by rows, first what to take up or which row to open, then where it goes. */
  listed() {
    const variant = this.currentVariant();
    const open = this.taken ? this.scope().filter((o) => o.variant === variant) : this.options;
    if (this.options.length <= SHORT_LIST) return open.map((option) => ({ option }));
    const rows = new Map();
    for (const option of open) rows.set(option.row, [...(rows.get(option.row) ?? []), option]);
    const alone = this.taken ? -1 : this.opened;
    if (alone >= 0) return this.chips(alone, rows.get(alone) ?? []);
    return [...rows].flatMap(([row, options]) => this.inRow(row, options, rows.size > 1));
  }

  inRow(row, options, isOneOfSome) {
    if (!this.rows[row]?.title) return this.untitled(options);
    const [{ anchors: [first, ...more] }] = options;
    if (options.length > 1 && !this.taken) {
      const isTaken = more.length > 0 && options.every((option) => option.anchors[0] === first);
      if (isTaken) return [{ row, pick: first }];
      if (isOneOfSome && options.length > SHORT_LIST) return [{ row, open: true }];
    }
    return this.chips(row, options);
  }

  /** Under what is done with what: where, or whatever else is left to say. */
  chips(row, options) {
    if (options.length === 1) return [{ option: options[0] }];
    return [{ heading: this.rows[row] }, ...options.map((option) => ({ option, isChip: true }))];
  }

  /** Options without a verb: sentences, or first what to take up. */
  untitled(options) {
    const begin = this.taken ? new Set() : this.beginnings();
    const entries = [];
    for (const option of options) {
      const first = option.anchors[0];
      if (!begin.has(first)) entries.push({ option });
      else if (!entries.some((entry) => entry.pick === first)) entries.push({ pick: first });
    }
    return entries;
  }

  render() {
    const listed = this.listed();
    this.entries = listed.filter((entry) => !entry.heading);
    const list = find("options");
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset : null;
    let number = 0;
    list.replaceChildren(...listed.map((entry) => (
      entry.heading ? headingItem(entry.heading) : this.item(entry, (number += 1))
    )));
    find("options-none").hidden = this.options.length > 0;
    find("choices").classList.toggle("asked", this.options.length > 0);
    find("back").disabled = !this.taken && !this.armed && this.opened < 0;
    this.turns ||= this.turnable() && this.variants().every((variant) => Number.isFinite(Number(variant)));
    find("rotate").hidden = !this.turns && !this.turnable();
    find("rotate").disabled = !this.turnable();
    this.showEnding();
    find("armed").hidden = !this.armed;
    this.light();
    this.showCoached();
    this.leadFocus(list, focused);
  }

  /** A sign with words on each button that is or leads to it, and a sign on the table. */
  showCoached() {
    const coached = this.coachedOptions();
    const leads = ({ option, pick, row }) => coached.some((one) => (
      option ? one.text === option : pick ? one.anchors[0] === pick : one.row === Number(row)
    ));
    for (const button of find("options").querySelectorAll("[data-option], [data-pick], [data-row]")) {
      this.markCoached(button, leads(button.dataset));
    }
    this.markCoached(this.ending, coached.includes(this.endingOption()));
    mark("suggested", coached.flatMap(({ anchors }) => anchors));
  }

  markCoached(button, on) {
    button.classList.toggle("suggested-here", on);
    button.querySelector(".coach-mark")?.remove();
    if (on) button.append(" ", textIn("span", "coach-mark", words["coach-would"]));
    button.dataset.label ??= button.getAttribute("aria-label") ?? "";
    if (button.dataset.label) button.setAttribute("aria-label", `${button.dataset.label}${on ? `, ${words["coach-would"]}` : ""}`);
  }

  /** Who plays by keys never loses the focus: it goes on to the first thing that is offered. */
  leadFocus(list, focused) {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!this.keyboard || !lost) return;
    const buttons = [...list.querySelectorAll("button")];
    const again = buttons.find(
      ({ dataset }) => focused && ["option", "pick", "row"].every((name) => dataset[name] === focused[name]),
    );
    const target = again ?? list.querySelector(".pointed") ?? buttons[0] ?? find("ready") ?? find("rematch");
    target?.focus({ preventScroll: target === buttons[0] });
  }

  item({ option, pick, open, row, isChip }, number) {
    const item = document.createElement("li");
    item.className = "entry";
    const button = document.createElement("button");
    button.type = "button";
    button.append(textIn("b", "number", number), " ");
    if (option) {
      button.dataset.option = option.text;
      const said = textIn("span", "say", "");
      said.append(...namedText(isChip ? option.short : option.say, isChip ? option.short_names : option.names));
      button.append(said);
      const stakes = isChip ? option.stakes : this.stakesOf(option);
      if (stakes) button.append(" ", stakesText(stakes));
      if (isChip) button.setAttribute("aria-label", [number, option.say, this.stakesOf(option)].filter(Boolean).join(", "));
      if (option.text === this.hinted) button.classList.add("hinted");
      if (option === this.armed) button.setAttribute("aria-pressed", "true");
    } else {
      if (open) button.dataset.row = row;
      else button.dataset.pick = pick;
      const { title, stakes, ways } = this.rows[row] ?? this.unnamed(pick);
      button.append(textIn("span", "say", `${title} (${ways})`));
      if (stakes) button.append(" ", stakesText(stakes));
      button.classList.add("leads");
    }
    if (this.isWanted({ option, pick, open, row })) pointAt(button);
    item.append(button);
    if (option && this.options.length <= SHORT_LIST) item.append(this.ruleButton());
    item.classList.toggle("chip", Boolean(isChip));
    item.classList.toggle("plain", option?.anchors.length === 0);
    return item;
  }

  /** Does it lead to what a coach means? */
  isWanted({ option, pick, open, row }) {
    return this.options.some(({ text, anchors, row: own }) => (
      this.wanted.includes(text)
      && (option ? option.text === text : open ? own === row : anchors[0] === pick && (row === undefined || own === row))
    ));
  }

  /** What is taken up in a game that has no verbs: its name, and how many ways it goes. */
  unnamed(pick) {
    const ways = this.options.filter((candidate) => candidate.anchors[0] === pick).length;
    return { title: labelOf(pick), ways };
  }

  showEnding() {
    const option = this.endingOption();
    this.ending.hidden = !option;
    if (!option) return;
    const stakes = this.stakesOf(option);
    this.ending.textContent = option.short ?? option.say;
    this.ending.title = stakes ? `${option.say} · ${stakes}` : option.say;
    this.ending.setAttribute("aria-label", this.ending.title);
    delete this.ending.dataset.label;
    this.ending.classList.toggle("hinted", option.text === this.hinted);
    pointAt(this.ending, this.wanted.includes(option.text));
  }

  ruleButton() {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "rule";
    button.dataset.rule = this.rule;
    button.textContent = "§";
    button.setAttribute("aria-label", `${words.why} ${this.rule}`);
    return button;
  }

  /** Light what can be pointed at now, and let keys reach just that. */
  light() {
    const variant = this.currentVariant();
    const first = this.taken ? 1 : 0;
    const lit = new Set();
    const reach = new Set(); // what else an option would cover: it can be pointed at too
    const otherwise = new Set();
    for (const option of this.reachable()) {
      const [anchor, ...more] = option.anchors.slice(first);
      if (anchor) (option.variant === variant ? lit : otherwise).add(anchor);
      if (option.variant === variant) for (const other of more) reach.add(other);
    }
    for (const anchor of lit) otherwise.delete(anchor);
    const begin = this.beginnings();
    if (!this.taken) for (const anchor of begin) lit.add(anchor);
    else for (const anchor of begin) if (anchor !== this.taken) otherwise.add(anchor);
    mark("lit", lit);
    mark("reach", reach);
    mark("lit-else", otherwise);
    mark("taken", this.taken ? [this.taken] : []);
    this.root.classList.toggle("holding", this.taken !== "");
    for (const element of this.root.querySelectorAll(".hit")) {
      const open = element.classList.contains("lit") || element.classList.contains("lit-else")
        || element.classList.contains("taken");
      if (open) {
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
      } else {
        element.removeAttribute("tabindex");
        element.removeAttribute("role");
      }
    }
  }

  /** The ghost of an option, where it would lie; and all that it touches. */
  preview(option) {
    this.shown = option;
    find("ghost")?.remove();
    mark("touched", option ? option.anchors : []);
    const picture = mapOf(find("board"));
    if (!option?.ghost || !picture) return;
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
    ghost.id = "ghost";
    ghost.innerHTML = option.ghost; // drawn by our own server
    picture.append(ghost);
  }
}
