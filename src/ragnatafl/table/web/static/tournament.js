// A tournament's page is looked at anew while it stays open, unless somebody is filling in a form.

import "./text.js";

const SECONDS = 8;

async function look() {
  const main = document.querySelector("main");
  const busy = main.contains(document.activeElement) && document.activeElement.matches("input, select, button");
  if (document.hidden || busy) return;
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  if (!fresh || fresh.innerHTML === main.dataset.seen) return;
  main.dataset.seen = fresh.innerHTML;
  const open = [...main.querySelectorAll("details")].map((one) => one.open);
  const shown = [...fresh.querySelectorAll("details")];
  if (shown.length === open.length) shown.forEach((one, at) => { one.open = open[at]; });
  main.replaceChildren(...fresh.childNodes);
}

setInterval(look, SECONDS * 1000);
