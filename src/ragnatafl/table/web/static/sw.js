// The worker of all our pages: while the server does not answer it hands out what pages have kept
// in this browser (keeping.js). It keeps nothing by itself, and the server's word goes first: where
// that is no, what was kept is dropped.

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
