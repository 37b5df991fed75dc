// Pushes to this browser: the permission is the browser's, the subscription its push service's, and where to push to is kept by the services.
import { ask, product, send } from "../ground/api.js";
import { askedForPushes, drop, keep, kept } from "../ground/kept.js";
import { lastKnown } from "../ground/session.js";

/** @typedef {"unsupported" | "denied" | "off" | "on"} PushState */

/** Who switched pushes on in this browser, and the id of it among their devices. */
const mark = `pushes of ${product}`;
const here = () => lastKnown() ?? "";
const marked = () => { const [person, device] = kept(mark)?.split(" ") ?? []; return person === here() ? device : undefined; };

const registration = async () => (await navigator.serviceWorker?.getRegistration(`/${product}/`)) ?? null;

/** @param {ServiceWorkerRegistration | null} worker */
const isSupported = (worker) => Boolean(worker?.pushManager) && "Notification" in globalThis;

/** @returns {Promise<PushState>} */
export async function pushState() {
  const worker = await registration();
  if (!worker || !isSupported(worker)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return marked() && (await worker.pushManager.getSubscription()) ? "on" : "off";
}

/** Whether to offer pushes at a good moment: once, to whoever was never asked. GTSD-7.3-01. */
export async function isWorthOffering() {
  return !kept(askedForPushes) && (await pushState()) === "off" && Notification.permission === "default";
}

/** The offer was made, whatever came of it. */
export const offered = () => keep(askedForPushes, "yes");

/**
 * Asks the browser for the permission, so it is called from a tap, and subscribes.
 * @returns {Promise<PushState>}
 */
export async function switchOn() {
  offered();
  const worker = await registration();
  if (!worker || !isSupported(worker)) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return Notification.permission === "denied" ? "denied" : "off";
  const { publicKey } = await ask("profile.webPushKey", {});
  if (!publicKey) return "unsupported";
  await register(await subscription(worker, publicKey));
  return "on";
}

/** @param {ServiceWorkerRegistration} worker @param {string} key */
async function subscription(worker, key) {
  const found = await worker.pushManager.getSubscription();
  if (found && (await spelled(found.options.applicationServerKey)) === key) return found;
  // A push service takes nothing from another sender than the one that was subscribed to.
  await found?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** @param {ArrayBuffer | null} bytes */
const spelled = async (bytes) => bytes && btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {PushSubscription} found */
async function register(found) {
  const { endpoint, keys } = /** @type {any} */ (found.toJSON());
  const device = await send("profile.addDevice", {}, { token: endpoint, platform: "web", keys: { p256dh: keys.p256dh, auth: keys.auth } });
  keep(mark, `${here()} ${device.id}`);
}

/**
 * Pushes that were on go on: the browser may have got another subscription, the installation another key. Never asks anybody, and ends those of
 * somebody else who used this browser.
 */
export async function renewPushes() {
  if (kept(mark) && !marked()) return forgetPushes();
  const worker = await registration();
  if (!marked() || !worker || !isSupported(worker) || Notification.permission !== "granted") return;
  const { publicKey } = await ask("profile.webPushKey", {});
  if (publicKey) await register(await subscription(worker, publicKey));
}

/** @returns {Promise<PushState>} */
export async function switchOff() {
  const id = marked();
  await forgetPushes();
  // Whoever is not reached now finds the subscription over the next time they push.
  if (id) await send("profile.deleteDevice", { id: /** @type {any} */ (id) }, {}).catch(() => {});
  return "off";
}

/** What is pushed to somebody must not be shown to whoever is here after them. */
export async function forgetPushes() {
  drop(mark);
  await (await (await registration())?.pushManager?.getSubscription())?.unsubscribe();
}
