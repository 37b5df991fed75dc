// A weight as evidence, in the person's unit. Evidence is kilograms, so pounds are turned into them while they are typed. GTSD-7.2-04.
import { html, useState } from "../../vendor/preact.js";
import { TextField } from "../../design/field.js";
import { useUnits } from "../parts/weight.js";
import { inUnit, ofUnit } from "../profile/units.js";

/** A text in another unit; what is no number stays as it is, for the rule to say so. @param {string} text @param {(amount: number) => number} turn */
function turned(text, turn) {
  const amount = Number(text.trim().replace(",", "."));
  return !text.trim() || Number.isNaN(amount) ? text : String(turn(amount));
}

/**
 * @param {{ name: string, value: string, names: import("../parts/texts.js").TaskTexts, problem?: string, onInput: (kilograms: string) => void }} properties
 *   `value` is in kilograms
 */
export function WeightEntry({ name, value, names, problem, onInput }) {
  const units = useUnits();
  // What was typed is shown as it was typed, not as it comes back out of kilograms.
  const [typed, setTyped] = useState({ text: "", units: "" });
  const shown = typed.units === units ? typed.text : turned(value, (kg) => inUnit(kg, units));
  const [label, kilograms] = names.metrics.weightKg;
  return html`<${TextField} name=${name} label=${label} unit=${units === "imperial" ? names.pounds : kilograms} inputmode="decimal" value=${shown} problem=${problem}
    onInput=${(/** @type {string} */ text) => { setTyped({ text, units }); onInput(turned(text, (amount) => ofUnit(amount, units))); }} />`;
}
