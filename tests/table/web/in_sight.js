// What a person at this screen cannot see or read, one line each; [] if all is well.
async () => {
  const found = [];
  const wide = innerWidth >= 1200;
  const one = (selector) => document.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  function inside(element, name, frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) {
    if (!element) return found.push(`${name} is not there`);
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return found.push(`${name} is not shown`);
    const out = box.left < frame.left - 1 || box.top < frame.top - 1
      || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
    if (out) found.push(`${name} is not in sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    return undefined;
  }

  function lastEvent() {
    const lines = all("#log li, #log summary").filter((line) => line.checkVisibility());
    inside(lines[lines.length - 1], "the last event", one("#log").getBoundingClientRect());
  }

  function wholeHand() {
    const hand = one("#hand");
    inside(hand, "the hand");
    if (hand.scrollHeight > hand.clientHeight + 2) {
      found.push(`the hand is cut: ${hand.scrollHeight} of ${hand.clientHeight}`);
    }
  }

  /** Wait until the page lies still; on a busy machine that takes a while. */
  async function settled() {
    let last = "";
    for (let same = 0, frame = 0; same < 5 && frame < 300; frame++) {
      await new Promise(requestAnimationFrame);
      const { scrollTop, scrollHeight } = one("#log");
      const now = [one("#hand").scrollHeight, one("#hand").className, scrollTop, scrollHeight].join();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  }

  async function tab(name) {
    const button = one(`#tab-${name}`);
    if (button.getAttribute("aria-selected") !== "true") button.click(); // once more would enlarge it
    await settled();
  }

  async function inSight() {
    inside(one('[id="plate:map"]') ?? one("#board svg"), "the map");
    inside(one("#banner"), "the question");
    inside(one("#bar"), "the bar");
    const ending = one("#ending:not([hidden])");
    if (ending) inside(ending, "the ending option");
    if (wide) {
      wholeHand();
      inside(one("#choices"), "the options");
      all(".players > li").forEach((row, seat) => inside(row, `the row of seat ${seat}`));
      inside(one("#log-panel"), "the log");
      lastEvent();
      const columns = all(".left, .middle, .side").map((column) => column.getBoundingClientRect());
      const bare = innerWidth - columns.reduce((sum, { width }) => sum + width, 0);
      if (bare > 60) found.push(`bare wood: ${Math.round(bare)} px`);
    } else {
      for (const [name, panel] of Object.entries({
        hand: "#hand", players: "#players-panel", log: "#log-panel", boards: "#more", options: "#choices",
      })) {
        await tab(name);
        inside(one(panel), `the tab ${name}`);
        if (name === "log") lastEvent();
        readable();
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the screen");
  }

  /** Said to who listens only. */
  function hiddenFromSight(element) {
    for (let outer = element; outer; outer = outer.parentElement) {
      if (outer.offsetWidth === 1 && getComputedStyle(outer).clipPath !== "none") return true;
    }
    return false;
  }

  function shown(element) {
    return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      && !hiddenFromSight(element)
      && !element.closest(".unseen, .skip, [hidden], title, style, script, [data-unseen]");
  }

  const LEAST = 10.95;

  /** No letter under 11 px, no word cut. */
  function readable() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.data.trim();
      const element = node.parentElement;
      if (!words || !element || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const matrix = element.ownerSVGElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      const where = (element.closest("[id]")?.id ?? element.tagName).slice(0, 40);
      if (size < LEAST) found.push(`tiny: '${words.slice(0, 30)}' has ${size.toFixed(1)} px in ${where}`);
      if (matrix && words.endsWith("…") && words.length > 1) found.push(`cut: '${words}' in ${where}`);
      if (!matrix) cut(element, box, words, where);
    }
  }

  function cut(element, box, words, where) {
    const keeper = element.closest("button, .button, a, th, td, summary, h2, select, label");
    const frame = keeper?.getBoundingClientRect();
    const out = frame && (box.left < frame.left - 1 || box.right > frame.right + 1
      || box.top < frame.top - 3 || box.bottom > frame.bottom + 3);
    const hides = getComputedStyle(element).overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1;
    if (out || hides) found.push(`cut: '${words.slice(0, 30)}' in ${where}`);
  }

  await settled();
  await inSight();
  readable();
  return [...new Set(found)];
}
