// Weights as the person wants to read them. What is kept is always kilograms; nothing that was shown is ever sent back. GTSD-7.2-04.
import { number } from "../../ground/language.js";

const kilogramsOfPound = 0.45359237;

/** @typedef {import("../../contracts/types.d.ts").UnitSystem} Units */

/** A weight in the person's unit, one decimal. @param {number} kg @param {Units} units */
export const inUnit = (kg, units) => Math.round((units === "imperial" ? kg / kilogramsOfPound : kg) * 10) / 10;

/** `72.5 kg` or `160 lb`, in the language's own words. @param {number} kg @param {Units} units @param {Intl.NumberFormatOptions} [options] */
export const weight = (kg, units, options) =>
  number(inUnit(kg, units), { style: "unit", unit: units === "imperial" ? "pound" : "kilogram", maximumFractionDigits: 1, ...options });
