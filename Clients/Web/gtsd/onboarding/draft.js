// The draft on this device: what was typed so far, kept with every change until it is submitted. It belongs to one person. GTSD-2.1-10.
import { keep, kept } from "../../ground/kept.js";
import { canOpen, steps } from "./flow.js";
import { typed } from "./values.js";

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
 * Where to go on: here, unless another device has gone on since. @param {string} userId @param {Server | null} server nothing where it was not reached
 * @returns {Draft | null}
 */
export function resumed(userId, server) {
  const here = draftOf(userId);
  if (here && (!server || here.updatedAt === server.updatedAt)) return here;
  if (!server) return null;
  const values = { ...typed(server.answers), units: here?.values.units ?? "metric" };
  const done = [...server.completed, ...server.skipped];
  return {
    userId, updatedAt: server.updatedAt, step: canOpen(server.step, done) ? server.step : "welcome", question: 0, values, saved: values, done,
    skipped: server.skipped, unsent: [],
  };
}
