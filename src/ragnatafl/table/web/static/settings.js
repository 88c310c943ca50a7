// What a person likes, and the tables this browser knows: kept here, told to nobody.

const USUAL = {
  sound: true,
  motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  confirm: true,
  forced: true,
  last: true,
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
}

export function moves() {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const knownTables = () => read("tables", []);

/** Which seats are one's own there the server knows; tables of older programs have a key still. */
export function rememberTable(room) {
  write("tables", [{ room }, ...withoutTable(room)].slice(0, 60));
}

export function forgetTable(room) {
  write("tables", withoutTable(room));
  write(`luck:${room}`, undefined);
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

export const setLanguage = (code) => keep("lang", code);
/** What one was called last: invitations and new tables suggest it. */
export const setName = (name) => keep("name", encodeURIComponent(name));

export function lastName() {
  try {
    return decodeURIComponent(document.cookie.match(/(?:^|; )name=([^;]*)/)?.[1] ?? "");
  } catch {
    return "";
  }
}
