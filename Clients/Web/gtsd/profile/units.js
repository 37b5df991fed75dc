// Weights and lengths as the person wants to read them. Weights are kept in kilograms and lengths as they were measured; nothing that was
// shown is ever sent back. GTSD-7.2-04.
import { number } from "../../ground/language.js";

const kilogramsOfPound = 0.45359237, centimetresOfInch = 2.54;

/** @typedef {import("../../contracts/types.d.ts").UnitSystem} Units */

/** A weight in the person's unit, one decimal. @param {number} kg @param {Units} units */
export const inUnit = (kg, units) => Math.round((units === "imperial" ? kg / kilogramsOfPound : kg) * 10) / 10;

/** An amount in the person's unit as kilograms, in hundredths as they are kept. @param {number} amount @param {Units} units */
export const ofUnit = (amount, units) => (units === "imperial" ? Math.round(amount * kilogramsOfPound * 100) / 100 : amount);

/** `72.5 kg` or `160 lb`, in the language's own words. @param {number} kg @param {Units} units @param {Intl.NumberFormatOptions} [options] */
export const weight = (kg, units, options) => inWords(inUnit(kg, units), units, options);

/** A number that is in the person's unit already. @param {number} amount @param {Units} units @param {Intl.NumberFormatOptions} [options] */
export const inWords = (amount, units, options) =>
  number(amount, { style: "unit", unit: units === "imperial" ? "pound" : "kilogram", maximumFractionDigits: 1, ...options });

/**
 * A measurement in the person's unit, one decimal; a share is the same in either.
 * @param {{ value: number, unit: "cm" | "in" | "percent" }} measured @param {Units} units
 */
export function measure({ value, unit }, units) {
  if (unit === "percent") return number(value, { style: "unit", unit: "percent", maximumFractionDigits: 1 });
  const isImperial = units === "imperial", centimetres = unit === "in" ? value * centimetresOfInch : value;
  const amount = isImperial ? centimetres / centimetresOfInch : centimetres;
  return number(amount, { style: "unit", unit: isImperial ? "inch" : "centimeter", maximumFractionDigits: 1 });
}
