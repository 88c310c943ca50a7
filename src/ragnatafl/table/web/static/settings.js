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
    localStorage.setItem(name, JSON.stringify(value));
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

export function rememberTable(room, key) {
  const others = knownTables().filter((table) => table.room !== room || table.key !== key);
  write("tables", [{ room, key }, ...others].slice(0, 60));
}

export function forgetTable(room, key) {
  write("tables", knownTables().filter((table) => table.room !== room || table.key !== key));
}

export const linksOf = (room) => read(`links:${room}`, null);
export const keepLinks = (links) => write(`links:${links.room}`, links);

export function setLanguage(code) {
  document.cookie = `lang=${code}; path=/; max-age=31536000; samesite=lax`;
}
