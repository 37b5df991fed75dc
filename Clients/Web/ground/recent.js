// The last answers, so that a screen is there at once, where it was: after a step back, after a restart, without a network. Whatever shows
// one asks again as well. They lie in the database of the person who read them.

/** @import { Database } from "../offline/database.js" */

/** @type {Map<string, { answer: unknown, at: number }>} */
const answers = new Map();
/** @type {Map<string, { thing: any, end: () => void }>} */
const holding = new Map();
/** @type {Database | null} */
let database = null;
/** What the screen that is open was drawn from. @type {Set<string>} */
const used = new Set();

/** @param {string} key @returns {any} */
export const recent = (key) => {
  used.add(key);
  return answers.get(key)?.answer;
};

/** Another screen is opened. */
export const beginUse = () => used.clear();

/** Forgets what the screen that is open was drawn from, as nothing can be drawn from it; what was not sent stays. */
export const forgetUsed = () => used.forEach(unremember);

/** When it was read, in milliseconds since 1970; nothing for what was not. @param {string} key */
export const readAt = (key) => answers.get(key)?.at;

/** @param {string} key @param {unknown} answer */
export function remember(key, answer) {
  const at = Date.now();
  used.add(key);
  answers.set(key, { answer, at });
  database?.keep(key, answer, at);
}

/** Changes what is remembered, which is as old as before. @param {string} key @param {(answer: any) => unknown} change */
export function amend(key, change) {
  const found = answers.get(key);
  if (!found) return;
  found.answer = change(found.answer);
  database?.keep(key, found.answer, found.at);
}

/** The same for all that is remembered under names that begin so. @param {string} start @param {(answer: any) => unknown} change */
export function amendAll(start, change) {
  for (const key of answers.keys()) if (key.startsWith(start)) amend(key, change);
}

/** Forgets one. @param {string} key */
export function unremember(key) {
  answers.delete(key);
  database?.unkeep(key);
}

/** What is held alive for the person who is here. @param {string} key @returns {any} */
export const held = (key) => holding.get(key)?.thing;

/** Holds something alive for as long as the person is here, such as uploads that are under way. @param {string} key @param {unknown} thing @param {() => void} end */
export const hold = (key, thing, end) => { holding.set(key, { thing, end }); };

/** Ends what is held. */
export function letGo() {
  for (const { end } of holding.values()) end();
  holding.clear();
}

/** Shows from now on what was read into a database before, and keeps there what is read. @param {Database} given */
export async function readFrom(given) {
  database = given;
  for (const { path, body, at } of await given.newestKept()) if (!answers.has(path)) answers.set(path, { answer: body, at });
}

/** What belongs to one person is not left for the next. */
export async function forget() {
  answers.clear();
  letGo();
  const former = database;
  database = null;
  await former?.forgetRead().catch(() => {});
}
