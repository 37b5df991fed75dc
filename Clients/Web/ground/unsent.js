// Changes that the services do not have yet, laid over what they said: whoever did something without a network sees it done, on every screen and
// after a restart, until an answer has it. GTSD-8.3-05.
import { onArrival, onTheWay } from "./api.js";
import { changes, knownChanges, onDeviceChange } from "./device.js";
import { readAgain } from "./fresh.js";
import { amend, recent, remember } from "./recent.js";

/** @typedef {import("./api.js").Change} Change */
/** How an answer looks once the services have done the changes, in their order. @template Answer @typedef {(answer: Answer, changes: Change[]) => Answer} Lay */

/** By what its answer is remembered as. @type {Map<string, Lay<any>>} */
const lays = new Map();
/** For each reading that is on its way, what the services got from this page meanwhile. @type {Set<Change[]>} */
const readings = new Set();

onArrival((change) => {
  for (const got of readings) got.push(change);
  // It may be shown again before it is asked for again, and then nothing waits that could be laid over it.
  for (const [name, lay] of lays) amend(name, (answer) => lay(answer, [change]));
});

const accepted = (/** @type {Change[]} */ list) => list.filter(({ refusal }) => !refusal);

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
      return answer && lay(answer, [...accepted(knownChanges()), ...onTheWay()]);
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
        const got = new Map([...accepted(before).filter(isOver), ...arrived].map((change) => [change.key, change]));
        const newest = lay(answer, [...got.values()]);
        remember(name, newest);
        return lay(newest, [...accepted(now), ...onTheWay()]);
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
