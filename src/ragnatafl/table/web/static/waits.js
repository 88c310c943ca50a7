// Who is away may come back: how long others wait until a bot may play there, counted down.

let ends = new Map(); // by seat, in milliseconds of this page's clock
let place = null;
let words = {};
let timer = 0;

/** `waits` are seconds by seat, as the server counts them. */
export function countDown(players, waits, said) {
  place = players;
  words = said;
  ends = new Map(Object.entries(waits ?? {}).map(([seat, left]) => [seat, performance.now() + left * 1000]));
  clearInterval(timer);
  if (ends.size) timer = setInterval(tell, 1000);
  queueMicrotask(tell); // when the rows are drawn
}

function tell() {
  for (const row of place.querySelectorAll("[data-wait]")) {
    const left = Math.ceil(((ends.get(row.dataset.wait) ?? 0) - performance.now()) / 1000);
    row.textContent = left > 0 ? `${words["wait-left"]} ${clock(left)}` : "";
  }
}

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
