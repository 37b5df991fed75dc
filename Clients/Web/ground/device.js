// What this device keeps of the person who is here: what was read last, and what was done and not sent yet. GTSD-8.3, GTSD-P-6.7-01.
import { Outbox } from "../offline/outbox.js";
import { keepForLater, product, sendWork } from "./api.js";
import { forget, readFrom } from "./recent.js";

/** @type {Outbox | null} */
let outbox = null;
/** @type {Set<() => void>} */
const readers = new Set();
const told = () => { for (const reader of readers) reader(); };

/** The release that this page is of, which is a part of every address of a module. */
const build = new URL(import.meta.url).pathname.split("/")[2] ?? "";

/** Begins for a person. Their work goes on where it was left, also in another tab or before a restart. @param {string} person */
export async function openDevice(person) {
  const name = `${product} ${person}`;
  if (outbox?.database.name === name) return;
  await closeDevice();
  outbox = new Outbox({ name, build, send: (work) => sendWork(work, person) });
  outbox.onChange(told);
  keepForLater(outbox, person);
  // A browser that keeps nothing still shows what the services say.
  await readFrom(outbox.database).catch(() => {});
  told();
}

/** Ends for a person: what was read is forgotten; what was not sent stays on the device, for them alone. */
export async function closeDevice() {
  keepForLater(null, null);
  outbox?.close();
  outbox = null;
  await forget();
  told();
}

const nothing = { unsent: 0, refused: 0, oldest: null, reason: null, state: "idle" };

/** What waits to be sent. */
export const waiting = async () => (await outbox?.status().catch(() => undefined)) ?? nothing;

/** Sends what waits, as when the person asks for it. */
export const sendNow = () => outbox?.flush();

/** Gives up what was refused, as when the person has read why. */
export const giveUpRefused = () => outbox?.giveUpRefused();

/** @param {() => void} reader */
export function onDeviceChange(reader) {
  readers.add(reader);
  return () => { readers.delete(reader); };
}
