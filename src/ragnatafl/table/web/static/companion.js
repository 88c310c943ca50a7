// Beside a real board: outcomes are told by buttons, or found in a long list by a part of the name.

const SHORT_LIST = 9;

const find = (id) => document.getElementById(id);
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Called with each new page: is chance asked, and how long is the list? */
export function showTelling({ chance, options }, words) {
  find("choices").classList.toggle("telling", chance);
  find("choices").classList.toggle("few", chance && options.length <= SHORT_LIST);
  const box = searchBox();
  box.previousElementSibling.textContent = words["search-outcome"];
  box.parentElement.hidden = !chance || options.length <= SHORT_LIST;
  box.value = "";
  filter();
}

function searchBox() {
  const known = find("search-outcome");
  if (known) return known;
  const row = document.createElement("label");
  row.className = "search";
  const box = document.createElement("input");
  box.id = "search-outcome";
  box.type = "search";
  box.autocomplete = "off";
  box.addEventListener("input", filter);
  box.addEventListener("keydown", (event) => {
    const [only, ...more] = shown();
    if (event.key !== "Enter" || !only || more.length) return;
    event.preventDefault();
    only.querySelector("button").click();
  });
  row.append(document.createElement("span"), box);
  find("options").before(row);
  new MutationObserver(filter).observe(find("options"), { childList: true });
  return box;
}

const shown = () => [...find("options").children].filter((item) => !item.hidden);

function filter() {
  const box = find("search-outcome");
  const wanted = box.parentElement.hidden ? "" : plain(box.value);
  for (const item of find("options").children) {
    item.hidden = !plain(item.textContent).includes(wanted);
  }
}
