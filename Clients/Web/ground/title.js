// What the tab of the browser is called. A form that was refused says so first, for who hears the title.
import { useEffect } from "../vendor/preact.js";
import { language } from "./language.js";

/** @param {string} title @param {{ isRefused?: boolean }} [options] */
export function useTitle(title, { isRefused = false } = {}) {
  const words = language() === "ar" ? "خطأ: " : "Error: ";
  useEffect(() => { document.title = `${isRefused ? words : ""}${title} · GTSD`; }, [title, isRefused, words]);
}
