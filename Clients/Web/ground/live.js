// What is said aloud and shown for a moment. The places exist before their text comes, because screen readers miss regions that appear with it.

/** @typedef {{ text: string, action?: { label: string, run: () => void } }} Notice */

/** @type {Set<(notice: Notice | null) => void>} */
const readers = new Set();

/** Says something politely without showing it. @param {string} text */
export function announce(text) {
  // A dialog hides what lies outside of it, from screen readers too; each has a place of its own.
  const places = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-live]"));
  const place = [...places].findLast((place) => !place.closest("dialog") || place.closest("dialog[open]"));
  if (!place) return;
  place.textContent = "";
  requestAnimationFrame(() => { place.textContent = text; });
}

/** Shows a line at the lower end of the page for some seconds, with one thing to do about it. @param {Notice} notice */
export function notify(notice) { for (const reader of readers) reader(notice); }

/** @param {(notice: Notice | null) => void} reader */
export function onNotice(reader) {
  readers.add(reader);
  return () => { readers.delete(reader); };
}
