// What a person likes, and the tables this browser knows: kept here, and what is liked by the person.

const USUAL = {
  sound: true,
  motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  confirm: true,
  forced: true,
  last: true,
  marks: true,
  pace: "normal",
};

function read(name, usual) {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? usual;
  } catch {
    return usual;
  }
}

function write(name, value) {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing can still play
  }
}

export const settings = { ...USUAL, ...read("settings", {}) };

export function setSetting(name, value) {
  settings[name] = value;
  write("settings", { ...read("settings", {}), [name]: value });
  tellPerson();
}

/** What one likes follows to one's other devices: told when it changes, asked for at home. */
function tellPerson() {
  const body = JSON.stringify(read("settings", {}));
  fetch("/me/settings", { method: "POST", body, keepalive: true }).catch(() => {});
}

export async function followPerson() {
  const answer = await fetch("/me/settings");
  if (!answer.ok) return;
  const liked = Object.fromEntries(Object.entries(await answer.json()).filter(([, value]) => value !== null));
  Object.assign(settings, liked);
  if (Object.keys(liked).length) write("settings", { ...read("settings", {}), ...liked });
}

export function moves() {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Boxes that were saved or shared here, by the game that they are for; the last one first. */
export const knownBoxes = () => read("boxes", []);

export function rememberBox({ id, name, family }) {
  write("boxes", [{ id, name, family }, ...knownBoxes().filter((box) => box.id !== id)].slice(0, 40));
}

/** What was typed of a box and not saved yet. */
export const draftOf = (game, id) => read(`box:${game}:${id}`, null);
export const keepDraft = (game, id, draft) => write(`box:${game}:${id}`, draft);

/** Lessons that were begun here: at which table, and whether they were finished once. */
export const learnt = () => read("learnt", {});

export function noteLesson(name, room, done) {
  const known = learnt();
  write("learnt", { ...known, [name]: { room, done: done || Boolean(known[name]?.done) } });
}

/** Games that were finished here, or that somebody said to know. */
export const knowsGame = (game) => Boolean(read("knows", {})[game]);
export const noteKnown = (game) => write("knows", { ...read("knows", {}), [game]: true });

export const knownTables = () => read("tables", []);

/** Which seats are one's own there the server knows; tables of older programs have a key still. */
export function rememberTable(room) {
  write("tables", [{ room }, ...withoutTable(room)].slice(0, 60));
}

export function forgetTable(room) {
  write("tables", withoutTable(room));
  write(`luck:${room}`, undefined);
}

/** How much of what is said in a place was read here. */
export const readIn = (place) => read("talk", {})[place] ?? 0;
export function noteRead(place, at) {
  const known = Object.entries({ ...read("talk", {}), [place]: at });
  write("talk", Object.fromEntries(known.sort(([, one], [, other]) => other - one).slice(0, 60)));
}

/** What this browser knows of the luck of a table by itself. */
export const luckAt = (room) => read(`luck:${room}`, {});
export const keepLuck = (room, known) => write(`luck:${room}`, known);

const withoutTable = (room) => knownTables().filter((table) => table.room !== room);

/** Made up once: it tells this browser from another that holds the same seat. */
export function browserId() {
  if (!read("browser", "")) write("browser", Math.random().toString(36).slice(2));
  return read("browser", "");
}

const keep = (name, value) => (document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`);

const cookie = (name) => document.cookie.split("; ").find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";

export const setLanguage = (code) => keep("lang", code);
/** Whose what is kept here is: a mark of who holds the seat, that goes with the cookies. */
export const setWhose = (mark) => keep("whose", mark);
export const whose = () => cookie("whose");
/** What one was called last: invitations and new tables suggest it. */
export const setName = (name) => keep("name", encodeURIComponent(name));

export function lastName() {
  try {
    return decodeURIComponent(cookie("name"));
  } catch {
    return "";
  }
}
