// Which day it is where the person lives: there their days begin and end, wherever this device is.
import { locale } from "./language.js";

/** The zone of whoever is here, as far as it is known. @type {() => string | undefined} */
let zone = () => undefined;
/** @param {() => string | undefined} tell */
export const liveIn = (tell) => { zone = tell; };

/**
 * The day of a moment, such as `2026-11-25`. A zone that this browser does not know, or that nobody knows yet, is the device's own.
 * @param {number} at in milliseconds @param {string} [timeZone] @returns {string}
 */
export function dayAt(at, timeZone = zone()) {
  if (!timeZone) return onDevice(at);
  try {
    const { year, month, day } = Object.fromEntries(formatterIn(timeZone).formatToParts(at).map(({ type, value }) => [type, value]));
    return `${year}-${month}-${day}`;
  } catch {
    return onDevice(at);
  }
}

/**
 * The day of a moment where the person lives now, which is worked out when it is asked for, as that is never in a first picture. In the zone of the device,
 * which may be another one by then, it is worked out at once.
 * @param {number} at in milliseconds @returns {() => string}
 */
export function dayToAsk(at) {
  const timeZone = zone();
  if (timeZone) return () => dayAt(at, timeZone);
  const day = onDevice(at);
  return () => day;
}

/** @param {number} at */
function onDevice(at) {
  const moment = new Date(at);
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The one that was asked for last: making one takes a hundred times as long as using it, and a person lives in one zone. */
let made = { name: "", formatter: /** @type {Intl.DateTimeFormat | null} */ (null) };

/** In the language of the page, whose names of days the browser has read anyway. @param {string} timeZone */
function formatterIn(timeZone) {
  const name = `${locale()} ${timeZone}`;
  if (made.formatter && made.name === name) return made.formatter;
  const formatter = new Intl.DateTimeFormat(locale(), {
    timeZone, calendar: "gregory", numberingSystem: "latn", year: "numeric", month: "2-digit", day: "2-digit",
  });
  made = { name, formatter };
  return formatter;
}
