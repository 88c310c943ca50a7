// One's own page: what is shown once is copied or printed, and passkeys are made and used.

import { setLanguage } from "./settings.js";

const find = (id) => document.getElementById(id);

function fault(error) {
  find("fault").textContent = error.message;
}

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const field = find(button.dataset.copy);
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
  });
}

document.querySelector("[data-print]")?.addEventListener("click", () => print());
find("once-title")?.focus();

// Passkeys: the browser speaks in bytes, we in letters.

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const letters = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

async function post(path, body) {
  const answer = await fetch(path, { method: "POST", body });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.refused);
  return found;
}

function said({ id, type, rawId, response, authenticatorAttachment }) {
  const told = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (response[name]) told[name] = letters(response[name]);
  }
  return JSON.stringify({ id, type, rawId: letters(rawId), response: told, authenticatorAttachment, clientExtensionResults: {} });
}

async function addPasskey() {
  const options = await post("/me/passkey/offer", "");
  const known = (options.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) }));
  const user = { ...options.user, id: bytes(options.user.id) };
  const publicKey = { ...options, user, challenge: bytes(options.challenge), excludeCredentials: known };
  await post("/me/passkey/add", said(await navigator.credentials.create({ publicKey })));
  location.reload();
}

async function enterByPasskey() {
  const options = await post("/me/passkey/ask", "");
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] };
  const { to } = await post("/me/passkey/enter", said(await navigator.credentials.get({ publicKey })));
  location.href = to;
}

find("passkey-add")?.addEventListener("click", () => addPasskey().catch(fault));
find("passkey-enter")?.addEventListener("click", () => enterByPasskey().catch(fault));
