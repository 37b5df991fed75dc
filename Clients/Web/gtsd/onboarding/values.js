// What was typed, and what it means as answers. Weights and heights keep the unit they were typed in, so that looking at them in another
// one changes nothing. GTSD-P-3.2-04.
import { chosenAllergies } from "./allergies.js";
import { hasTarget } from "./flow.js";

/** @typedef {import("../../contracts/types.d.ts").OnboardingAnswers} Answers */
/** @typedef {"metric" | "imperial"} Units */
/** @typedef {{ text: string, units: Units }} Measure */
/** @typedef {{ day: string, month: string, year: string }} DayParts */
/** @typedef {{ name: string, email?: string, phone?: string, relationship: string }} Partner */
/**
 * @typedef {object} Values
 * @property {string} timezone where the person says that they live; the device's while it is empty
 * @property {Units} units @property {DayParts} dateOfBirth @property {string} gender @property {string} primaryGoal
 * @property {Measure} targetWeightKg @property {DayParts} targetDate @property {string} motivation
 * @property {Measure} weightKg @property {Measure} heightCm @property {string} activityLevel
 * @property {string[]} dietaryPreferences @property {string[]} allergies @property {string} mealsPerDay @property {Partner[]} partners
 */

const kilograms = 0.45359237, centimetres = 2.54;
const noDay = { day: "", month: "", year: "" };
/** @type {Measure} */
const nothing = { text: "", units: "metric" };

/** @returns {Values} */
export const empty = () => ({
  timezone: "", units: "metric", dateOfBirth: noDay, gender: "", primaryGoal: "", targetWeightKg: nothing, targetDate: noDay, motivation: "",
  weightKg: nothing, heightCm: nothing, activityLevel: "", dietaryPreferences: [], allergies: [], mealsPerDay: "3", partners: [],
});

/** A day in parts as `2026-03-01`; nothing where nothing was typed. @param {DayParts} parts */
export const day = ({ day, month, year }) => (day || month || year ? `${year.trim().padStart(4, "0")}-${month.padStart(2, "0")}-${day.trim().padStart(2, "0")}` : undefined);

/** @param {string | undefined} text @returns {DayParts} */
export function parts(text) {
  if (!text) return noDay;
  const [year, month, day] = text.split("-");
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** Not all that `Number` reads: nobody means a thousand by `1e3`. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A number as typed; feet and inches as inches. What is no number stays as it is, for the rule to say so. @param {string} text */
function amount(text) {
  const feet = text.trim().match(/^(\d)\s*(?:'|’|′|ft)\s*(\d{1,2}(?:\.\d+)?)?\s*(?:"|”|″|in)?$/);
  // A foot has twelve inches.
  if (feet) return Number(feet[2] ?? 0) < 12 ? Number(feet[1]) * 12 + Number(feet[2] ?? 0) : text;
  const typed = text.trim().replace(",", ".");
  return decimal.test(typed) ? Math.round(Number(typed) * 100) / 100 : text;
}

/** The text of a measure in the units that are shown. @param {Measure} measure @param {Units} units @param {"weight" | "height"} kind */
export function shown({ text, units: typedIn }, units, kind) {
  const typed = amount(text);
  if (typedIn === units || !text.trim() || typeof typed === "string") return text;
  const factor = kind === "weight" ? kilograms : centimetres;
  return String(Math.round((units === "metric" ? typed * factor : typed / factor) * 100) / 100);
}

/** Members of the answers for one measure. @param {Measure} measure @param {string} metric @param {string} imperial */
const measured = (measure, metric, imperial) => (measure.text.trim() ? { [measure.units === "metric" ? metric : imperial]: amount(measure.text) } : {});

/** The answers of one step. @param {string} step @param {Values} values @returns {Answers} */
export function answersOf(step, values) {
  const { dateOfBirth, gender, primaryGoal, targetWeightKg, targetDate, motivation, weightKg, heightCm, activityLevel, mealsPerDay } = values;
  const given = (/** @type {Record<string, unknown>} */ members) =>
    /** @type {any} */ (Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== "")));
  switch (step) {
    case "account_basics": return given({ dateOfBirth: day(dateOfBirth), gender, timezone: values.timezone || Intl.DateTimeFormat().resolvedOptions().timeZone });
    case "goals":
      return given({
        primaryGoal, motivation: motivation.trim(),
        ...(hasTarget(primaryGoal) ? { ...measured(targetWeightKg, "targetWeightKg", "targetWeightLb"), targetDate: day(targetDate) } : {}),
      });
    case "health_metrics": return given({ ...measured(weightKg, "weightKg", "weightLb"), ...measured(heightCm, "heightCm", "heightIn") });
    case "activity_level": return given({ activityLevel });
    case "preferences": return given({ dietaryPreferences: values.dietaryPreferences, allergies: values.allergies, mealsPerDay: amount(mealsPerDay) });
    case "partners": return given({ partners: values.partners });
    default: return {};
  }
}

/** All answers, without those of steps that were left out. @param {Values} values @param {string[]} skipped @returns {Answers} */
export const allAnswers = (values, skipped) =>
  Object.assign({}, ...["account_basics", "goals", "health_metrics", "activity_level", "preferences", "partners"]
    .filter((step) => !skipped.includes(step)).map((step) => answersOf(step, values)));

/** What is typed where somebody goes on whose answers the server has. @param {Answers} answers @returns {Values} */
export function typed(answers) {
  const measure = (/** @type {number | undefined} */ value) => (value === undefined ? nothing : { text: String(value), units: /** @type {Units} */ ("metric") });
  return {
    ...empty(), dateOfBirth: parts(answers.dateOfBirth), gender: answers.gender ?? "", primaryGoal: answers.primaryGoal ?? "",
    targetWeightKg: measure(answers.targetWeightKg), targetDate: parts(answers.targetDate), motivation: answers.motivation ?? "",
    weightKg: measure(answers.weightKg), heightCm: measure(answers.heightCm), activityLevel: answers.activityLevel ?? "",
    dietaryPreferences: answers.dietaryPreferences ?? [], allergies: chosenAllergies(answers.allergies), mealsPerDay: String(answers.mealsPerDay ?? 3),
    partners: /** @type {Partner[]} */ (answers.partners ?? []),
  };
}
