// The coach of a lesson, or of somebody's first game: its buttons and keys, and what it points at.

import { showTab } from "./layout.js";
import { elementOf, mark } from "./marks.js";
import { noteLesson } from "./settings.js";

const find = (id) => document.getElementById(id);
const KEYS = { n: "next", b: "back" };
let now = null; // what the page knows of it
let hushed = ""; // a remark that was put away

/** What it says now, with marks on the table. */
export function showCoach(next, room, game) {
  now = next.coach;
  const panel = find("coach");
  const key = now ? `${now.lesson} ${now.step}` : "";
  if (key !== hushed) hushed = "";
  panel.hidden = !now || hushed !== "";
  panel.closest("#table").classList.toggle("taught", Boolean(now?.state));
  mark("coached", panel.hidden || now.state === "astray" ? [] : now.marks);
  if (now?.state) showMarked(now.state === "tells" ? now.marks : []);
  if (now?.state) noteLesson(`${game}/${now.lesson}`, room, now.state === "finished");
  answer("");
}

/** What it points at may lie below the map: behind a tab, or further down on the page. */
function showMarked(marks) {
  const things = marks.map(elementOf).filter(Boolean);
  const all = (place) => things.length > 0 && things.every((thing) => thing.closest(place));
  if (all("#more")) showTab("boards");
  if (all("#hand")) showTab("hand");
  const below = all("#more") && matchMedia("(min-width: 60rem)").matches;
  const panel = find("coach");
  panel.classList.toggle("below", below); // it goes along
  const top = below ? things[0].getBoundingClientRect().top + scrollY - panel.offsetHeight - 20 : 0;
  scrollTo(0, Math.max(0, top));
}

/** Why something cannot be: said where the coach speaks. */
export function answer(markup) {
  const place = find("coach-answer");
  if (!place) return false;
  place.hidden = !markup;
  place.innerHTML = markup; // made by our own server, every name in it escaped
  if (markup) place.scrollIntoView({ block: "nearest" });
  return true;
}

export const teaches = () => Boolean(now?.state);

export function watchCoach(say, open) {
  const panel = find("coach");
  panel.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-coach], [data-learn]");
    if (!button) return;
    if (button.dataset.learn) open(button.dataset.learn);
    else if (button.dataset.coach === "hush") hush();
    else if (button.dataset.try) button.closest("details").open = false; // the answer comes above
    if (button.dataset.coach && button.dataset.coach !== "hush") say(button.dataset.coach, button.dataset.try ?? "");
  });
}

function hush() {
  hushed = `${now.lesson} ${now.step}`;
  find("coach").hidden = true;
  mark("coached", []);
}

/** True if it was a key for the coach. */
export function coachKey(event) {
  if (!now) return false;
  if (event.key === "Escape" && !now.state && !find("coach").hidden) {
    hush();
    return true;
  }
  const button = find("coach").querySelector(`[data-coach="${KEYS[event.key.toLowerCase()]}"]`);
  if (!now.state || !button) return false;
  button.click();
  return true;
}
