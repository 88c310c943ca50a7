// Traces on the table: arrows for what moved, halos for what is new, numbers that rise, and a ring
// in its seat's colour round the last move of everybody.

import { settings, moves } from "./settings.js";

const SVG = "http://www.w3.org/2000/svg";
const KINDS = ["area", "piece", "card"];
const PIECES = '[id^="piece:"], [id^="card:"]';
const FAR = 10; // in units of the picture: less is no move
const MOST_ARROWS = 12;

const sheet = document.createElementNS(SVG, "svg");
sheet.id = "traces";
sheet.setAttribute("aria-hidden", "true");
const rings = document.createElementNS(SVG, "g");
const arrows = document.createElementNS(SVG, "g");
sheet.append(rings, arrows);
let moved = []; // from where to where, to be asked again when the page was scrolled or changed its size
document.body.append(sheet);

/** What lies on the table of the things that a line names. */
export function thingsOnTable(names) {
  return names.flatMap((name) => KINDS.map((kind) => `${kind}:${name}`))
    .filter((id) => document.getElementById(id)?.closest("#board, #fight, #more"));
}

/** Where every piece lies, in its own picture: a picture that grows moves nothing. */
export function lying() {
  const found = new Map();
  for (const element of document.querySelectorAll(`:is(#board, #fight, #more) :is(${PIECES})`)) {
    const point = within(element);
    if (point) found.set(element.id, point);
  }
  return found;
}

function within(element) {
  const picture = element.closest("svg");
  const box = element.getBoundingClientRect();
  const turned = picture?.getScreenCTM()?.inverse();
  if (!box.width || !turned) return null;
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(turned);
  return { plate: picture.id, x, y };
}

function onScreen({ plate, x, y }) {
  const picture = document.getElementById(plate);
  const turned = picture?.getScreenCTM?.();
  return turned ? inSight(picture, new DOMPoint(x, y).matrixTransform(turned)) : null;
}

/** The point, unless it was scrolled out of its frame. */
function inSight(element, point) {
  const frame = element.closest("#board, #fight, #more")?.getBoundingClientRect();
  const seen = frame && point.x >= frame.left && point.x <= frame.right
    && point.y >= frame.top && point.y <= frame.bottom;
  return seen ? point : null;
}

/** Mark what has changed since pieces lay as they did `before`, if they did: `ways` are moves that lines tell. */
export function trace(before, ways) {
  forget();
  for (const [id, there] of before ? lying() : []) {
    const was = before.get(id);
    if (!was) document.getElementById(id)?.classList.add("newly");
    else if (was.plate !== there.plate || Math.hypot(was.x - there.x, was.y - there.y) > FAR) {
      moved.push([() => onScreen(was), () => middleOf(id), ""]);
    }
  }
  for (const { origin, target, seat } of ways) {
    moved.push([() => middleOf(`area:${origin}`), () => middleOf(`area:${target}`), seat]);
  }
  return drawArrows();
}

/** Where things are on the screen now: how many moves can be seen. */
function drawArrows() {
  arrows.replaceChildren();
  const whole = moved.map(([from, to, seat]) => [from(), to(), seat]).filter(([from, to]) => from && to);
  for (const [from, to, seat] of whole.slice(0, MOST_ARROWS)) arrow(from, to, seat);
  return whole.length;
}

export function forget() {
  moved = [];
  arrows.replaceChildren();
  for (const element of document.querySelectorAll(".newly")) element.classList.remove("newly");
}

/** The middle of a thing, if it can be seen. */
function middleOf(id) {
  const element = document.getElementById(id);
  const box = element?.getBoundingClientRect();
  if (!box?.width) return null;
  return inSight(element, new DOMPoint(box.x + box.width / 2, box.y + box.height / 2));
}

function arrow(from, to, seat) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < 12) return;
  const bend = Math.min(40, far / 5);
  const [mx, my] = [from.x + dx / 2 - (dy / far) * bend, from.y + dy / 2 + (dx / far) * bend];
  const angle = Math.atan2(to.y - my, to.x - mx);
  const tip = (turn) => `${to.x - 15 * Math.cos(angle + turn)} ${to.y - 15 * Math.sin(angle + turn)}`;
  const line = `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}M${tip(0.5)}L${to.x} ${to.y}L${tip(-0.5)}`;
  for (const name of ["edge", "way"]) {
    const path = element("path", { d: line, class: name });
    if (name === "way" && seat !== "") path.style.stroke = `var(--seat-${seat})`;
    arrows.append(path);
  }
}

function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Points that have changed rise from their row. */
export function rise(before, after) {
  after.forEach((points, seat) => {
    const change = points - (before[seat] ?? points);
    const row = document.querySelector(`#players [data-seat="${seat}"] .sum`);
    const box = row?.getBoundingClientRect();
    if (!change || !box?.width) return;
    const note = document.createElement("b");
    note.className = "rising";
    note.textContent = `${change > 0 ? "+" : "−"}${Math.abs(change)}`;
    note.style.left = `${box.left - 44}px`;
    note.style.top = `${box.top}px`;
    document.body.append(note);
    setTimeout(() => note.remove(), moves() ? 1800 : 2500);
  });
}

// The last move of each seat.

let last = [];

export function showLast(found) {
  last = found;
  drawLast();
}

function drawLast() {
  rings.replaceChildren();
  if (!settings.last || document.querySelector(".past, .curtain")) return;
  for (const { seat, things, way } of last) {
    const [from, to] = way.length ? way.map((place) => middleOf(`area:${place}`)) : [];
    const id = thingsOnTable(way.length ? [way[1]] : things).at(-1);
    const at = to ?? (id && middleOf(id));
    if (!at) continue;
    const group = element("g", { class: `seat-${seat}`, "data-seat": seat });
    if (from && to) group.append(element("path", { class: "trail", d: `M${from.x} ${from.y}L${to.x} ${to.y}` }));
    group.append(
      element("circle", { cx: at.x, cy: at.y, r: 17, class: "edge" }),
      element("circle", { cx: at.x, cy: at.y, r: 17, class: "ring" }),
    );
    const sign = element("use", { href: `#sign-${seat}`, x: at.x + 8, y: at.y - 24, width: 16, height: 16, class: "sign" });
    group.append(sign);
    rings.append(group);
  }
}

let due = 0;
const again = () => {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(() => {
    drawArrows();
    drawLast();
  });
};
addEventListener("resize", again);
addEventListener("scroll", again, { capture: true, passive: true });
export const redrawLast = again;
