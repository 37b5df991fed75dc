// The weigh-ins of a range one by one, as lists and photos want them: a curve could do with fewer.
import { ask } from "../../ground/api.js";

/** The most that the service gives: of more than these, almost three years of days, it keeps those that shape the curve. */
const points = /** @type {any} */ (1000);

/** @param {import("../../contracts/types.d.ts").WeightRange} range @param {AbortSignal} signal */
export const readWeighIns = (range, signal) => ask("profile.weights", { range, points }, signal);
