// How the page lies on the screen: by both of its sides, and on a small one by tabs below the map.

import { frameOf, mapOf } from "./motion.js";

const find = (id) => document.getElementById(id);

/** The map keeps its shape. */
export function keepShape() {
  const frame = frameOf(mapOf(find("board")));
  if (frame) document.documentElement.style.setProperty("--ratio", (frame[2] / frame[3]).toFixed(3));
}

/** A hand that needs more room than there is shows the heads of its cards; what is still too long is scrolled, by keys too. */
export function layOut() {
  keepShape();
  const hand = find("hand");
  const isTooLong = () => hand.scrollHeight > hand.clientHeight + 2;
  hand.classList.remove("compact");
  if (isTooLong()) hand.classList.add("compact");
  if (isTooLong()) hand.tabIndex = 0;
  else hand.removeAttribute("tabindex");
}

export function showTab(name) {
  find("table").dataset.tab = name;
  for (const tab of find("tabs").children) {
    tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
    tab.tabIndex = tab.dataset.tab === name ? 0 : -1;
  }
  layOut();
}

/** On a small screen: what is to be chosen from is shown, cards if it is nothing but cards. */
export function showQuestion() {
  const lit = [...document.querySelectorAll(".lit")];
  const inHand = lit.length > 0 && lit.every((element) => find("hand").contains(element));
  showTab(inHand ? "hand" : "options");
}

/** The tab of what lies below the map; '' for what lies on it. */
export function tabOf(element) {
  const place = element?.closest("#hand, #more, #fight");
  return place ? { hand: "hand", more: "boards", fight: "options" }[place.id] : "";
}

/** On a small screen: where something that was taken up can go, if none of it is seen. */
export function showLit() {
  const lit = [...document.querySelectorAll(".lit")];
  if (lit.length && !lit.some((element) => element.checkVisibility())) showTab(tabOf(lit[0]) || "options");
}

/** `turned` hears of another tab. */
export function watchLayout(turned) {
  const tabs = find("tabs");
  tabs.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-tab]");
    if (!tab) return;
    const again = tab.getAttribute("aria-selected") === "true"; // once more: it gets more room
    find("table").classList.toggle("tall", again && !find("table").classList.contains("tall"));
    showTab(tab.dataset.tab);
    turned();
  });
  tabs.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const all = [...tabs.children];
    const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
    showTab(next.dataset.tab);
    next.focus();
    turned();
    event.stopPropagation();
  });
  const watcher = new ResizeObserver(layOut);
  for (const name of ["table", "hand", "log-panel"]) watcher.observe(find(name));
}
