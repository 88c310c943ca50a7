// Telling a real board. The draft lies here, field by field, and is kept until the table has it; the
// server says what would come of it.

import { Connection } from "./connection.js";
import { keepShape } from "./layout.js";
import { mark } from "./marks.js";
import { morph } from "./morph.js";
import { browserId, setLanguage } from "./settings.js";

const find = (id) => document.getElementById(id);
const root = find("telling");
const { room } = root.dataset;
const seat = Number(root.dataset.seat);
const words = JSON.parse(root.dataset.words);
const path = root.dataset.path ?? `/t/${room}/tell`; // a board without a table has its own
const kept = `tell ${room} ${seat}`;
const LONG_LIST = 9;
const key = (field) => `${field.at} ${field.name}`;
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

let whole = null; // the map as the table has it, and what may be called for
let moment = 0; // of the table when the first thing of the draft was told
let draft = readDraft(); // by place and name: {at, name, value, was}
let at = "";
let asked = 0; // looks under way: only the last one is shown
let meanwhile = []; // what others told of the same fields, said until one goes on

function readDraft() {
  try {
    const { moment: then, fields } = JSON.parse(localStorage.getItem(kept));
    moment = then;
    return new Map(fields.map((field) => [key(field), field]));
  } catch {
    return new Map();
  }
}

function keepDraft() {
  try {
    if (draft.size) localStorage.setItem(kept, JSON.stringify({ moment, fields: [...draft.values()] }));
    else localStorage.removeItem(kept);
  } catch {
    // a browser that keeps nothing can still tell
  }
}

async function hear(answer) {
  const found = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(found.refused), found);
  return found;
}

const post = (more) =>
  fetch(path, { method: "POST", body: JSON.stringify({ seat, moment, fields: [...draft.values()], ...more }) }).then(hear);

function fault(error) {
  find("fault").textContent = error instanceof TypeError ? words.unheard : error.message;
}

// What the server says of the draft.

async function begin() {
  whole = await fetch(`${path}?json&seat=${seat}`).then(hear);
  if (!draft.size) moment = whole.moment;
  find("over").hidden = !whole.over;
  find("else").hidden = whole.calls.length === 0;
  showCalls();
  await look();
}

async function look() {
  const number = ++asked;
  const found = await post({ at });
  if (number !== asked) return;
  if (found.moment !== whole.moment) return begin();
  if (moment !== whole.moment) {
    settle(found.faults);
    return look();
  }
  morph(find("board"), Object.values({ ...whole.layers, ...found.layers }).join(""));
  keepShape();
  showPlace(found);
  if (found.likely !== undefined) showLikely(found.likely);
  showChanged(found);
  showPlaces(found.places);
  if (found.reckoned !== undefined) morph(find("reckoned"), found.reckoned);
  find("over").disabled = !found.over;
  find("correct").disabled = !found.fine;
  find("correct").hidden = draft.size === 0;
  find("correct").textContent = `${words.correct} (${draft.size})`;
  if (connection) find("undo").hidden = draft.size > 0;
}

/** The table has gone on. What is told here stays; where others told something of the same field,
 * that is what was there, and is said. */
function settle(faults) {
  for (const { at: place, name, now, line } of faults) {
    const field = draft.get(key({ at: place, name }));
    if (!field || now === undefined) continue;
    field.was = now;
    meanwhile.push({ at: place, line });
  }
  if (draft.size) fault({ message: words.meanwhile });
  moment = whole.moment;
  keepDraft();
}

const lookAgain = () => look().catch(fault);

const tell = (field, value) => take([{ ...field, was: field.value, value }]);

/** Several fields at once; what is again as it was is not told. */
function take(fields) {
  for (const field of fields) {
    const { at: place, name, value } = field;
    const was = draft.get(key(field))?.was ?? field.was;
    if (same(value, was)) draft.delete(key(field));
    else draft.set(key(field), { at: place, name, value, was });
  }
  keepDraft();
  goOn();
  lookAgain();
}

/** What was said before is read. */
function goOn() {
  fault({ message: "" });
  meanwhile = [];
}

async function done(more) {
  goOn();
  try {
    await post({ ...more, sure: true });
    draft = new Map();
    keepDraft();
    if (more.then || more.call) location.href = `/t/${room}/beside`;
    else {
      await begin();
      fault({ message: words.told });
    }
  } catch (error) {
    if (!error.faults) fault(error);
    if (!(error instanceof TypeError)) lookAgain(); // it names what is wrong
  }
}

// Small pieces of the page.

function element(name, text = "", more = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [attribute, value] of Object.entries(more)) made.setAttribute(attribute, value);
  return made;
}

function button(text, act, more = {}) {
  const made = element("button", text, { type: "button", ...more });
  made.addEventListener("click", act);
  return made;
}

