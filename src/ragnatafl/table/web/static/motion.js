// Movement: what has the same id before and after a change glides from its old place to the new one.

const MOVING = '[id^="card:"], [id^="piece:"]';
const MILLISECONDS = 320;
const EASE = "cubic-bezier(.2, .7, .3, 1)";

export function places(...roots) {
  const found = new Map();
  for (const root of roots) {
    for (const element of root.querySelectorAll(MOVING)) {
      const box = element.getBoundingClientRect();
      if (box.width) found.set(element.id, box);
    }
  }
  return found;
}

/** Glide from where things were; each root tells where new cards on it come from. */
export function glide(before, ...roots) {
  for (const [root, origin] of roots) {
    const from = origin?.getBoundingClientRect();
    for (const element of root.querySelectorAll(MOVING)) {
      const box = element.getBoundingClientRect();
      const was = before.get(element.id) ?? (element.id.startsWith("card:") ? from : null);
      if (!was || !box.width || element.style.transform) continue; // such move by CSS themselves
      const [dx, dy] = [middle(was).x - middle(box).x, middle(was).y - middle(box).y];
      if (Math.hypot(dx, dy) < 3) continue;
      const scale = element.parentNode.getScreenCTM?.()?.a || 1;
      element.animate(
        [{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0 0" }],
        { duration: MILLISECONDS, easing: EASE },
      );
    }
  }
}

function middle(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

let running = 0;

/** The picture grew: let its frame follow instead of jumping. */
export function glideFrame(picture, before) {
  const after = frameOf(picture);
  if (!before || !after || before.join() === after.join()) return;
  const turn = ++running;
  const start = performance.now();
  const step = (now) => {
    if (turn !== running || !picture.isConnected) return;
    const part = Math.min(1, Math.max(0, (now - start) / MILLISECONDS));
    const eased = 1 - (1 - part) ** 3;
    const frame = after.map((end, i) => before[i] + (end - before[i]) * eased);
    picture.setAttribute("viewBox", frame.join(" "));
    if (part < 1) requestAnimationFrame(step);
  };
  picture.setAttribute("viewBox", before.join(" "));
  requestAnimationFrame(step);
}

/** The picture of the map; definitions come in one of their own. */
export const mapOf = (board) => board.querySelector('[id="plate:map"]') ?? board.querySelector("svg");

export function frameOf(picture) {
  const frame = picture?.getAttribute("viewBox")?.split(/[\s,]+/).map(Number);
  return frame?.length === 4 ? frame : null;
}

/** A movement that is under way ends where it leads to; the next change starts from there. */
export function settle() {
  running++;
}
