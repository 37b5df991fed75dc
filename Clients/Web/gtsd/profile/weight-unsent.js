// A person's page with the weights that were logged or taken out here and that the service does not have yet. GTSD-8.3-05.
import { useEffect, useMemo, useReducer } from "../../vendor/preact.js";
import { onDeviceChange } from "../../ground/device.js";
import { unsent, withUnsent } from "../../ground/unsent.js";
import { ofUnit } from "./units.js";

/** @typedef {import("./model.js").Person} Person */
/** @typedef {import("./model.js").State} State */
/** @typedef {import("../../contracts/types.d.ts").WeightEntry} WeightEntry */
/** @typedef {import("../../ground/unsent.js").Change} Change */

/** @param {WeightEntry} entry */
export const isUnsent = (entry) => "isUnsent" in entry;

/**
 * What the service will make of a weight that waits; one that another tab sent comes with what is read next.
 * @param {Change} change @returns {WeightEntry | undefined}
 */
function entryOf({ key, body, at, sent, isFlying }) {
  if (sent || isFlying) return sent?.answer;
  const { weightKg, weightLb, date, note } = /** @type {any} */ (body);
  /** @type {WeightEntry} */
  const entry = {
    id: /** @type {any} */ (key), date, note, weightKg: weightKg ?? ofUnit(weightLb, "imperial"), enteredUnit: weightKg ? "kg" : "lb",
    createdAt: /** @type {any} */ (new Date(at).toISOString()),
  };
  return Object.assign(entry, { isUnsent: true });
}

/** @param {WeightEntry[]} items by day @param {Change} change @returns {WeightEntry[]} */
function after(items, change) {
  const gone = /\/profile\/weights\/([^/]+)$/.exec(change.path)?.[1];
  if (gone) return items.some(({ id }) => id === gone) ? items.filter(({ id }) => id !== gone) : items;
  const entry = change.method === "POST" && /\/profile\/weights$/.test(change.path) ? entryOf(change) : undefined;
  if (!entry || items.some(({ id }) => id === entry.id)) return items;
  // Of a day the last one counts.
  return [...items.filter(({ date }) => date !== entry.date), entry].sort((a, b) => a.date.localeCompare(b.date));
}

/** @param {Person} person @param {Change[]} changes @returns {Person} */
function laid(person, changes) {
  const items = changes.reduce(after, person.weights.items);
  if (items === person.weights.items) return person;
  const starting = items[0]?.weightKg, current = items.at(-1)?.weightKg;
  // Of many points some are shown: those that are not stay counted.
  const count = person.weights.count + items.length - person.weights.items.length;
  const change = current && starting && current - starting, trend = !change ? "flat" : change > 0 ? "up" : "down";
  const weights = /** @type {Person["weights"]} */ ({ ...person.weights, items, count, starting, current, change, percent: undefined, trend });
  // Without any in the range it is what was there before, unless that is what was taken out.
  const last = person.weights.items.at(-1)?.weightKg, kept = person.profile.weightKg;
  return { ...person, weights, profile: { ...person.profile, weightKg: current ?? (kept === last ? undefined : kept) } };
}

// What is sent is laid over what is remembered, whichever screen is open.
withUnsent("profile", laid);

/** The model of the page, as it looks with what waits. @template Tell @param {[State, Tell]} model @returns {[State, Tell]} */
export function useUnsentWeights([state, tell]) {
  const [count, draw] = useReducer((/** @type {number} */ count) => count + 1, 0);
  useEffect(() => onDeviceChange(() => draw(undefined)), []);
  return useMemo(() => [state.kind === "shown" ? { ...state, person: laid(state.person, unsent()) } : state, tell], [state, count]);
}
