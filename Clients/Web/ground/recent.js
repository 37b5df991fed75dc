// The last answers of this visit, so that a step back shows a screen at once, where it was. Whatever shows one asks again as well.

/** @type {Map<string, unknown>} */
const answers = new Map();

/** @param {string} key @returns {any} */
export const recent = (key) => answers.get(key);
/** @param {string} key @param {unknown} answer */
export const remember = (key, answer) => { answers.set(key, answer); };
/** What belongs to one person is not left for the next. */
export const forget = () => answers.clear();
