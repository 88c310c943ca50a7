// The rules: found while one types, and examples that one can open as a table.

import { setLanguage } from "./settings.js";

const PAUSE = 180; // so long nobody types, then it is asked for

const find = (id) => document.getElementById(id);
const main = document.querySelector("main.book");
const form = main.querySelector("form[role=search]");
const words = form.elements.find;

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

const contents = main.querySelector("nav details");
if (!matchMedia("(min-width: 70rem)").matches) contents.open = false; // on a small screen the text comes first

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-open]");
  if (!button) return;
  const answer = await fetch(button.dataset.open, { method: "POST" });
  const found = await answer.json();
  if (answer.ok) location.href = found.watch;
  else find("fault").textContent = found.refused;
});

let asked = 0;
let pause = 0;

/** What is asked for now takes the place of the book; an answer that comes late is not shown. */
async function search() {
  clearTimeout(pause);
  const query = new URLSearchParams(new FormData(form));
  if (!words.value.trim()) query.delete("find");
  const address = location.pathname + (query.size ? `?${query}` : "");
  const mine = ++asked;
  query.set("lang", document.documentElement.lang);
  query.set("json", "");
  const answer = await fetch(`${location.pathname}?${query}`);
  const shown = await answer.json();
  if (mine !== asked) return;
  history.replaceState(null, "", address);
  if (!answer.ok) {
    find("found").textContent = shown.refused;
    return;
  }
  find("found").innerHTML = shown.found;
  find("told").innerHTML = shown.told;
}

form.addEventListener("input", (event) => {
  clearTimeout(pause);
  pause = setTimeout(search, event.target === words ? PAUSE : 0);
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await search();
  find("told").focus();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, select, textarea")) {
    event.preventDefault();
    words.select();
  }
});

/** A link to a rule that is not there finds the nearest ones. */
function seek() {
  const named = decodeURIComponent(location.hash.slice(1));
  if (!named || find(named)) return;
  words.value = named.slice(0, words.maxLength);
  search();
}

addEventListener("hashchange", seek);
seek();
