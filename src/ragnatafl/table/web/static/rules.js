// The rules: examples that one can open as a table.

import { setLanguage } from "./settings.js";

document.getElementById("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

const contents = document.querySelector("main.book nav details");
if (!matchMedia("(min-width: 70rem)").matches) contents.open = false; // on a small screen the text comes first

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-open]");
  if (!button) return;
  const answer = await fetch(button.dataset.open, { method: "POST" });
  const found = await answer.json();
  if (answer.ok) location.href = found.watch;
  else document.getElementById("fault").textContent = found.refused;
});
