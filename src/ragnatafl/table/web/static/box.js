// My box: what is typed is kept in this browser, checked by the server, and shown as it is played.

import { copy } from "./dialogs.js";
import { morph } from "./morph.js";
import { draftOf, keepDraft, rememberBox, setLanguage } from "./settings.js";

const find = (id) => document.getElementById(id);
const box = find("box");
const PAUSE = 200;

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

if (box) {
  const { game, id, mine } = box.dataset;
  const stored = JSON.parse(box.dataset.pack);
  const form = find("form");
  // What was typed here and not saved is still there, after a reload or without a server.
  let draft = draftOf(game, id) ?? { pack: stored, kind: "", entry: "" };
  let own = mine ? id : "";
  let timer = 0;
  let turn = Promise.resolve(); // one look at a time, in the order in which they were asked for
  let waiting = null; // the look at the form that has not begun

  const pairs = () => [...new FormData(form)].map(([name, value]) => [name, String(value)]);

  const say = (text) => (find("fault").textContent = text);

  const spoken = document.documentElement.lang;

  async function post(path, body) {
    const answer = await fetch(`${path}lang=${spoken}`, { method: "POST", body: JSON.stringify(body) });
    const found = await answer.json();
    if (!answer.ok) throw new Error(found.refused);
    return found;
  }

  /** Ask how it stands. */
  async function look(more = {}) {
    const { pack, kind, entry } = draft;
    const found = await post(`/box/${game}/look?`, { pack, kind, entry, ...more });
    const moved = found.kind !== draft.kind || found.entry !== draft.entry;
    draft = { pack: found.pack, kind: found.kind, entry: found.entry };
    keepDraft(game, id, found.fine || !more.form || moved ? draft : { ...draft, form: more.form });
    show(found.parts, moved);
    say("");
  }

  /** The same when all that was asked before is answered: what was just typed is looked at first. */
  function ask(more) {
    if (timer) typed();
    turn = turn.then(() => look(more)).catch((error) => say(error.message));
    return turn;
  }

  /** The form as it stands now; typed on before its look began, it is the last state that is sent. */
  function typed() {
    clearTimeout(timer);
    timer = 0;
    const { kind, entry } = draft;
    if (waiting?.entry === entry && waiting.kind === kind) waiting.form = pairs();
    else {
      const own = (waiting = { form: pairs(), kind, entry });
      turn = turn
        .then(() => {
          if (waiting === own) waiting = null;
          return look(own);
        })
        .catch((error) => say(error.message));
    }
  }

  function show(parts, moved) {
    const held = document.activeElement?.name;
    for (const [name, markup] of Object.entries(parts)) {
      if (name === "form" && moved) find(name).innerHTML = markup;
      else morph(find(name), markup);
    }
    for (const input of form.querySelectorAll("input")) {
      if (["radio", "checkbox"].includes(input.type)) input.checked = input.hasAttribute("checked");
      else if (input !== document.activeElement) input.value = input.getAttribute("value") ?? "";
    }
    find("download").href = URL.createObjectURL(
      new Blob([JSON.stringify(draft.pack, null, 1)], { type: "application/json" }),
    );
    if (held && !form.contains(document.activeElement)) form.elements.namedItem(held)?.focus?.();
    if (!moved) return;
    find("entry-title")?.scrollIntoView({ block: "nearest" });
    for (const chosen of document.querySelectorAll("#kinds [aria-pressed=true], #entries [aria-pressed=true]")) {
      const row = chosen.parentElement;
      row.scrollLeft = chosen.offsetLeft - row.clientWidth / 3;
    }
  }

  /** The form as it stands, with places or lines added or left out. */
  function changed(change) {
    return change(pairs()).map(([name, value]) => [name, value]);
  }

  const soon = () => {
    keepDraft(game, id, { ...draft, form: pairs() });
    clearTimeout(timer);
    timer = setTimeout(typed, PAUSE);
  };

  form.addEventListener("input", (event) => {
    if (event.target.matches('input[type="text"], input:not([type]), textarea, [type="number"]')) soon();
  });
  form.addEventListener("change", (event) => {
    event.target.closest("details.pick")?.removeAttribute("open");
    soon();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    timer = 0;
    ask({ form: pairs(), done: event.submitter?.value || "next" });
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button || !box.contains(button)) return;
    const { kind, entry, field, step, more, less, line, unline } = button.dataset;
    if (step) {
      const input = find(button.dataset.for);
      input.value = Math.max(Number(input.min), Number(input.value) + Number(step));
      soon();
    } else if (more) {
      ask({ form: changed((old) => [...old, [`${more}.${button.dataset.count}`, lastOf(old, more)]]) });
    } else if (less) {
      ask({ form: changed((old) => old.filter(([name]) => name !== `${less}.${button.dataset.count - 1}`)) });
    } else if (line) {
      ask({ form: changed((old) => [...old, [`does.${line}.on`, ""], [`does.${line}.what`, ""]]) });
    } else if (unline) {
      ask({ form: changed((old) => old.filter(([name]) => !name.startsWith(`does.${unline}.`))) });
    } else if (kind || entry) {
      ask({ kind: kind ?? draft.kind, entry: entry ?? "" }).then(() => field && toField(field));
    }
  });

  /** One more place begins as the last one is. */
  const lastOf = (old, name) => old.filter(([other]) => other.startsWith(`${name}.`)).at(-1)?.[1] ?? firstOf(name);
  const firstOf = (name) => form.querySelector(`[data-places="${name}"] input`)?.value ?? "0";

  const toField = (name) => {
    const found = form.querySelector(`[name="${name}"], [name^="${name}."], [data-name="${name}"] select`);
    found?.focus();
    found?.scrollIntoView({ block: "center" });
  };

  // Name, keeping, sharing.

  const name = find("box-name");
  name.value = draft.pack.name ?? "";
  name.addEventListener("change", () => {
    draft.pack.name = name.value;
    keepDraft(game, id, draft);
  });

  function shared(found) {
    own = found.id;
    rememberBox(found);
    const link = new URL(`/box/${game}/${found.id}`, location.href);
    history.replaceState(null, "", link);
    find("share").hidden = false;
    find("link").value = link.href;
    find("play").href = `/?box=${found.id}&game=${game}`;
  }

  find("save").addEventListener("click", () => {
    draft.pack.name = name.value;
    post(`/box/${game}/save?id=${own}&`, draft.pack).then(shared).then(() => say(""), (error) => say(error.message));
  });
  find("copy").addEventListener("click", () => copy(find("link").value));
  find("upload").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    try {
      if (file.size > box.dataset.largest) throw new Error(box.dataset.large);
      const pack = JSON.parse(await file.text());
      await turn;
      await look({ pack });
      name.value = draft.pack.name ?? "";
    } catch (error) {
      say(error instanceof SyntaxError ? box.dataset.bad : error.message);
    }
    event.target.value = "";
  });

  if (id) shared({ id, name: stored.name ?? "", family: stored.game });
  ask(draft.form ? { form: draft.form } : {});
}
