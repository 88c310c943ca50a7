// The gallery: search by words in whatever form, choose kind and source, read, print.

import { watchRules } from "./dialogs.js";
import { Reader } from "./read.js";
import { setLanguage } from "./settings.js";

const find = (id) => document.getElementById(id);
const main = document.querySelector("main.gallery");
const { game } = main.dataset;

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});
watchRules(game);

/** As people type: case and accents do not matter. */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Does a word begin so, or as this one does but for its ending? */
function fits(said, word) {
  const ending = word.length > 6 ? 2 : word.length > 3 ? 1 : 0;
  const stem = word.slice(0, word.length - ending);
  return said.startsWith(word) || (said.startsWith(stem) && said.length <= word.length + 1);
}

if (find("search")) {
  const items = [...main.querySelectorAll("section li")].map((element) => ({
    element,
    kind: element.closest("section").dataset.kind,
    source: element.dataset.source,
    words: [...new Set(wordsOf(element.querySelector(".below").textContent))],
  }));

  const search = () => {
    const wanted = wordsOf(find("words").value);
    const [kind, source] = [find("kind").value, find("source").value];
    let count = 0;
    for (const item of items) {
      const shown = (!kind || item.kind === kind) && (!source || item.source === source)
        && wanted.every((word) => item.words.some((said) => fits(said, word)));
      item.element.hidden = !shown;
      count += shown;
    }
    for (const section of main.querySelectorAll("section")) {
      section.hidden = !section.querySelector("li:not([hidden])");
    }
    find("found").textContent = `${count} / ${items.length}`;
    if (!count && !kind && !source) suggest(find("words").value);
  };

  /** Nobody knows it: the server names the nearest. */
  const suggest = async (asked) => {
    const answer = await fetch(`/cards/${game}/${encodeURIComponent(asked)}?json`);
    const { refused } = await answer.json();
    if (refused && find("words").value === asked) find("found").textContent = refused;
  };

  for (const name of ["words", "kind", "source"]) find(name).addEventListener("input", search);
  find("search").addEventListener("submit", (event) => event.preventDefault());
  find("print").addEventListener("click", () => print());
  find("words").value = new URLSearchParams(location.search).get("words") ?? "";
  search();
}

if (find("read-dialog")) {
  new Reader(main, { address: (what) => `/cards/${game}/${encodeURIComponent(what)}?json` });
}