/** The element that had the focus gets it again, as far as there is still such a one. */
function refill(place, ...pieces) {
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  place.replaceChildren(...pieces);
  if (focused === null) return;
  const again = [...place.querySelectorAll("[data-key]")].find(({ dataset }) => dataset.key === focused);
  (again ?? place.querySelector("button, select"))?.focus({ preventScroll: true });
}

// The place that is looked at.

function showPlace({ fields, places, faults }) {
  find("place").hidden = fields.length === 0;
  find("place-title").textContent = places.find((place) => place.at === at)?.place ?? "";
  mark("told", [at]); // before the rows, which are told too
  mark("changed", [...draft.values()].map((field) => field.at));
  const [first, others] = [fields.filter((field) => field.first), fields.filter((field) => !field.first)];
  refill(find("fields"), ...(first.length ? first : others).map((field) => rowOf(field, faults)));
  refill(find("others"), ...(first.length ? others : []).map((field) => rowOf(field, faults)));
  find("rest").hidden = first.length === 0 || others.length === 0;
}

function rowOf(field, faults) {
  const told = draft.get(key(field));
  const wrong = faults.filter((one) => one.name && key(one) === key(field));
  const row = element("fieldset", "", { class: `entry${told ? " told" : ""}${wrong.length ? " wrong" : ""}` });
  row.append(element("legend", field.line), ...controls[field.kind](field, told ? told.value : field.value));
  row.append(...wrong.map(({ line }) => element("p", line)));
  return row;
}

const stepper = (field, id, value, low, high, change) => [
  button("−", () => change(value - 1), { "aria-label": `${field.line}: ${words.less}`, "data-key": `${id} -`, ...(value <= low ? { disabled: "" } : {}) }),
  element("output", String(value)),
  button("+", () => change(value + 1), { "aria-label": `${field.line}: ${words.more}`, "data-key": `${id} +`, ...(value >= high ? { disabled: "" } : {}) }),
];

const toggle = (field, id, text, on, act) =>
  button(text, act, { "aria-pressed": String(on), "data-key": `${key(field)} ${id}` });

/** One of many: a list of its own. */
function list(field, first, choices, chosen, act) {
  const made = element("select", "", { "aria-label": field.line, "data-key": key(field) });
  made.append(new Option(first, ""), ...choices.map(({ id, line }) => new Option(line, id, false, id === chosen)));
  made.addEventListener("change", () => act(made.value));
  return made;
}

const nameOf = (field, id) => field.choices.find((choice) => choice.id === id)?.line ?? id;

const controls = {
  number: (field, value) => stepper(field, key(field), value, field.low, field.high, (next) => tell(field, next)),
  flag: (field, value) => [toggle(field, "", words.yes, value, () => tell(field, !value))],
  choice: (field, value) =>
    field.choices.length > LONG_LIST
      ? [list(field, words.none, field.choices, value, (id) => tell(field, id))]
      : [{ id: "", line: words.none }, ...field.choices].map(({ id, line }) =>
          toggle(field, id, line, id === value, () => tell(field, id)),
        ),
  several: (field, value) =>
    field.choices.map(({ id, line }) => {
      const others = value.filter((one) => one !== id);
      const inside = others.length < value.length;
      // in the order of the choices, as the server writes it
      const next = field.choices.map((choice) => choice.id).filter((one) => others.includes(one) || (!inside && one === id));
      return toggle(field, id, line, inside, () => tell(field, next));
    }),
  values: (field, value) => {
    const put = (values) => tell(field, values.filter((one) => one >= field.low).sort((one, other) => other - one));
    const steppers = value.map((one, place) => {
      const group = element("span", "", { class: "value" });
      group.append(...stepper(field, `${key(field)} ${place}`, one, field.low - 1, field.high, (next) => put(value.with(place, next))));
      return group;
    });
    return [...steppers, button(`+ ${words.add}`, () => put([...value, field.low]), { "data-key": `${key(field)} add`, "aria-label": `${field.line}: ${words.add}` })];
  },
  cards: (field, value) => {
    const chips = value.map((id, place) =>
      button(`${nameOf(field, id)} ×`, () => tell(field, value.toSpliced(place, 1)), { "data-key": `${key(field)} ${id}`, "aria-label": `${nameOf(field, id)}: ${words.drop}` }),
    );
    const left = field.choices.filter(({ id }) => !value.includes(id));
    const more =
      left.length > LONG_LIST
        ? [list(field, `+ ${words.add}`, left, "", (id) => id && tell(field, [...value, id]))]
        : left.map(({ id, line }) => button(`+ ${line}`, () => tell(field, [...value, id]), { "data-key": `${key(field)} ${id}` }));
    return [...chips, ...more];
  },
};

function turnTo(place, focus = false) {
  at = place;
  return look()
    .then(() => {
      if (at) find("place").scrollIntoView();
      if (focus) find("place-title").focus({ preventScroll: true });
    })
    .catch(fault);
}

