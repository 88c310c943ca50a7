// A game looked back upon: asked for, ended, and followed while it is under way.

import { note } from "./dialogs.js";
import { morph } from "./morph.js";
import { setLanguage } from "./settings.js";

const AGAIN = 1000; // milliseconds between two looks
const find = (id) => document.getElementById(id);
const page = find("analysed");
const address = `/t/${page.dataset.room}/analysis?json`;
let timer = 0;

function show({ state, progress, report }) {
  if (state === "done" && page.dataset.state !== state) note(page.dataset.done);
  page.dataset.state = state;
  morph(find("progress"), progress);
  if (report) morph(find("report"), report);
  wait();
}

function wait() {
  clearTimeout(timer);
  if (page.dataset.state === "going") timer = setTimeout(look, AGAIN);
}

/** What the server says; if it says nothing, what is shown stays, and it is asked again. */
async function ask(how) {
  clearTimeout(timer);
  try {
    const answer = await fetch(address, how);
    const said = await answer.json();
    if (answer.ok) return show(said);
    note(said.refused);
  } catch {
    // it may be starting again
  }
  return wait();
}

const look = () => ask();
const say = (act) => ask({ method: "POST", body: new URLSearchParams({ act }) });

page.addEventListener("submit", (event) => {
  event.preventDefault();
  say(event.submitter.value);
});

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

if (location.hash === "#now") {
  history.replaceState(null, "", location.pathname);
  if (page.querySelector('[value="start"]')) say("start");
}
wait();
