// Results of battles, hunts and ages: each stays until it is put away, or the player acts.

const find = (id) => document.getElementById(id);

export class Results {
  constructor() {
    this.all = []; // those since one's turn
    this.stack = []; // those on the table, the first one is seen
    this.met = new Set(); // those that have lain on the table, by their first event
    this.came = false; // the page has been shown once: what comes from now on is new
    find("result-close").addEventListener("click", () => this.close());
    find("result-next").addEventListener("click", () => this.next());
  }

  /** What results there are; those that are on the table are told anew. */
  tell(parts) {
    const template = document.createElement("template");
    template.innerHTML = parts.join(""); // made by our own server, every name in it escaped
    this.all = [...template.content.children].map((article) => ({
      first: Number(article.dataset.first),
      end: Number(article.dataset.end),
      title: article.querySelector("h3").textContent,
      article,
    }));
    this.stack = this.stack.map(({ first }) => this.all.find((one) => one.first === first)).filter(Boolean);
    this.render();
  }

  /** Lay those on the table that have ended by now; of those from before the page came only what
      one has not answered since. */
  open(since, now) {
    const ended = this.all.filter(({ end, first }) => end <= now && !this.met.has(first));
    const fresh = ended.filter(({ end }) => this.came || end > since);
    for (const { first } of ended) this.met.add(first);
    this.stack.push(...fresh);
    if (fresh.length) this.render();
  }

  /** Something was taken back: so many events are left. */
  backTo(events) {
    for (const first of this.met) if (first >= events) this.met.delete(first);
  }

  /** One of them, asked for. */
  openOne(first) {
    const one = this.all.find((result) => result.first === first);
    if (!one) return;
    this.stack = [one, ...this.stack.filter((other) => other !== one)];
    this.render();
    find("result-text").focus({ preventScroll: true });
  }

  next() {
    this.stack.shift();
    this.render();
  }

  close() {
    this.stack = [];
    this.render();
  }

  /** On a small screen it lies over the map, and leaves the ribbon above it free. */
  place() {
    const { top } = find("board").getBoundingClientRect();
    find("result").style.setProperty("--below", `${Math.max(0, top)}px`);
  }

  get isOpen() {
    return this.stack.length > 0;
  }

  render() {
    const [top] = this.stack;
    const inside = find("result").contains(document.activeElement);
    find("result").hidden = !top;
    if (!top) {
      find("result-text").replaceChildren();
      if (inside) find("story-start").focus({ preventScroll: true });
      return;
    }
    this.place();
    find("result-text").replaceChildren(top.article.cloneNode(true));
    find("result-next").hidden = this.stack.length < 2;
    find("result-count").textContent = this.stack.length > 1 ? `1 / ${this.stack.length}` : "";
  }
}
