// Clocks: what the server said is left to each player, counted down in between. The server alone
// decides when somebody's time is over.

import { announce } from "./announce.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SOON = { live: [MINUTE, 10], days: [HOUR] }; // seconds at which the reader is told

let clocks = null; // as the server said them last
let heard = 0; // when, by this page's clock
let own = -1;
let root = null;
let words = {};
let timer = 0;
let told = Infinity; // the last of those seconds that was said, in this string of answers

export function showClocks(table, page, said) {
  const before = clocks;
  [root, words, own, clocks, heard] = [table, said, page.seat, page.clocks ?? null, performance.now()];
  const runs = clocks?.runs.includes(own);
  if (!runs || !before?.runs.includes(own)) told = runs ? leftTo(own) : Infinity;
  clearInterval(timer);
  if (clocks?.runs.length) timer = setInterval(tellClocks, clocks.days ? 1000 : 250);
}

function leftTo(seat) {
  const passed = clocks.runs.includes(seat) ? (performance.now() - heard) / 1000 : 0;
  return Math.max(0, clocks.left[seat] - passed);
}

/** Whenever the rows are drawn anew, and while time passes. */
export function tellClocks() {
  if (!root) return;
  for (const place of root.querySelectorAll("[data-clock]")) show(place, Number(place.dataset.clock));
  show(document.getElementById("own-clock"), own);
  if (!clocks?.runs.includes(own)) return;
  const left = leftTo(own);
  const next = SOON[clocks.days ? "days" : "live"].find((mark) => left <= mark && mark < told);
  if (next === undefined) return;
  told = next;
  announce(`${words["clock-soon"]} ${inWords(left)}`);
}

function show(place, seat) {
  const known = clocks !== null && seat in clocks.left;
  place.hidden = !known;
  if (!known) return;
  const left = leftTo(seat);
  const text = clocks.days ? inWords(left) : digits(left);
  const runs = clocks.runs.includes(seat);
  if (place.textContent !== text) place.textContent = text;
  place.classList.toggle("days", clocks.days);
  place.classList.toggle("runs", runs);
  place.classList.toggle("urgent", runs && left <= (clocks.days ? HOUR : MINUTE));
}

function digits(seconds) {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60, whole % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, number) => (number ? String(part).padStart(2, "0") : part)).join(":");
}

/** In the two largest units. */
function inWords(seconds) {
  let left = Math.ceil(seconds);
  const units = [["d", DAY], ["h", HOUR], ["min", MINUTE], ["s", 1]];
  const counts = units.map(([unit, long]) => {
    const count = Math.floor(left / long);
    left %= long;
    return [count, words[`clock-${unit}`]];
  });
  const first = counts.findIndex(([count]) => count);
  const shown = first < 0 ? counts.slice(-1) : counts.slice(first, first + 2).filter(([count]) => count);
  return shown.map((one) => one.join("\u00a0")).join(" ");
}

/** What somebody says about clocks. */
export function clockAct(button, say) {
  const { act, what } = button.dataset;
  const seat = Number(button.dataset.seat);
  if (act === "clock-propose") {
    const offer = button.closest("details");
    offer.open = false;
    return say({ say: "clock", seat, clock: JSON.parse(offer.querySelector("select").value) });
  }
  if (act === "clock-answer") return say({ say: "clock-answer", seat, yes: what === "yes" });
  if (act === "clock-vote") return say({ say: "clock-vote", seat, about: Number(button.dataset.about), what });
  return undefined;
}
