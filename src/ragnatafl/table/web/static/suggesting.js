// In a first game: the coach's marks on what it would choose. They come when it has thought, nothing waits
// for them, and who wants to find out alone puts them away.

import { announce } from "./announce.js";
import { words } from "./dialogs.js";
import { setSetting, settings } from "./settings.js";

export class Suggesting {
  /** `say(message)` asks the server; the chooser shows what comes. A table without a coach has no button. */
  constructor(button, chooser, say) {
    this.button = button;
    this.chooser = chooser;
    this.say = say;
    this.page = null;
    this.asked = -1; // the moment that was asked about
    this.show();
    button?.addEventListener("click", () => this.turn());
  }

  /** A new page: what is to be chosen there? */
  offer(page) {
    this.page = page;
    if (!this.button || !settings.marks || page.options.length < 2 || page.chance) return;
    if (this.asked === page.moment) return;
    this.asked = this.say({ say: "suggest", seat: page.seat }) ? page.moment : -1;
  }

  /** The line was lost: what was asked is not answered any more. */
  forget() {
    this.asked = -1;
  }

  hear({ suggested, moment }) {
    if (!settings.marks || moment !== this.page?.moment) return;
    const shown = this.chooser.coach(suggested);
    if (shown.length) announce(`${words["coach-would"]}: ${shown.map(({ say }) => say).join(", ")}`);
  }

  turn() {
    setSetting("marks", !settings.marks);
    this.show();
    this.forget();
    if (!settings.marks) this.chooser.coach([]);
    else if (this.page) this.offer(this.page);
  }

  show() {
    this.button?.setAttribute("aria-pressed", String(settings.marks));
  }
}
