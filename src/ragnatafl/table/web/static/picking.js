// Sets: members picked in any order, seen as picked, put back, and then said all at once. The server
// tells after each pick what may join; here is only what was picked.

import { words } from "./dialogs.js";
import { anchorAt, mark } from "./marks.js";

const find = (id) => document.getElementById(id);

export class Picking {
  /** `offer(page)` shows options, `say(message)` speaks to the server, `answered()` when all is said. */
  constructor(root, { offer, say, answered }) {
    this.root = root;
    this.show = offer;
    this.say = say;
    this.answered = answered;
    this.page = null;
    this.now = null; // what was picked, and what may join it; null while no set is asked for
    this.wanted = []; // as the server does not know it yet
    root.addEventListener("click", (event) => this.click(event), true);
  }

  /** A new page; of the same moment what was picked stays. */
  offer(page) {
    const facts = ["moment", "seat", "language"];
    const same = this.now && facts.every((name) => page[name] === this.page[name]);
    this.page = page;
    if (!page.picking) this.now = null;
    else if (!same) this.begin(page.picking);
    this.render();
  }

  begin(now) {
    this.now = now;
    this.wanted = now.picked.map(({ text }) => text);
  }

  hear({ picking, moment }) {
    if (!this.now || moment !== this.page.moment) return;
    this.begin(picking);
    this.render();
  }

  /** What was wanted is not to be had. */
  refused() {
    if (this.now) this.begin(this.now);
  }

  /** Pick an option; false where no set is asked for. */
  take(option) {
    if (!this.now) return false;
    this.ask([...this.wanted, option.text]);
    return true;
  }

  putBack(text) {
    const place = this.wanted.lastIndexOf(text);
    if (place >= 0) this.ask(this.wanted.filter((_, other) => other !== place));
  }

  ask(picks, more = {}) {
    this.wanted = picks;
    const { seat, moment } = this.page;
    this.say({ say: "gather", seat, picks, moment, ...more });
  }

  confirm() {
    this.answered();
    this.ask(this.wanted, { sure: true });
  }

  click(event) {
    if (!this.now) return;
    const button = event.target.closest("#picking button");
    if (button?.id === "pick-all") this.ask(this.wanted, { all: true });
    else if (button?.id === "pick-whole") this.confirm();
    else if (button) this.putBack(button.dataset.text);
    else if (!this.putBackAt(anchorAt(event.target, this.root))) return;
    event.stopPropagation();
  }

  /** Pointing at a picked thing puts it back, unless there is more of it to be picked. */
  putBackAt(anchor) {
    const touches = ({ anchors }) => anchors.includes(anchor);
    const found = anchor && !this.now.options.some(touches) && this.now.picked.findLast(touches);
    if (found) this.putBack(found.text);
    return Boolean(found);
  }

  render() {
    const { now, page } = this;
    find("picking").hidden = !now;
    this.show(now ? { ...page, options: now.options, rows: now.rows } : page);
    mark("picked", now ? now.picked.flatMap(({ anchors }) => anchors) : []);
    if (!now) return;
    find("picked").replaceChildren(...now.picked.map((option) => this.item(option)));
    find("picked-none").hidden = now.picked.length > 0;
    find("picked-missing").hidden = now.whole;
    find("pick-all").hidden = !now.any_number || now.options.length === 0;
    find("pick-whole").disabled = !now.whole;
    find("options-none").hidden = true;
    if (document.activeElement === document.body && now.picked.length && !now.options.length) {
      find("pick-whole").focus({ preventScroll: true });
    }
  }

  item({ text, say }) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.text = text;
    button.append(`✓ ${say}`);
    button.setAttribute("aria-label", `${words["put-back"]} ${say}`);
    button.title = button.getAttribute("aria-label");
    item.append(button);
    return item;
  }
}