// What has likely changed, what is told, what is wrong with it, what lies where.

/** Of the place that is looked at; before that one row a group. */
function showLikely(rows) {
  const made = rows.flatMap(({ line, offers }) => {
    const row = element("p", "", { class: "offers" });
    row.append(...offers.map((offer) => button(offer.line, () => take(offer.fields), { "data-key": `offer ${offer.line}` })));
    return line ? [element("b", line), row] : [row];
  });
  refill(find("here"), ...(at ? made : []));
  refill(find("offers"), ...(at ? [] : made));
  find("here").hidden = !at || made.length === 0;
  find("likely").hidden = Boolean(at) || made.length === 0;
}

function showChanged({ changed, faults }) {
  const lines = new Map(changed.map((change) => [key(change), change]));
  const items = [...draft.values()].map((field) => {
    const change = lines.get(key(field));
    const item = element("li");
    const line = change ? `${change.place}, ${change.line}: ${change.before} → ${change.after}` : `${field.at} ${field.name}: ${field.value}`;
    item.append(
      button(line, () => turnTo(field.at, true), { class: "line", "data-key": key(field) }),
      button("×", () => tell(field, field.was), { "aria-label": `${words.drop}: ${line}` }),
    );
    return item;
  });
  refill(find("changed"), ...(items.length ? items : [element("li", words.nothing)]));
  showFaults(faults);
}

function showFaults(faults) {
  find("faults").replaceChildren(...[...meanwhile, ...faults].map(({ line, at: place }) => {
    const item = element("li");
    item.append(place ? button(line, () => turnTo(place, true), { class: "line" }) : line);
    return item;
  }));
}

/** A row for each place where something lies; the others in the last one. */
function showPlaces(places) {
  known = new Set(places.map((place) => place.at));
  const rowFor = (place) => button(place.place, () => turnTo(place.at, true), { "data-key": place.at });
  const items = places.filter(({ says }) => says.length).map((place) => {
    const item = element("li");
    const row = rowFor(place);
    row.append(element("span", place.says.join(" · ")));
    item.append(row);
    return item;
  });
  const bare = element("li", "", { class: "bare" });
  bare.append(...places.filter(({ says }) => !says.length).map(rowFor));
  refill(find("places"), ...items, ...(bare.childElementCount ? [bare] : []));
}

function showCalls() {
  const rows = whole.calls.map(({ name, line, options }) => {
    const row = element("p", "", { class: "acts" });
    if (!options.length) row.append(button(line, () => done({ call: name })));
    else row.append(element("b", line), ...options.map(({ id, line: one }) => button(one, () => done({ call: name, option: id }))));
    return row;
  });
  find("calls").replaceChildren(...rows);
}

// The map, by pointing; the list below it, by keys.

let known = new Set();

find("board").addEventListener("click", (event) => {
  const place = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((hit) => hit.closest("#board [id]")?.id)
    .find((id) => known.has(id));
  if (place) turnTo(place);
});

find("board").addEventListener("keydown", (event) => {
  const place = event.target.closest("[id]")?.id;
  if ((event.key !== "Enter" && event.key !== " ") || !known.has(place)) return;
  event.preventDefault();
  turnTo(place, true);
});

for (const lead of document.querySelectorAll("[data-turn]")) lead.addEventListener("click", () => turnTo(lead.dataset.turn, true));
find("anew")?.addEventListener("click", () => {
  draft = new Map();
  keepDraft();
  lookAgain();
});
find("right")?.addEventListener("click", () => {
  find("compare").open = false;
  scrollTo(0, 0);
});
/** Back to where one came from: the row of the list, or the whole board. */
find("leave")?.addEventListener("click", () => {
  const from = at;
  turnTo("").then(() => {
    const row = [...find("places").querySelectorAll("button")].find(({ dataset }) => dataset.key === from);
    if (find("compare").open) row?.focus();
    else find("changed-title").focus({ preventScroll: true });
  });
});
find("undo")?.addEventListener("click", () => {
  goOn();
  if (!connection.send({ say: "undo", seat, moment: whole.moment })) fault({ message: words.unheard });
});
find("over").addEventListener("click", () => done({ then: "over" }));
find("correct").addEventListener("click", () => done({}));
find("else").addEventListener("click", () => find("else-dialog").showModal());
find("calls").addEventListener("click", () => find("else-dialog").close());

// What others tell or choose at the table comes of itself.
const connection = !root.dataset.path && new Connection(() => `/ws/${room}?lang=${document.documentElement.lang}&browser=${browserId()}`, {
  onMessage: (message) => {
    if ("parts" in message && whole && message.moment !== whole.moment) begin().catch(fault);
    else if ("refused" in message) fault({ message: message.refused });
  },
  onState: () => {}, // who tells hears whether the server answers
});

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});

begin().catch(fault);
