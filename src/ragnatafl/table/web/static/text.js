// A page of text: only its language can be changed.

import { setLanguage } from "./settings.js";

document.getElementById("language").addEventListener("change", (event) => {
  setLanguage(event.target.value);
  location.reload();
});
