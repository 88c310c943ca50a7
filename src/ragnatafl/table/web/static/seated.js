// A table of the lobby before it is dealt: one sits down there, and says in time to be there.

import { words } from "./dialogs.js";
import { lastName } from "./settings.js";

const find = (id) => document.getElementById(id);

export class Seated {
  constructor(root, room, { send, note }) {
    this.root = root;
    this.room = room;
    this.send = send;
    this.note = note;
    this.ends = 0; // in milliseconds of this page's clock
    this.timer = 0;
  }

  /** A new page: how long everybody may still say to be there is counted down. */
  show({ left }) {
    this.ends = performance.now() + left * 1000;
    clearInterval(this.timer);
    if (left) this.timer = setInterval(() => this.tell(), 500);
    queueMicrotask(() => this.tell());
  }

  tell() {
    const place = find("ready-left");
    if (!place) return;
    const seconds = Math.max(0, Math.ceil((this.ends - performance.now()) / 1000));
    place.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  /** Whoever looks on takes a free seat; the page comes by itself. */
  async sit(seat) {
    const { refused } = await sitDown(this.room, lastName(), seat);
    if (refused) this.note(refused);
  }
}

/** What came of it: a link, or why not. */
export async function sitDown(room, name, seat = null) {
  try {
    const answer = await fetch(`/t/${room}/sit`, { method: "POST", body: JSON.stringify({ name, seat }) });
    return await answer.json();
  } catch {
    return { refused: words.away ?? "…" };
  }
}
