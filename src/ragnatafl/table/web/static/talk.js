// Talk: what is said at a table or in the club. Every line is text and nothing else: it is written
// into the page as text, never as markup, and what looks like a link is none.

import { words } from "./dialogs.js";
import { noteRead, readIn } from "./settings.js";

const find = (id) => document.getElementById(id);

export class Talk {
  /** `place` is what this browser remembers by how much was read there. */
  constructor(place, { send, sound = () => {}, shown = () => {} }) {
    this.place = place;
    this.send = send;
    this.sound = sound;
    this.shown = shown;
    this.panel = find("talk-panel");
    this.log = find("talk");
    this.table = find("table");
    this.told = find("talk-told");
    this.said = ""; // until it is known to have been heard
    this.unread = 0;
    this.badges = [find("talk-open"), find("tab-talk")].filter(Boolean).map(badge);
    this.watch();
  }

  watch() {
    find("talk-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = find("talk-text");
      if (!text.value.trim()) return;
      this.said = text.value;
      if (this.send({ say: "say", text: text.value })) text.value = "";
      else this.tell(words.away ?? find("away")?.textContent);
    });
    find("talk-phrases").addEventListener("click", (event) => {
      const button = event.target.closest("[data-phrase]");
      if (button) this.send({ say: "phrase", key: button.dataset.phrase });
    });
    find("talk-want").addEventListener("change", ({ target }) => this.send({ say: "want-talk", on: target.checked }));
    find("talk-on").addEventListener("change", ({ target }) => this.send({ say: "switch-talk", on: target.checked }));
    find("talk-close").addEventListener("click", () => this.open(false));
    find("talk-open")?.addEventListener("click", () => this.open(!this.table.classList.contains("talks")));
    for (const place of [this.log, find("talk-muted")]) place.addEventListener("click", (event) => this.act(event));
    document.addEventListener("visibilitychange", () => this.look());
    this.panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.open(false);
      event.stopPropagation(); // letters that are typed here choose nothing at the table
    });
  }

  // Hearing.

  hear(told) {
    if (told.refused) return this.refused(told.refused);
    if (told.noted) return this.tell(told.noted);
    if (told.all) this.showAll(told);
    else {
      this.tell("");
      this.said = "";
      for (const line of told.lines) this.put(line);
      if (told.lines.some(({ own }) => !own)) this.sound();
    }
    return this.look();
  }

  /** What was not heard is put back, to be said in another way. */
  refused(line) {
    const text = find("talk-text");
    if (this.said && !text.value) text.value = this.said;
    this.said = "";
    this.tell(line);
  }

  tell(line) {
    this.told.textContent = line ?? "";
  }

  showAll(told) {
    this.log.replaceChildren();
    for (const line of told.lines) this.put(line);
    this.panel.classList.toggle("quiet", !told.wanted);
    this.panel.classList.toggle("off", !told.on);
    find("talk-want").checked = told.wanted;
    find("talk-on").checked = told.on;
    find("talk-host").hidden = !told.host;
    const link = find("talk-log");
    link.hidden = !told.host;
    if (told.host) link.href = `/t/${this.place}/talk`;
    find("talk-phrases").querySelector(".acts").replaceChildren(...told.phrases.map(([key, text]) => button(text, { phrase: key })));
    find("talk-muted").replaceChildren(...told.muted.map(([mark, name]) => {
      const row = document.createElement("li");
      row.append(button(`${this.word("unmute")} ${name}`, { unmute: mark }));
      return row;
    }));
  }

  put(line) {
    const key = `${line.place}:${line.number}`;
    if (this.log.querySelector(`[data-key="${key}"]`)) return;
    const { scrollHeight, scrollTop, clientHeight } = this.log;
    const atEnd = scrollHeight - scrollTop - clientHeight < 40;
    const row = this.row(key, line);
    const later = [...this.log.children].find((other) => Number(other.dataset.at) > line.at);
    this.log.insertBefore(row, later ?? null);
    if (atEnd || line.own) this.log.scrollTop = this.log.scrollHeight;
    while (this.log.children.length > 300) this.log.firstChild.remove();
  }

  row(key, line) {
    const row = document.createElement("div");
    row.className = `talk-line at-${line.place}${line.own ? " own" : ""}${line.seat >= 0 ? ` seat-${line.seat}` : ""}`;
    Object.assign(row.dataset, { key, at: line.at, place: line.place, number: line.number, mark: line.mark });
    const who = document.createElement("b");
    const name = document.createElement("bdi");
    name.textContent = line.who;
    who.append(name);
    if (line.place === "onlookers") who.append(` (${this.word("onlooker")})`);
    const time = document.createElement("time");
    const at = new Date(line.at * 1000);
    time.dateTime = at.toISOString();
    time.textContent = at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    const text = document.createElement("bdi");
    text.className = "text";
    text.textContent = line.text;
    row.append(time, " ", who, ": ", text);
    if (!line.own) row.append(" ", this.acts(line));
    return row;
  }

  /** What can be done about a line of somebody else's. */
  acts({ who }) {
    const acts = document.createElement("details");
    const summary = document.createElement("summary");
    summary.textContent = "⋯";
    summary.setAttribute("aria-label", `${this.word("mute")} / ${this.word("report")}: ${who}`);
    acts.append(summary, button(this.word("mute"), { mute: "" }), button(this.word("report"), { report: "" }));
    return acts;
  }

  word(key) {
    return words[`talk-${key}`] ?? this.log.dataset[key];
  }

  act({ target }) {
    const pressed = target.closest("button");
    if (!pressed) return;
    const { mark, place, number } = pressed.closest(".talk-line")?.dataset ?? {};
    if ("unmute" in pressed.dataset) this.send({ say: "mute", who: pressed.dataset.unmute, on: false });
    if ("mute" in pressed.dataset) this.send({ say: "mute", who: mark, on: true });
    if ("report" in pressed.dataset) {
      this.send({ say: "report", place, number: Number(number) });
      pressed.closest("details").open = false;
    }
  }

  // Where it is, and what was read of it.

  open(on) {
    this.table?.classList.toggle("talks", on);
    find("talk-open")?.setAttribute("aria-expanded", String(on));
    if (on) find("talk-text").focus({ preventScroll: true });
    else find("talk-open")?.focus();
    this.look();
  }

  /** By a key: to the field, wherever it is. */
  focus() {
    if (!this.panel.checkVisibility()) {
      this.open(true);
      this.shown(true);
    }
    find("talk-text").focus();
    this.look();
  }

  /** What is in sight is read. */
  look() {
    const rows = [...this.log.children].filter((row) => !row.classList.contains("own"));
    const last = Math.max(0, ...rows.map((row) => Number(row.dataset.at)));
    if (last && !document.hidden && this.log.checkVisibility()) {
      noteRead(this.place, last);
      this.log.scrollTop ||= this.log.scrollHeight;
    }
    const read = readIn(this.place);
    this.unread = rows.filter((row) => Number(row.dataset.at) > read).length;
    for (const { seen, spoken } of this.badges) {
      seen.textContent = this.unread ? String(Math.min(this.unread, 99)) : "";
      spoken.textContent = this.unread ? this.word("unread") ?? "" : "";
    }
  }
}

function badge(place) {
  const seen = document.createElement("span");
  seen.className = "unread";
  const spoken = document.createElement("span");
  spoken.className = "unseen";
  place.append(seen, spoken);
  return { seen, spoken };
}

function button(text, data) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  Object.assign(made.dataset, data);
  return made;
}
