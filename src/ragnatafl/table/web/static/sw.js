// The worker of all our pages: while the server does not answer it hands out what pages have kept
// in this browser (keeping.js). It keeps nothing of tables by itself, and the server's word goes
// first: where that is no, what was kept is dropped. And it shows what the push service brings.

const FILE = /^\/static\/v-/; // files of an edition are for good
const PAGE = /^\/t\/[^/]+\/beside$/;
const BUSY = [408, 429]; // answers that say nothing about the table

const kept = (request) => caches.match(request, { ignoreVary: true });

const file = async (request) => (await kept(request)) ?? fetch(request);

async function page(request) {
  const answer = await fetch(request).catch(() => Response.error());
  const silent = answer.type === "error" || answer.status >= 500;
  if (!silent && !answer.ok && !BUSY.includes(answer.status)) await caches.delete("beside");
  return (silent && (await kept(request))) || answer;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (FILE.test(pathname)) event.respondWith(file(request));
  else if (PAGE.test(pathname) && !search) event.respondWith(page(request));
});

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// Alerts: one that was sent again is known by its key and shown once. What was shown is noted in
// this browser, the last keys alone.

const SHOWN = "alerts";
const LIST = "/alerts/shown";
const MOST = 100;

async function shownKeys() {
  const answer = await (await caches.open(SHOWN)).match(LIST);
  return answer ? answer.json() : [];
}

async function noteKey(key, before) {
  const keys = [...before, key].slice(-MOST);
  await (await caches.open(SHOWN)).put(LIST, new Response(JSON.stringify(keys)));
}

async function showAlert({ key, title, body, link, language }) {
  const before = await shownKeys();
  if (before.includes(key)) return;
  await registration.showNotification(title, {
    body,
    tag: key,
    lang: language,
    icon: "/static/rune-192.png",
    badge: "/static/rune-192.png",
    data: { link },
  });
  await noteKey(key, before);
}

/** One after the other: two alike at once are two alike still. */
let turn = Promise.resolve();

addEventListener("push", (event) => {
  const message = event.data?.json();
  if (!message?.key) return;
  turn = turn.then(() => showAlert(message)).catch(() => {});
  event.waitUntil(turn);
});

/** To the tab that shows it already, or to a new one. */
async function follow(link) {
  const { href, origin, pathname } = new URL(link, location.origin);
  if (origin !== location.origin) return;
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === pathname);
  await (there ? there.focus() : clients.openWindow(href));
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data?.link ?? "/"));
});

// A push service may change where a browser is told: the server hears of it, by our cookie.
addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const { applicationServerKey } = event.oldSubscription?.options ?? {};
    const found =
      event.newSubscription ??
      (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    const { endpoint, keys } = found.toJSON();
    await fetch("/me/alerts/push", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ endpoint, keys }),
    });
  };
  event.waitUntil(renew());
});
