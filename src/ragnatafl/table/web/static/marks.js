// What lies on the table and can be pointed at: elements whose id is an anchor, `area:-1,2`.

const ANCHOR = /^(area|card|piece|seat):/;

export function anchorAt(target, root) {
  let element = target;
  while (element && element !== root && element !== document) {
    if (element.id && ANCHOR.test(element.id)) return element.id;
    element = element.parentNode;
  }
  return "";
}

/** The element of an anchor: that which can be hit, if there are several. */
export function elementOf(anchor) {
  return document.getElementById(anchor);
}

export function labelOf(anchor) {
  const element = elementOf(anchor);
  const title = element?.querySelector(":scope > title")?.textContent;
  return title || element?.getAttribute("aria-label") || element?.textContent.trim()
    || anchor.replace(ANCHOR, "");
}

/** Set a class on the elements of these anchors, and on no others. */
export function mark(name, anchors) {
  const wanted = new Set(anchors);
  for (const element of document.querySelectorAll(`.${name}`)) {
    if (!wanted.has(element.id)) element.classList.remove(name);
  }
  for (const anchor of wanted) elementOf(anchor)?.classList.add(name);
}

/** Scroll, if none of these can be seen whole; so much is covered above. */
export function bringIntoView(elements, covered = 0) {
  const seen = elements.some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= covered && bottom <= innerHeight;
  });
  if (!seen) elements[0]?.scrollIntoView({ block: "center" });
}

/** The nearest of some elements in the direction of an arrow key. */
export function nearest(from, key, elements) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of elements) {
    if (element === from) continue;
    const there = middle(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along > 4 && along + aside * 2.5 < least) {
      least = along + aside * 2.5;
      best = element;
    }
  }
  return best;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
