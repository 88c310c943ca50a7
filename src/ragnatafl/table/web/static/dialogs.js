// Words, notes and small windows; they live beside what is redrawn.

export const words = {};

export function speak(said) {
  Object.assign(words, said);
  for (const element of document.querySelectorAll("[data-say]")) {
    if (element.dataset.say in words) element.textContent = words[element.dataset.say];
  }
  for (const element of document.querySelectorAll("[data-say-label]")) {
    element.setAttribute("aria-label", words[element.dataset.sayLabel]);
  }
}

const find = (id) => document.getElementById(id);

/** A note that goes away by itself; with a rule it can be asked for more. */
export function note(text, { rule = "", kind = "" } = {}) {
  const toasts = find("toasts");
  const toast = document.createElement("p");
  toast.className = `toast ${kind}`;
  toast.append(text);
  if (rule && rule !== "-") {
    const button = document.createElement("button");
    button.className = "rule";
    button.dataset.rule = rule;
    button.textContent = rule;
    toast.append(" ", button);
  }
  toast.addEventListener("click", (event) => event.target.closest("[data-rule]") || toast.remove());
  toasts.append(toast);
  while (toasts.children.length > 3) toasts.firstChild.remove();
  setTimeout(() => toast.remove(), kind === "refused" ? 9000 : 5000);
}

export async function showRule(game, rule) {
  const answer = await fetch(`/rules/${game}/${encodeURIComponent(rule)}?json`);
  const found = await answer.json();
  if (!answer.ok) return note(found.refused ?? rule);
  find("rule-text").innerHTML = found.html; // made of our own rule texts by our own server
  const dialog = find("rule-dialog");
  if (!dialog.open) dialog.showModal();
  return undefined;
}

/** A question with yes and no, or for a short text; resolves to true, a text, or null. */
export function ask(text, yes, value) {
  const dialog = find("ask-dialog");
  const input = find("ask-input");
  find("ask-text").textContent = text;
  find("ask-yes").textContent = yes;
  input.hidden = value === undefined;
  input.value = value ?? "";
  dialog.returnValue = "";
  dialog.showModal();
  if (!input.hidden) input.select();
  return new Promise((resolve) => {
    dialog.addEventListener(
      "close",
      () => resolve(dialog.returnValue === "yes" ? (input.hidden ? true : input.value) : null),
      { once: true },
    );
  });
}

export const dialogOpen = () => document.querySelector("dialog[open]") !== null;

/** Buttons with a rule show it, wherever they are. */
export function watchRules(game) {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-rule]");
    if (button) showRule(game, button.dataset.rule);
  });
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    note(words.copied ?? "✓");
  } catch {
    prompt("", text); // no clipboard here: show it, to be copied by hand
  }
}
