// What this device keeps of the person who is here: what was read last, and what was done and not sent yet. GTSD-8.3, GTSD-P-6.7-01.
import { Database } from "../offline/database.js";
import { Outbox } from "../offline/outbox.js";
import { Pictures } from "../offline/pictures.js";
import { beingSent } from "../offline/tabs.js";
import { Uploads } from "../offline/uploads.js";
import { calm } from "./calm.js";
import { changedElsewhere } from "./fresh.js";
import { keepForLater, onTheWay, product, sendWork } from "./api.js";
import { onReached } from "./reach.js";
import { build } from "./release.js";
import { forget, letGo, readFrom } from "./recent.js";

/** @typedef {{ outbox: Outbox, uploads: Uploads, pictures: Pictures }} Device */
/** @type {Device | null} */
let device = null;
/** @type {Set<() => void>} */
const readers = new Set();
/** @typedef {import("../offline/queue.js").Work & { isFlying?: boolean }} Waiting `isFlying` where another tab is sending it in this moment */
/** What waited when it was looked at last, for a first picture, which waits for nothing. @type {Waiting[]} */
let known = [];
const told = () => { for (const reader of readers) reader(); };

/** Begins for a person. Their work goes on where it was left, also in another tab or before a restart. @param {string} person */
export async function openDevice(person) {
  const name = `${product} ${person}`;
  if (device?.outbox.database.name === name) return sendOnceCalm(device.outbox);
  await closeDevice();
  const outbox = new Outbox({ name, build, send: (work) => sendWork(work, person), calm, heard: changedElsewhere });
  device = { outbox, uploads: new Uploads(outbox.database, told), pictures: new Pictures(outbox.database) };
  outbox.onChange(() => changes().then(told));
  keepForLater(outbox, person);
  // A browser that keeps nothing still shows what the services say.
  await Promise.all([readFrom(outbox.database).catch(() => {}), changes()]);
  told();
  sendOnceCalm(outbox);
}

/** Another tab may be the one that sends, and have stopped when the session ended. @param {Outbox} outbox */
function sendOnceCalm(outbox) {
  calm.then(() => outbox.flush());
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

/** The same for somebody who may not have been here since the page was opened. @param {string} person */
export async function forgetDevice(person) {
  await closeDevice();
  const database = new Database(`${product} ${person}`);
  await database.forgetRead().catch(() => {});
  database.close();
}

/** Files on their way; nothing while nobody is here. */
export const uploads = () => device?.uploads;

/** Pictures that were seen; nothing while nobody is here. */
export const pictures = () => device?.pictures;

/** Whether this page is sending it itself in this moment: it lies on the disk meanwhile, and waits for nobody. @param {string} key */
const isFlying = (key) => onTheWay().some((change) => change.key === key);

/** The changes that wait or that other tabs are sending, in order, also those that were refused. */
export async function changes() {
  const whose = device, found = await whose?.outbox.database.list().catch(() => []) ?? [], sent = await beingSent(found);
  if (whose === device) known = found.filter(({ key }) => !isFlying(key)).map((work) => (sent.has(work.key) ? { ...work, isFlying: true } : work));
  return known;
}

/** The same as it was last known, at once. */
export const knownChanges = () => known;

const nothing = { unsent: 0, flying: 0, refused: 0, oldest: null, reason: null, state: "idle", files: 0 };

/** What was not sent yet: changes, some of them on their way, and files. */
export async function waiting() {
  try {
    return device ? { ...await device.outbox.status(isFlying), files: await device.uploads.count() } : nothing;
  } catch {
    return nothing;
  }
}

/** Sends what waits, as when the person asks for it. */
export const sendNow = () => device?.outbox.wake();

/** Gives up what was refused, as when the person has read why. */
export const giveUpRefused = () => device?.outbox.giveUpRefused();

/** Gives up all that was not sent, as when the person leaves without it. A browser that cannot be asked for it holds nobody back. */
export async function giveUpUnsent() {
  letGo();
  await device?.outbox.giveUp().catch(() => {});
}

/** @param {() => void} reader */
export function onDeviceChange(reader) {
  readers.add(reader);
  return () => { readers.delete(reader); };
}
