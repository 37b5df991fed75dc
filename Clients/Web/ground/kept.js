// Small choices that stay on this device. Some browsers refuse storage altogether; then they last as long as the page.

/** @type {Map<string, string>} */
const unsaved = new Map();
/** That pushes were offered in this browser, which is done once. */
export const askedForPushes = "asked for pushes";

/** What is the device's and nobody's in particular. */
const impersonal = ["language", "theme", "direction", askedForPushes];

/** @param {string} name @returns {string | null} */
export function kept(name) {
  try { return localStorage.getItem(name); } catch { return unsaved.get(name) ?? null; }
}

/** @param {string} name */
export function drop(name) {
  unsaved.delete(name);
  try { localStorage.removeItem(name); } catch { /* it was not there either */ }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try { localStorage.setItem(name, value); } catch { unsaved.set(name, value); }
}

/** Drops what somebody chose or typed here; language and colours stay. @param {string[]} others what stays as well */
export function dropPersonal(others) {
  const stays = [...impersonal, ...others];
  const names = () => { try { return Object.keys(localStorage); } catch { return [...unsaved.keys()]; } };
  for (const name of names()) if (!stays.includes(name)) drop(name);
}
