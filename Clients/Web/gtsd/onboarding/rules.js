// What the rules say of the answers: those of the services, in the browser. Where WebAssembly is blocked there are none, and the server decides.
import { digits, language } from "../../ground/language.js";
import { rules } from "../../ground/wasm.js";
import { allAnswers, answersOf } from "./values.js";

/** @typedef {import("./values.js").Values} Values */
/** @typedef {import("../../contracts/types.d.ts").EnergyTargets} Targets */
/** @typedef {{ field: string, code: string, message: string }} Problem */
/**
 * @typedef {object} Judge
 * @property {(step: string, values: Values) => Problem[]} step
 * @property {(values: Values, skipped: string[]) => Problem[]} submit
 * @property {(values: Values, skipped: string[]) => Targets | undefined} energy
 * @property {(values: Values) => number | undefined} bmi
 */

/** The day it is here. */
export const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

/** Fields have one name here, whatever unit was sent. @param {Problem} problem @returns {Problem} */
export const named = ({ field, code, message }) => ({ field: field.replace(/(eight)Lb$/, "$1Kg").replace(/^heightIn$/, "heightCm"), code, message: digits(message) });

/** @returns {Promise<Judge>} */
export async function judge() {
  const { call } = await rules();
  const ask = (/** @type {string} */ name, /** @type {object} */ input) => call(name, { ...input, today: today(), language: language() });
  const problems = (/** @type {any} */ answer) => (answer.problems ?? answer.value?.problems ?? []).map(named);
  return {
    step: (step, values) => problems(ask("onboarding.step", { step, answers: answersOf(step, values) })),
    submit: (values, skipped) => problems(ask("onboarding.submit", { answers: allAnswers(values, skipped) })),
    energy: (values, skipped) => ask("energy", { answers: allAnswers(values, skipped) }).value,
    // The index needs weight and height alone; the rule wants the rest of a person, too, which changes nothing about it.
    bmi: (values) => ask("energy", {
      answers: {
        dateOfBirth: "1990-01-01", gender: "other", primaryGoal: "maintain", activityLevel: "sedentary", ...answersOf("health_metrics", values),
      },
    }).value?.bmi,
  };
}
