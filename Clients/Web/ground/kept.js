// Small choices that stay on this device. Some browsers refuse storage altogether, or take no more; then they last as long as the page.

/** What the storage did not take, which is newer than what it has. @type {Map<string, string>} */
const unsaved = new Map();
// What another tab writes or removes after that is newer. Tests of rules have no page.
globalThis.addEventListener?.("storage", ({ key }) => { if (key === null) unsaved.clear(); else unsaved.delete(key); });

/** That pushes were offered in this browser, which is done once. */
export const askedForPushes = "asked for pushes";

/** What is the device's and nobody's in particular. */
const impersonal = ["language", "theme", "direction", askedForPushes];

/** @param {string} name @returns {string | null} */
export function kept(name) {
  const newest = unsaved.get(name);
  if (newest !== undefined) return newest;
  try { return localStorage.getItem(name); } catch { return null; }
}

/** @param {string} name */
export function drop(name) {
  unsaved.delete(name);
  try {
    localStorage.removeItem(name);
    sessionStorage.removeItem(name);
  } catch { /* it was not there either */ }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
    unsaved.delete(name);
  } catch {
    unsaved.set(name, value);
  }
}

/** The same for as long as this tab is open, also when its page is read anew. @param {string} name @param {string} value */
export function keepInTab(name, value) {
  try { sessionStorage.setItem(name, value); } catch { /* then it lasts as long as the page, which knows it anyway */ }
}

/** @param {string} name @returns {string | null} */
export function keptInTab(name) {
  try { return sessionStorage.getItem(name); } catch { return null; }
}

/** Drops what somebody chose or typed here; language and colours stay. @param {string[]} others what stays as well */
export function dropPersonal(others) {
  const stays = [...impersonal, ...others];
  const saved = () => { try { return Object.keys(localStorage); } catch { return []; } };
  for (const name of [...saved(), ...unsaved.keys()]) if (!stays.includes(name)) drop(name);
}
