// A small keyed morph: make what is on the page look like new markup, and keep elements with the
// same id, so that focus, transitions and listeners outlive a change.

export function morph(root, markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  morphChildren(root, template.content);
}

function morphChildren(old, fresh) {
  const keyed = new Map();
  for (const child of old.children) if (child.id) keyed.set(child.id, child);
  let next = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const match = findMatch(wanted, next, keyed);
    if (!match) {
      old.insertBefore(wanted, next);
      continue;
    }
    if (match === next) next = next.nextSibling;
    else old.insertBefore(match, next);
    morphNode(match, wanted);
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
}

function findMatch(wanted, next, keyed) {
  if (wanted.id) {
    const same = keyed.get(wanted.id);
    return same && same.nodeName === wanted.nodeName ? same : null;
  }
  const fits = next && next.nodeName === wanted.nodeName && !next.id;
  return fits ? next : null;
}

function morphNode(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  if (old.isEqualNode(fresh)) return;
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isReaders(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  morphChildren(old, fresh);
}

/** What the reader has opened stays open. */
const isReaders = (element, name) => name === "open" && element.nodeName === "DETAILS";
