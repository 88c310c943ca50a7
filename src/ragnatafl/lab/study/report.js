"use strict";
// Tables sort by the heading that is pressed, blanks last, and show the rows in which all typed words are.
for (const table of document.querySelectorAll("table")) {
  const headings = [...table.querySelectorAll("th")];
  headings.forEach((heading, place) => heading.firstChild.addEventListener("click", () => {
    const falls = heading.getAttribute("aria-sort") === "descending";
    const numbers = heading.classList.contains("number");
    const rises = numbers ? falls : heading.getAttribute("aria-sort") !== "ascending";
    const value = row => numbers ? Number(row.cells[place].dataset.value) : row.cells[place].textContent;
    const order = (a, b) => numbers ? value(a) - value(b) : value(a).localeCompare(value(b), document.documentElement.lang);
    const blank = row => numbers && row.cells[place].dataset.value === undefined;
    const rows = [...table.tBodies[0].rows].sort((a, b) => blank(a) - blank(b) || (rises ? order(a, b) : order(b, a)));
    headings.forEach(other => other.removeAttribute("aria-sort"));
    heading.setAttribute("aria-sort", rises ? "ascending" : "descending");
    table.tBodies[0].append(...rows);
  }));
}
for (const field of document.querySelectorAll("input[data-for]")) {
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of document.getElementById(field.dataset.for).tBodies[0].rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every(word => text.includes(word));
    }
  });
}
// On paper all tables are open.
let opened = [];
addEventListener("beforeprint", () => {
  opened = [...document.querySelectorAll("details:not([open])")];
  for (const one of opened) one.open = true;
});
addEventListener("afterprint", () => { for (const one of opened) one.open = false; });
