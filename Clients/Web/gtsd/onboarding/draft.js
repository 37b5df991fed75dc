// The draft on this device: what was typed so far, kept with every change until it is submitted. It belongs to one person. GTSD-2.1-10.
import { keep, kept } from "../../ground/kept.js";
import { canOpen, steps } from "./flow.js";
import { answersOf, shown, typed } from "./values.js";

/** @typedef {import("./flow.js").Step} Step */
/** @typedef {import("./values.js").Values} Values */
/** @typedef {import("../../contracts/types.d.ts").OnboardingState} Server */
/**
 * @typedef {object} Draft
 * @property {string} userId
 * @property {string} [updatedAt] the server's draft that this one goes on from
 * @property {Step} step @property {number} question
 * @property {Values} values @property {Values} saved as they were when their step was last left
 * @property {Step[]} done answered or left out @property {Step[]} skipped
 * @property {Step[]} unsent answered here, and not at the server yet
 */

const name = "onboarding";

/** @param {string} userId @returns {Draft | null} */
export function draftOf(userId) {
  try {
    const draft = JSON.parse(kept(name) ?? "null");
    return draft?.userId === userId && steps.includes(draft.step) ? draft : null;
  } catch { return null; }
}

/** @param {Draft} draft */
export const keepDraft = ({ userId, updatedAt, step, question, values, saved, done, skipped, unsent }) =>
  keep(name, JSON.stringify({ userId, updatedAt, step, question, values, saved, done, skipped, unsent }));
export const dropDraft = () => keep(name, "");

/**
 * Whether two answers of a step are the same. A measure that was typed in pounds or inches is rounded on its way, so that the server's
 * may be a hundredth beside ours; nobody means another weight by that. @param {Step} step @param {Values} one @param {Values} other
 */
export function isSameAnswer(step, one, other) {
  const first = /** @type {Record<string, unknown>} */ (metric(step, one)), second = /** @type {Record<string, unknown>} */ (metric(step, other));
  const names = Object.keys(first);
  return names.length === Object.keys(second).length && names.every((name) => {
    const here = first[name], there = second[name];
    const areMeasures = (name.endsWith("Kg") || name.endsWith("Cm")) && typeof here === "number" && typeof there === "number";
    return areMeasures ? Math.abs(here - there) < 0.015 : JSON.stringify(here) === JSON.stringify(there);
  });
}

/** The answers of a step as the server tells them. @param {Step} step @param {Values} values */
function metric(step, values) {
  const measure = (/** @type {import("./values.js").Measure} */ typed, /** @type {"weight" | "height"} */ kind) =>
    ({ text: shown(typed, "metric", kind), units: /** @type {const} */ ("metric") });
  const { weightKg, heightCm, targetWeightKg } = values;
  return answersOf(step, {
    ...values, weightKg: measure(weightKg, "weight"), heightCm: measure(heightCm, "height"), targetWeightKg: measure(targetWeightKg, "weight"),
  });
}

/**
 * Whether the server has what went there from here and nothing else: the page may have ended before it heard that a step had arrived.
 * A draft that another device discarded lacks what was sent. @param {Draft} here @param {Server} server
 */
function isOurs(here, server) {
  const values = typed(server.answers);
  const isSame = (/** @type {Step} */ step) => here.done.includes(step) && isSameAnswer(step, values, here.saved);
  const isThere = (/** @type {Step} */ step) => server.completed.includes(step) || server.skipped.includes(step);
  return server.completed.every(isSame) && server.skipped.every((step) => here.skipped.includes(step))
    && here.done.every((step) => isThere(step) || here.unsent.includes(step));
}

/**
 * Where to go on: here, unless another device has gone on since. @param {string} userId @param {Server | null} server nothing where it was not reached
 * @returns {Draft | null}
 */
export function resumed(userId, server) {
  const here = draftOf(userId);
  if (here && (!server || here.updatedAt === server.updatedAt)) return here;
  if (!server) return null;
  const done = [...server.completed, ...server.skipped];
  if (here && isOurs(here, server)) return { ...here, updatedAt: server.updatedAt, unsent: here.unsent.filter((step) => !done.includes(step)) };
  const values = { ...typed(server.answers), units: here?.values.units ?? "metric" };
  return {
    userId, updatedAt: server.updatedAt, step: canOpen(server.step, done) ? server.step : "welcome", question: 0, values, saved: values, done,
    skipped: server.skipped, unsent: [],
  };
}
