// Lessons: what this browser has begun is taken up where it was left.

import { learnt, setLanguage } from "./settings.js";

/** To a lesson: where it was left, or from its beginning. */
export async function openLesson(path, anew = false) {
  const left = anew ? "" : (learnt()[path.replace("/learn/", "")]?.room ?? "");
  const answer = await fetch(path, { method: "POST", body: JSON.stringify({ room: left }) });
  const found = await answer.json();
  if (answer.ok) location.href = found.watch;
  else throw new Error(found.refused);
}

export function watchLessons(fault) {
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-learn]");
    if (button) openLesson(button.dataset.learn, "anew" in button.dataset).catch(fault);
  });
}

const list = document.querySelector("main.lessons");
if (list) {
  document.getElementById("language").addEventListener("change", (event) => {
    setLanguage(event.target.value);
    location.reload();
  });
  watchLessons(({ message }) => (document.getElementById("fault").textContent = message));
  for (const [name, { done }] of Object.entries(learnt())) {
    const row = list.querySelector(`[data-lesson="${CSS.escape(name)}"]`);
    if (!row) continue;
    const begin = row.querySelector("[data-on]");
    begin.textContent = begin.dataset.on;
    row.querySelector("[data-anew]").hidden = false;
    row.querySelector(".done").hidden = !done;
  }
}
