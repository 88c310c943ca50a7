// A sheet to print.

import "./text.js";

document.getElementById("print").addEventListener("click", () => print());
