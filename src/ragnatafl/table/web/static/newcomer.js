// The home page for who has not finished a game here: first a lesson, then a first game with a coach.
// What was finished is kept in this browser alone.

import { openLesson } from "./learn.js";
import { knowsGame, learnt, noteKnown } from "./settings.js";

const find = (id) => document.getElementById(id);
const cards = [...document.querySelectorAll("li[data-offered]")];

/** Each game by itself: the offer stands first, and gives way once the game is known. */
export function showOffers() {
  for (const card of cards) offer(card, !knowsGame(card.dataset.offered));
  for (const told of document.querySelectorAll(".offer[data-offered]")) told.hidden = knowsGame(told.dataset.offered);
  find("newcomer").hidden = cards.some((card) => knowsGame(card.dataset.offered));
}

function offer(card, isNew) {
  const [lesson, game, table] = ["[data-lesson]", "[data-first-game]", "[data-new]"].map((one) => card.querySelector(one));
  if (!lesson || !game) return;
  const done = learnt()[lesson.dataset.learn.replace("/learn/", "")]?.done;
  const first = !isNew ? table : done ? game : lesson;
  game.hidden = !isNew;
  for (const button of [lesson, game, table]) button.classList.toggle("main", button === first);
  table.parentElement.prepend(...(isNew ? [lesson, game, table] : [table, lesson, game]));
}

/** Of one's own tables: what was played to its end is known. */
export function noteFinished(tables) {
  for (const { plays } of tables.filter(({ finished }) => finished)) noteKnown(plays);
}

export function watchOffers(fault) {
  document.addEventListener("click", ({ target }) => {
    const leads = target.closest("[data-leads]");
    if (leads) openLesson(leads.dataset.leads).catch(fault);
    const knows = target.closest("[data-knows]");
    if (!knows) return;
    const games = knows.dataset.knows ? [knows.dataset.knows] : cards.map((card) => card.dataset.offered);
    games.forEach(noteKnown);
    showOffers();
    const next = knows.closest("form")?.querySelector("select, input") ?? cards[0].querySelector(".main");
    next.focus(); // the button that had it is gone
  });
}
