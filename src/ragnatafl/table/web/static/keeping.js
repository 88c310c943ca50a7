// What the page beside a real board needs while the server does not answer, kept in this browser:
// its files, the page, and what the table said last. Of one table only, the last one; for whoever
// holds the seat alone: dropped when the server says no, when somebody sits down anywhere, when a
// table is forgotten, and never shown to who is not known by the same cookies any more.

import { setWhose, whose } from "./settings.js";

const NAME = "beside";
const FILE = /\/static\/v-/;
const FOR_GOOD = /immutable/;
const state = (path) => `${path}?json`;
const whole = (address) => new URL(address, location.href).href;

/** Browsers keep pages only at the device of the server or over https. */
const able = () => "serviceWorker" in navigator && "caches" in globalThis;

let page = null; // being kept

/** Keep what the table said now, for the holder of this seat, and the page with its files. */
export async function keep(path, answer, holder) {
  if (!able()) return;
  setWhose(holder);
  const cache = await caches.open(NAME);
  await cache.put(state(path), answer);
  page ??= keepPage(path, cache).catch(() => (page = null)); // the server may be gone already
}

/** The page and its files, and nothing of another one. */
async function keepPage(path, cache) {
  await navigator.serviceWorker.register("/sw.js");
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const wanted = [whole(path), ...files.filter((name) => FILE.test(name))];
  for (const address of wanted) {
    const answer = (await cache.match(address)) && FILE.test(address) ? null : await fetch(address);
    const lasts = !FILE.test(address) || FOR_GOOD.test(answer?.headers.get("cache-control"));
    if (answer?.ok && lasts) await cache.put(address, answer);
  }
  const now = [...wanted, whole(state(path))];
  for (const { url } of await cache.keys()) if (!now.includes(url)) await cache.delete(url);
}

/** What the table said last, and when; nothing for who is not its holder any more. */
export async function lastState(path) {
  const answer = able() ? await caches.match(state(path), { ignoreVary: true }) : null;
  if (!answer) return null;
  const found = await answer.json();
  if (found.whose && found.whose === whose()) return { found, date: answer.headers.get("date") };
  await dropKept();
  return null;
}

export async function dropKept() {
  if (able()) await caches.delete(NAME);
}
