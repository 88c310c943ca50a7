// Reading aloud with the browser's own voice. Never needed to go on: a voice may be missing.

const KEPT = "speaks";
const engine = globalThis.speechSynthesis;

/** Does the browser have a voice for this language? It may know only after a while. */
export function hasVoice(language) {
  const [spoken] = language.toLowerCase().split("-");
  return Boolean(engine) && engine.getVoices().some(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === spoken);
}

export function whenVoicesCome(act) {
  engine?.addEventListener?.("voiceschanged", act);
}

export function speaks() {
  try {
    return localStorage.getItem(KEPT) === "yes";
  } catch {
    return false;
  }
}

export function setSpeaks(on) {
  try {
    localStorage.setItem(KEPT, on ? "yes" : "no");
  } catch {
    // a browser that keeps nothing is silent on the next page
  }
  if (!on) engine?.cancel();
}

/** Say this, and nothing that was said before any longer. */
export function speak(text, language) {
  if (!engine || !text) return;
  engine.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language;
  engine.speak(said);
}
