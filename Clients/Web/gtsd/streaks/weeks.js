// Days as columns of weeks, and where a key leads in them. The week begins on Sunday in Arabic and on Monday in English.
/** @typedef {import("../../contracts/types.d.ts").DayCompliance} Day */

const inWeek = 7;

/** What a day is called: one that runs on is done as soon as enough of it is. @param {Day} day */
export const outcome = (day) => (day.outcome === "open" && day.compliant ? "compliant" : day.outcome);

/** Which row a day stands in. @param {string} day @param {boolean} startsOnSunday */
export const row = (day, startsOnSunday) => (new Date(`${day}T00:00:00Z`).getUTCDay() + (startsOnSunday ? 0 : 6)) % inWeek;

/** The last weeks, the first of them whole. @param {Day[]} days @param {number} weeks @param {boolean} startsOnSunday */
export function lastWeeks(days, weeks, startsOnSunday) {
  const last = days.at(-1);
  return last ? days.slice(-((weeks - 1) * inWeek + row(last.date, startsOnSunday) + 1)) : [];
}

/**
 * Seven rows of days, with `undefined` where the first and the last week have none.
 * @param {Day[]} days @param {boolean} startsOnSunday @returns {(number | undefined)[][]} indexes of `days`
 */
export function rows(days, startsOnSunday) {
  const lead = days.length ? row(days[0].date, startsOnSunday) : 0;
  const columns = Math.ceil((lead + days.length) / inWeek);
  return Array.from({ length: inWeek }, (_, line) => Array.from({ length: columns }, (_, column) => {
    const index = column * inWeek + line - lead;
    return index >= 0 && index < days.length ? index : undefined;
  }));
}

/** How many columns each month has, by the first day of each column. @param {Day[]} days @param {boolean} startsOnSunday */
export function months(days, startsOnSunday) {
  /** @type {{ day: string, columns: number }[]} */
  const found = [];
  const lead = days.length ? row(days[0].date, startsOnSunday) : 0;
  for (let index = 0; index < days.length; index = index === 0 && lead ? inWeek - lead : index + inWeek) {
    const day = days[index].date, last = found.at(-1);
    if (last && last.day.slice(0, 7) === day.slice(0, 7)) last.columns++;
    else found.push({ day, columns: 1 });
  }
  return found;
}

/**
 * The day that a key leads to: the one that lies in its direction on the screen, so the right key goes back in time where text runs from the right.
 * @param {string} key @param {number} at @param {{ days: Day[], startsOnSunday: boolean, isMirrored: boolean, isFar: boolean }} grid
 * @returns {number | undefined} nothing for keys that mean nothing here
 */
export function step(key, at, { days, startsOnSunday, isMirrored, isFar }) {
  const last = days.length - 1, line = row(days[at].date, startsOnSunday);
  const inside = (/** @type {number} */ index) => (index >= 0 && index <= last ? index : at);
  const later = isMirrored ? "ArrowLeft" : "ArrowRight", earlier = isMirrored ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case later: return inside(at + inWeek);
    case earlier: return inside(at - inWeek);
    case "ArrowDown": return line === inWeek - 1 ? at : inside(at + 1);
    case "ArrowUp": return line === 0 ? at : inside(at - 1);
    case "Home": return isFar ? 0 : at % inWeek;
    case "End": return isFar ? last : at + Math.floor((last - at) / inWeek) * inWeek;
    case "PageUp": return inside(at - 4 * inWeek);
    case "PageDown": return inside(at + 4 * inWeek);
  }
}
