// What this device keeps of the person who is here: what was read last, and what was done and not sent yet. GTSD-8.3, GTSD-P-6.7-01.
import { Outbox } from "../offline/outbox.js";
import { Pictures } from "../offline/pictures.js";
import { Uploads } from "../offline/uploads.js";
import { calm } from "./calm.js";
import { changedElsewhere } from "./fresh.js";
import { keepForLater, product, sendWork } from "./api.js";
import { onReached } from "./reach.js";
import { build } from "./release.js";
import { forget, letGo, readFrom } from "./recent.js";

/** @typedef {{ outbox: Outbox, uploads: Uploads, pictures: Pictures }} Device */
/** @type {Device | null} */
let device = null;
/** @type {Set<() => void>} */
const readers = new Set();
/** What waited when it was looked at last, for a first picture, which waits for nothing. @type {import("../offline/queue.js").Work[]} */
let known = [];
const told = () => { for (const reader of readers) reader(); };

/** Begins for a person. Their work goes on where it was left, also in another tab or before a restart. @param {string} person */
export async function openDevice(person) {
  const name = `${product} ${person}`;
  if (device?.outbox.database.name === name) return device.outbox.flush();
  await closeDevice();
  const outbox = new Outbox({ name, build, send: (work) => sendWork(work, person), calm, heard: changedElsewhere });
  device = { outbox, uploads: new Uploads(outbox.database, told), pictures: new Pictures(outbox.database) };
  outbox.onChange(() => changes().then(told));
  keepForLater(outbox, person);
  // A browser that keeps nothing still shows what the services say.
  await Promise.all([readFrom(outbox.database).catch(() => {}), changes()]);
  told();
}

onReached(() => device?.outbox.wake());

/** Ends for a person: what was read is forgotten; what was not sent stays on the device, for them alone. */
export async function closeDevice() {
  keepForLater(null, null);
  device?.outbox.close();
  device = null;
  known = [];
  await forget();
  told();
}

/** Files on their way; nothing while nobody is here. */
export const uploads = () => device?.uploads;

/** Pictures that were seen; nothing while nobody is here. */
export const pictures = () => device?.pictures;

/** The changes that wait, in order, also those that were refused. */
export async function changes() {
  const whose = device, found = await whose?.outbox.database.list().catch(() => []) ?? [];
  if (whose === device) known = found;
  return known;
}

/** The same as it was last known, at once. */
export const knownChanges = () => known;

const nothing = { unsent: 0, refused: 0, oldest: null, reason: null, state: "idle", files: 0 };

/** What waits to be sent: changes, and files. */
export async function waiting() {
  try {
    return device ? { ...await device.outbox.status(), files: await device.uploads.count() } : nothing;
  } catch {
    return nothing;
  }
}

/** Sends what waits, as when the person asks for it. */
export const sendNow = () => device?.outbox.flush();

/** Gives up what was refused, as when the person has read why. */
export const giveUpRefused = () => device?.outbox.giveUpRefused();

/** Gives up all that was not sent, as when the person leaves without it. */
export async function giveUpUnsent() {
  letGo();
  await device?.outbox.giveUp();
}

/** @param {() => void} reader */
export function onDeviceChange(reader) {
  readers.add(reader);
  return () => { readers.delete(reader); };
}
