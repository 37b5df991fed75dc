// Which language the page speaks, and how it writes numbers and dates in it. Digits and calendar are always named: left to themselves,
// browsers write Saudi dates by the Hijri calendar and Arabic numbers by their own taste.
import { useEffect, useState } from "../vendor/preact.js";
import { keep } from "./kept.js";

/** @typedef {"en" | "ar"} Language */
/** @template Text @typedef {{ en: Text, ar: Text }} Texts */

const locales = { en: "en-GB-u-ca-gregory-nu-latn", ar: "ar-SA-u-ca-gregory-nu-arab" };

/** @returns {Language} */
export const language = () => (document.documentElement.lang === "ar" ? "ar" : "en");
export const locale = () => locales[language()];

/** @type {Set<() => void>} */
const readers = new Set();

/** Turns the whole page into another language at once. @param {Language} chosen */
export function speak(chosen) {
  keep("language", chosen);
  turn(chosen);
}

/** The same without keeping it, as it was chosen elsewhere. @param {Language} chosen */
export function turn(chosen) {
  document.documentElement.lang = chosen;
  document.documentElement.dir = chosen === "ar" ? "rtl" : "ltr";
  for (const reader of readers) reader();
}

/** The language, and another picture of the component whenever it changes. */
export function useLanguage() {
  const [, draw] = useState(0);
  useEffect(() => {
    const reader = () => draw((count) => count + 1);
    readers.add(reader);
    return () => { readers.delete(reader); };
  }, []);
  return language();
}

/**
 * The texts of a screen. Both languages have the same members, which the type makes sure of.
 * @template Text @param {Texts<Text>} texts @returns {Text}
 */
export function useTexts(texts) { return texts[useLanguage()]; }

/** Making a formatter takes a hundred times as long as using it, and lists have hundreds of times and numbers. @type {Map<string, any>} */
const made = new Map();

/**
 * A formatter of `Intl` for the language of the page.
 * @template Formatter @param {new (locale: string, options?: any) => Formatter} kind @param {object} [options] @returns {Formatter}
 */
function formatter(kind, options) {
  const name = `${kind.name} ${locale()} ${JSON.stringify(options)}`;
  if (!made.has(name)) made.set(name, new kind(locale(), options));
  return made.get(name);
}

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
export const number = (value, options) => {
  const text = formatter(Intl.NumberFormat, options).format(value);
  // Browsers shorten kilograms otherwise in Arabic than the services do.
  return options?.unit === "kilogram" ? text.replace("كغم", "كجم") : text;
};

/** @param {number} value 0 to 100 */
export const percent = (value) => number(value / 100, { style: "percent" });

/** A day without a time, such as `2026-11-25`. @param {string} day @param {Intl.DateTimeFormatOptions} [options] */
export const date = (day, options = { weekday: "long", day: "numeric", month: "long" }) =>
  formatter(Intl.DateTimeFormat, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** A time of the wall clock, such as `19:30`. @param {string} time */
export const time = (time) =>
  formatter(Intl.DateTimeFormat, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(new Date(`2000-01-01T${time.slice(0, 5)}:00Z`));

/** A moment of this device's clock, in milliseconds since 1970, as short as it can be: today it is a time. @param {number} at */
export function moment(at) {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale(), { ...(!isToday && { day: "numeric", month: "short" }), hour: "numeric", minute: "2-digit" }).format(at);
}

/**
 * The form of a text for a number: `plural(3, { one: "# task", other: "# tasks" })`. Arabic has six.
 * @param {number} count @param {{ zero?: string, one?: string, two?: string, few?: string, many?: string, other: string }} forms
 */
export function plural(count, forms) {
  const form = formatter(Intl.PluralRules).select(count);
  return (forms[form] ?? forms.other).replace("#", number(count));
}

/** A digit; or what is read from left to right, whose groups would stand in the other order in Arabic digits. */
const pieces = /\u2066[^\u2069]*\u2069|\u200e\S*|(\d)/g;

/** Writes the digits of a text of ours as the language does; never of what a person wrote. @param {string} text */
export const digits = (text) =>
  (language() === "ar" ? text.replace(pieces, (piece, digit) => (digit ? "٠١٢٣٤٥٦٧٨٩"[Number(digit)] : piece)) : text);

/** Writes a number that somebody is typing as the language does, its separator too. @param {string} text */
export const typedNumber = (text) => (language() === "ar" ? digits(text).replace(".", "٫") : text);

/** Takes Arabic and Persian digits and separators for what they mean: `٧٢٫٥` is `72.5`. @param {string} typed */
export const western = (typed) =>
  typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0)).replace(/٫/g, ".").replace(/٬/g, "");
