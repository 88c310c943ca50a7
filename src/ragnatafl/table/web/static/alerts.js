// Alerts: this browser is told by its push service, if it can be; the other ways are plain forms.

import { sha256 } from "./sha256.js";
import "./text.js";

const find = (id) => document.getElementById(id);
const main = document.querySelector("main");
const able = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Our key, as browsers take it. */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What it is called in the list: browser and system, as far as they say. */
function label() {
  const { brands = [], platform = "" } = navigator.userAgentData ?? {};
  const name = brands.map(({ brand }) => brand).find((brand) => !/not|chromium/i.test(brand));
  const engine = /(Firefox|Edg|Chrome|Safari)\//.exec(navigator.userAgent)?.[1] ?? "";
  return [name ?? engine, platform || navigator.platform].filter(Boolean).join(" · ").slice(0, 80);
}

async function current() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** This browser's own line, if it is in the list. */
async function ownLine() {
  const found = await current();
  const id = found && sha256(found.endpoint).slice(0, 24);
  return id && document.querySelector(`[data-channel="${id}"]`);
}

async function subscribe() {
  find("fault").textContent = "";
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  if ((await Notification.requestPermission()) !== "granted") return show();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(main.dataset.key),
  });
  const answer = await fetch("/me/alerts/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...subscription.toJSON(), expirationTime: undefined, label: label() }),
  });
  if (answer.ok) return location.replace("/me/alerts?said=added");
  find("fault").textContent = (await answer.json()).refused;
}

async function show() {
  const denied = able && Notification.permission === "denied";
  const line = able ? await ownLine() : null;
  if (line) line.querySelector(".here").hidden = false;
  find("push-cannot").hidden = able;
  find("push-denied").hidden = !denied;
  find("push").hidden = !able || denied || (line && !line.querySelector(".trouble"));
}

find("push").addEventListener("click", () => {
  find("push-failed").hidden = true;
  subscribe().catch(() => (find("push-failed").hidden = false));
});

// Who removes this browser from the list is not told by it any more.
document.addEventListener("submit", async (event) => {
  if (event.submitter?.value !== "remove") return;
  const own = able && (await ownLine());
  if (own?.contains(event.target)) (await current())?.unsubscribe();
});

const zone = document.querySelector("[name=zone][data-unset]");
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;

show();
