// Of the tabs of one product one leads: it alone sends what waits and holds the stream of events, because a browser has six lines to a
// host and a queue has one head. When it closes the next one leads; when it is frozen, which keeps its lock, one that is looked at takes over.

/** @import { Work } from "./queue.js" */

/**
 * Runs `lead` in this tab whenever it becomes the leader, and `lose` when another tab took that over.
 * @param {string} name
 * @param {{ lead: () => void, lose: () => void }} turns
 * @returns {{ takeOver: () => void, stop: () => void }} `takeOver` leads at once, whoever does now; `stop` ends waiting or leading
 */
export function whenLeader(name, { lead, lose }) {
  let waiting = new AbortController(), isOver = false;
  /** @type {() => void} */
  let letGo = () => {};
  const stand = (steal = false) => {
    let isLeading = false;
    waiting.abort();
    waiting = new AbortController();
    navigator.locks.request(`leader of ${name}`, steal ? { steal } : { signal: waiting.signal }, () => {
      if (isOver) return;
      isLeading = true;
      lead();
      return new Promise((resolve) => {
        letGo = () => {
          resolve(undefined);
        };
      });
    }).catch((error) => {
      if (error.name !== "AbortError") throw error;
      if (!isLeading || isOver) return;
      lose();
      stand();
    });
  };
  stand();
  return {
    takeOver: () => {
      stand(true);
    },
    stop: () => {
      isOver = true;
      waiting.abort();
      letGo();
    },
  };
}

/**
 * How long what was done is left to the tab that sends it, in milliseconds since then: longer than its call may take. A frozen tab keeps its lock, and
 * nothing may wait for it; that both send it does no harm, under one key.
 */
const turn = 60_000;

/** How much is left of that: nothing of what is to be done in the future, as after the clock was set back. @param {Work} work */
const left = ({ at }) => (at > Date.now() ? 0 : Math.max(0, at + turn - Date.now()));

const lockOf = (/** @type {string} */ key) => `sends ${key}`;

/**
 * Runs it as the only one, of all tabs, that is at a piece of work. What a tab was at when it was closed is free at once.
 * @template T @param {string} key of the work @param {() => Promise<T>} run @returns {Promise<T>}
 */
export const asOnlyOne = (key, run) => /** @type {Promise<any>} */ (navigator.locks.request(lockOf(key), run));

/**
 * Whether no tab is at it, or not any more in its time; where one is, `free` is called once that has ended.
 * @param {Work} work @param {() => void} free
 */
export async function isFree(work, free) {
  const name = lockOf(work.key), rest = left(work);
  if (!rest || await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null)) return true;
  navigator.locks.request(name, { signal: AbortSignal.timeout(rest) }, () => {}).catch(() => {}).then(free);
  return false;
}

/** What of this tabs are at in this moment, in their time. @param {Work[]} waiting @returns {Promise<Set<string>>} its keys */
export async function beingSent(waiting) {
  const recent = waiting.filter(left);
  if (recent.length === 0) return new Set();
  const { held = [] } = await navigator.locks.query().catch(() => /** @type {LockManagerSnapshot} */ ({}));
  const names = new Set(held.map(({ name }) => name));
  return new Set(recent.map(({ key }) => key).filter((key) => names.has(lockOf(key))));
}

/**
 * Tells the other tabs, and hears what they tell.
 * @template T
 * @param {string} name
 * @param {(message: T) => void} hear
 * @returns {{ tell: (message: T) => void, close: () => void }}
 */
export function betweenTabs(name, hear) {
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event) => {
    hear(event.data);
  };
  return {
    tell: (message) => {
      channel.postMessage(message);
    },
    close: () => {
      channel.close();
    },
  };
}
