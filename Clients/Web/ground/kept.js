// Small choices that stay on this device. Some browsers refuse storage altogether; then they last as long as the page.

/** @type {Map<string, string>} */
const unsaved = new Map();

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
