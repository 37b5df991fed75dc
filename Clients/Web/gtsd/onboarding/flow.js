// The order of the wizard and what each step asks. A step with several questions shows them one at a time where the screen is narrow.
// GTSD-2.1-02, GTSD-2.1-06.

/** @typedef {import("../../contracts/types.d.ts").OnboardingStep} Step */
/** @typedef {import("./values.js").Values} Values */

/** @type {Step[]} */
export const steps = ["welcome", "account_basics", "goals", "health_metrics", "activity_level", "preferences", "partners", "review"];

/** Only partners can be left out. GTSD-P-3.2-16. @param {Step} step */
export const canSkip = (step) => step === "partners";

/** Whether a goal is about weight, and so needs a target and a day. @param {string} goal */
export const hasTarget = (goal) => goal === "lose_weight" || goal === "gain_muscle";

/** The questions of a step, each with the fields it asks for. @param {Step} step @param {Values} values @returns {string[][]} */
export function questions(step, values) {
  switch (step) {
    // Where somebody lives is known by the device; it is asked for once the server does not know that zone.
    case "account_basics": return [["dateOfBirth"], ["gender"], ...(values.timezone ? [["timezone"]] : [])];
    case "goals": return [["primaryGoal"], ...(hasTarget(values.primaryGoal) ? [["targetWeightKg", "targetDate"]] : []), ["motivation"]];
    case "health_metrics": return [["weightKg", "heightCm"]];
    case "activity_level": return [["activityLevel"]];
    case "preferences": return [["dietaryPreferences"], ["allergies"], ["mealsPerDay"]];
    case "partners": return [["partners"]];
    default: return [[]];
  }
}

/** The step that asks for a field, as `partners.0.email`. @param {string} field @returns {Step | undefined} */
export function stepOf(field) {
  const name = field.split(".")[0];
  const all = { primaryGoal: "lose_weight", timezone: "UTC" };
  return steps.find((step) => questions(step, /** @type {any} */ (all)).flat().includes(name));
}

/** Which question of a step asks for a field. @param {Step} step @param {Values} values @param {string} field */
export const questionOf = (step, values, field) =>
  Math.max(0, questions(step, values).findIndex((fields) => fields.includes(field.split(".")[0])));

/** The first step that is left to do: no step behind it can be opened. @param {Step[]} done */
export const firstLeft = (done) => steps.find((step) => !done.includes(step)) ?? "review";

/** @param {Step} step @param {Step[]} done */
export const canOpen = (step, done) => steps.indexOf(step) <= steps.indexOf(firstLeft(done));
