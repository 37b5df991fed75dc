// Members that are changed while changes of them are on their way, and what is shown once one came through or was refused. Pure.

/**
 * All as it is shown, the changes that are on their way, and what their members are saved as.
 * @template {object} All @typedef {{ all: All, pending: Partial<All>[], saved: Partial<All> }} Choices
 */

/** The members of a change, as they are in `all`. @param {any} all @param {object} change @returns {any} */
const membersOf = (all, change) => Object.fromEntries(Object.keys(change).map((name) => [name, all[name]]));

/** Shows a change and sends it. @template {object} All @param {Choices<All>} choices @param {Partial<All>} change @returns {Choices<All>} */
export const chosen = ({ all, pending, saved }, change) =>
  ({ all: { ...all, ...change }, pending: [...pending, change], saved: { ...membersOf(all, change), ...saved } });

/**
 * Once a change came through, or was refused: then its members are what they are saved as, except those that were chosen anew since.
 * @template {object} All @param {Choices<All>} choices @param {Partial<All>} change @param {boolean} isSaved @returns {Choices<All>}
 */
export function settled({ all, pending, saved }, change, isSaved) {
  const left = pending.filter((one) => one !== change), now = isSaved ? { ...saved, ...change } : saved;
  return { all: isSaved ? all : Object.assign({}, all, membersOf(now, change), ...left), pending: left, saved: left.length ? now : {} };
}
