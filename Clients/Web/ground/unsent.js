// Changes that the services do not have yet, laid over what they said: whoever did something without a network sees it done, on every screen and
// after a restart, until an answer has it. GTSD-8.3-05.
import { onArrival, onTheWay } from "./api.js";
import { changes, knownChanges, onDeviceChange } from "./device.js";
import { readAgain } from "./fresh.js";
import { amend, recent, remember } from "./recent.js";

/**
 * With what the service answered, once it has it; without an `answer` another tab sent it.
 * @typedef {import("./api.js").Change & { sent?: { answer?: any }, isFlying?: boolean }} Change
 */
/** How an answer looks once the services have done the changes, in their order. @template Answer @typedef {(answer: Answer, changes: Change[]) => Answer} Lay */

/** By what its answer is remembered as. @type {Map<string, Lay<any>>} */
const lays = new Map();
/** For each reading that is on its way, what the services got from this page meanwhile. @type {Set<Change[]>} */
const readings = new Set();

onArrival((arrived, answer) => {
  const change = { ...arrived, sent: { answer } };
  for (const got of readings) got.push(change);
  // It may be shown again before it is asked for again, and then nothing waits that could be laid over it.
  for (const [name, lay] of lays) {
    // The services have it: that a picture of it cannot be drawn is no failure of sending it.
    try { amend(name, (answer) => lay(answer, [change])); } catch (error) { console.error(error); }
  }
});

const accepted = (/** @type {Change[]} */ list) => list.filter(({ refusal }) => !refusal);
const flying = () => onTheWay().map((change) => ({ ...change, isFlying: true }));

/** What the services do not have yet, as far as it is known at once. @returns {Change[]} */
export const unsent = () => [...accepted(knownChanges()), ...flying()];

/**
 * What a screen reads, with the changes upon it.
 * @template Answer @param {string} name what it is remembered as @param {Lay<Answer>} lay
 */
export function withUnsent(name, lay) {
  lays.set(name, lay);
  return {
    /** What was read last. @returns {Answer | undefined} */
    recent() {
      const answer = recent(name);
      return answer && lay(answer, unsent());
    },
    /** The same once it is known what waits, as after a reading that failed. @returns {Promise<Answer | undefined>} */
    async latest() {
      await changes();
      return this.recent();
    },
    /** Reads. The answer may be of before a change that the services got meanwhile. @param {() => Promise<Answer>} ask @returns {Promise<Answer>} */
    async read(ask) {
      /** @type {Change[]} */
      const arrived = [];
      readings.add(arrived);
      try {
        const [before, answer] = await Promise.all([changes(), ask()]), now = await changes();
        const isOver = ({ key = "" }) => !now.some((other) => other.key === key);
        // Another tab may have sent what waited.
        const elsewhere = accepted(before).filter(isOver).map((change) => ({ ...change, sent: {} }));
        const got = new Map([...elsewhere, ...arrived].map((change) => [change.key, change]));
        const newest = lay(answer, [...got.values()]);
        remember(name, newest);
        return lay(newest, [...accepted(now), ...flying()]);
      } finally {
        readings.delete(arrived);
      }
    },
  };
}

// Less waits than before: something was sent, refused or given up.
let count = 0;
onDeviceChange(() => {
  const before = count;
  count = accepted(knownChanges()).length;
  if (count < before) readAgain();
});
