// One polite voice: what screen readers are told besides what has the focus.

const PAUSE = 80; // an empty line in between, or the same words are not read again
let waiting = [];
let timer = 0;

/** Have a line read when there is time; lines that come together are read together. */
export function announce(text) {
  const place = document.getElementById("said");
  waiting.push(text);
  place.textContent = "";
  clearTimeout(timer);
  timer = setTimeout(() => {
    place.textContent = waiting.join(" ");
    waiting = [];
  }, PAUSE);
}
