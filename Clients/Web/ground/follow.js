// Language and colours that were chosen in another tab are those of this one, too.
import { changedElsewhere } from "./fresh.js";
import { turn } from "./language.js";

addEventListener("storage", ({ key, newValue }) => {
  if (!newValue) return;
  if (key === "theme") document.documentElement.dataset.theme = newValue;
  if (key !== "language") return;
  turn(newValue === "ar" ? "ar" : "en");
  // What the services wrote is in the language it was asked for in.
  changedElsewhere();
});
