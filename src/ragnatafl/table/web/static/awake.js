// The screen stays on while this page is looked at, where the browser lets it.

let lock = null;

/** Keep it on from now; `missing` is called if that cannot be, as without TLS on another machine. */
export function keepAwake(missing) {
  const ask = async () => {
    if (document.hidden || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      lock = null;
      missing();
    }
  };
  document.addEventListener("visibilitychange", ask); // a hidden page has lost it
  ask();
}
