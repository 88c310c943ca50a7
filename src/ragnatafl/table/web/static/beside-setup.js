// A table beside a real board: what is chosen here is sent as it stands; a fault is shown at its field.

import { newTable, post } from "./new-table.js";
import { setLanguage } from "./settings.js";

const find = (id) => document.getElementById(id);
const form = find("beside-setup");
const made = newTable(form, fault);
const file = form.elements.namedItem("position");

/** The field that a fault is about, if the page has it. */
const fieldOf = (name) => name && form.querySelector(["field", "switch", "several", "keep"].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`).join());

function fault(error) {
  for (const line of form.querySelectorAll(".wrong")) line.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  find("fault").textContent = error.message;
  for (const { line, name } of error.faults ?? []) {
    const field = fieldOf(name);
    if (!field) continue;
    const control = field.matches("select, input") ? field : field.querySelector("select, input");
    const said = Object.assign(document.createElement("p"), { className: "wrong", textContent: line });
    control.setAttribute("aria-invalid", "true");
    (field.closest("label") ?? field).after(said);
    said.scrollIntoView({ block: "center" });
  }
}

const laid = () => form.elements.namedItem("laid").value;

form.addEventListener("change", ({ target }) => {
  if (target === file && file.files.length) form.elements.namedItem("laid").value = "file";
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const kept = {};
  for (const keep of form.querySelectorAll("[data-keep]")) {
    kept[keep.dataset.keep] = keep.querySelector("input:checked").value;
  }
  try {
    const position = laid() === "file" && file.files.length ? await file.files[0].text() : "";
    const { watch, beside } = await post("/beside/open", JSON.stringify({ ...made(), kept, laid: laid(), position }));
    location.href = laid() === "told" ? `${watch}/tell?compare` : beside;
  } catch (error) {
    fault(error);
  }
});

find("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});
