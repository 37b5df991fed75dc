// Calls to the services, through the server of this page. What an operation is called, takes and gives comes from the contracts.
import { endpoints } from "../contracts/endpoints.js";
import { isDone, whereToLook } from "../offline/done.js";
import { count } from "./calm.js";
import { CallError } from "./errors.js";
import { language } from "./language.js";
import { note } from "./network.js";

/** @typedef {import("../contracts/types.d.ts").EndpointID} EndpointID */
/** @template {EndpointID} ID @typedef {import("../contracts/types.d.ts").ParametersOf<ID>} Parameters */
/** @template {EndpointID} ID @typedef {import("../contracts/types.d.ts").BodyOf<ID>} Body */
/** @template {EndpointID} ID @typedef {import("../contracts/types.d.ts").OutputOf<ID>} Output */

const patience = 15_000;

/** The product, which is the first part of every address: `gtsd`. */
export const product = location.pathname.split("/")[1];

/** What happens when the server says that nobody is signed in any more. */
let sessionEnded = () => {};
/** @param {() => void} tell */
export const onSessionEnd = (tell) => { sessionEnded = tell; };

/** @typedef {import("../offline/outbox.js").Outbox} Outbox */
/** Where writes wait that did not get through; nothing while nobody is here. @type {Outbox | null} */
let outbox = null;
/** Whose page this is; the server refuses what would be read or done in the name of somebody else. @type {string | null} */
let person = null;
/** @param {Outbox | null} given @param {string | null} whose */
export const keepForLater = (given, whose) => {
  outbox = given;
  person = whose;
  ends.clear();
};
/** Whose page this is, if somebody's. */
export const owner = () => person;

/** A change that somebody made, whether it waits or not. @typedef {Omit<import("../offline/queue.js").Work, "build" | "attempts">} Change */
/** Changes that are on their way in this moment. @type {Set<Change>} */
const flying = new Set();
export const onTheWay = () => [...flying];

/** What happens when the services have a change that could have waited. @type {(change: Change, answer: any) => void} */
let arrived = () => {};
/** @param {(change: Change, answer: any) => void} tell */
export const onArrival = (tell) => { arrived = tell; };

/**
 * Reads. Nothing changes by it, so it may be repeated at will.
 * @template {EndpointID} ID @param {ID} id @param {Parameters<ID>} parameters @param {AbortSignal} [signal] @returns {Promise<Output<ID>>}
 */
export function ask(id, parameters, signal) {
  return call(address(id, parameters), { method: endpoints[id].method, headers: { ...(person && { "X-Barbell-Person": person }) } }, signal);
}

/**
 * Every write goes through here: it has an id of this device's before it is sent, under which the services do it once however often it comes.
 * @template {EndpointID} ID @param {ID} id @param {Parameters<ID>} parameters @param {Body<ID>} body
 * @param {{ key?: string, subject?: string }} [options] `subject` is what it is about, where it may wait for the network; it then throws a
 *   `CallError` of code `queued`, which is good news: the device sends it later, under the same key, behind what else waits about the subject
 * @returns {Promise<Output<ID>>}
 */
export async function send(id, parameters, body, { key = crypto.randomUUID(), subject } = {}) {
  const { method } = endpoints[id];
  const path = address(id, parameters), content = Object.keys(body).length > 0 ? body : undefined;
  if (!subject || !outbox) {
    const answer = await written(path, method, key, content, person);
    outbox?.tellWritten();
    return answer;
  }
  /** @type {Change} */
  const change = { key, subject, method, path, body: content, at: Date.now() };
  const place = outbox, whose = person, before = ends.get(subject);
  flying.add(change);
  // It is on the disk before its call, and before its turn, so that it is not lost with the page.
  const sent = place.hold(change, async (number, isSilent) => {
    await before;
    return sendOrKeep(change, { number, isSilent }, place, whose);
  });
  /** @type {Promise<unknown>} */
  const end = sent.catch(() => {}).finally(() => {
    flying.delete(change);
    if (ends.get(change.subject) === end) ends.delete(change.subject);
  });
  ends.set(subject, end);
  return sent;
}

/** The end of the last change that is on its way about a subject: the next one is sent behind it, or waits behind it. @type {Map<string, Promise<unknown>>} */
const ends = new Map();

/**
 * @param {Change} change
 * @param {{ number?: number, isSilent?: boolean }} kept its place among what is kept; none where the browser keeps nothing or does not answer
 * @param {Outbox} place @param {string | null} whose @returns {Promise<any>}
 */
async function sendOrKeep(change, { number, isSilent = false }, place, whose) {
  const { key, subject, method, path, body } = change;
  try {
    // Its person may have left while it waited for its turn.
    if (place !== outbox) throw new CallError("offline");
    // A browser that keeps nothing sends at once, and one that does not answer is not asked again.
    if (isSilent || !(await place.holds(subject, number).catch(() => false))) {
      const answer = await written(path, method, key, body, whose);
      arrived(change, answer);
      await place.release(number);
      outbox?.tellWritten();
      return answer;
    }
  } catch (error) {
    // After a session has ended it waits for its person to sign in again.
    const isRefused = !(error instanceof CallError) || (error.isAnswered && !error.endsSession);
    if (isRefused) await place.release(number);
    if (isRefused || place !== outbox) throw error;
  } finally {
    flying.delete(change);
  }
  if (number === undefined) await place.do(change);
  else place.flush();
  throw new CallError("queued");
}

/**
 * Where a service does not believe the device's clock, what is new is dated by the service. That is another request, of the same key each time.
 * @param {string} path @param {string} method @param {string} key @param {unknown} body @param {string | null} whose @returns {Promise<any>}
 */
async function written(path, method, key, body, whose) {
  try {
    return await call(path, write(method, key, body, whose));
  } catch (error) {
    const isOfTheClock = error instanceof CallError && error.fields.some(({ field }) => field === "takenAt");
    if (method !== "POST" || !isOfTheClock) throw error;
    return await call(path, write(method, `${key}-now`, { .../** @type {any} */ (body), takenAt: undefined }, whose));
  }
}

/** @param {string} method @param {string} key @param {unknown} body @param {string | null} whose */
function write(method, key, body, whose) {
  /** @type {Record<string, string>} */
  const headers = { "X-Barbell": "web", "Idempotency-Key": key };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (whose) headers["X-Barbell-Person"] = whose;
  return { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
}

/** Sends what waited. @param {import("../offline/queue.js").Work} work @param {string} whose @returns {Promise<import("../offline/sender.js").Answer>} */
export async function sendWork(work, whose) {
  try {
    arrived(work, await written(work.path, work.method, work.key, work.body, whose).catch((thrown) => doneBefore(work, thrown, whose)));
    return { status: 200 };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { status: error.status, code: error.code, message: error.message, retryAfter: (error.retryAfter ?? 0) * 1000 };
  }
}

/**
 * The task that work was about, where the service did it before and refuses it now; throws the refusal where it did not, and what keeps from asking.
 * @param {import("../offline/queue.js").Work} work @param {unknown} refusal @param {string} whose
 */
async function doneBefore(work, refusal, whose) {
  const place = refusal instanceof CallError ? whereToLook(work, refusal.code) : undefined;
  const task = place && await call(place, { method: "GET", headers: { "X-Barbell-Person": whose } });
  if (!task || !isDone(work, task)) throw refusal;
  return { task };
}

/** Where the server says who is here. */
const here = `/${product}/session`;
/** @param {"GET" | "DELETE"} method @param {string | null} [whose] the one it is about, where somebody else may be signed in by now */
export const session = (method, whose) => call(here, {
  method, headers: { ...(method === "DELETE" && { "X-Barbell": "web" }), ...(whose && { "X-Barbell-Person": whose }) },
});

/** @param {EndpointID} id @param {Record<string, unknown>} parameters */
export function address(id, parameters) {
  const rest = new Map(Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null));
  const path = endpoints[id].path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return `/${product}/api${path}${rest.size ? `?${query}` : ""}`;
}

/** @param {string} url @param {{ method: string, headers: Record<string, string>, body?: string }} request @param {AbortSignal} [signal] */
function call(url, request, signal) {
  const called = fetched(url, request, signal);
  count(called);
  return called;
}

/**
 * The answer that was asked for before this module came, once, and only while the page begins: later it would be an old one.
 * @param {string} url @param {string} method @param {AbortSignal} ends @returns {Promise<Response> | undefined}
 */
function early(url, method, ends) {
  const answer = method === "GET" && performance.now() < 10_000 ? globalThis.early?.get(url) : undefined;
  globalThis.early?.delete(url);
  return answer && Promise.race([answer, new Promise((_, reject) => ends.addEventListener("abort", () => reject(ends.reason)))]);
}

/** @param {string} url @param {{ method: string, headers: Record<string, string>, body?: string }} request @param {AbortSignal} [signal] */
async function fetched(url, { method, headers, body }, signal) {
  const deadline = AbortSignal.timeout(patience);
  let response, text;
  try {
    const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
    response = await (early(url, method, ends) ?? fetch(url, { method, body, headers: { ...headers, "Accept-Language": language() }, signal: ends }));
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    note(false);
    throw new CallError(deadline.aborted ? "too_slow" : "offline");
  }
  const { ok, status } = response;
  let answer;
  try { answer = text ? JSON.parse(text) : {}; } catch { /* of something on the way, such as a proxy */ }
  const refusal = ok && answer !== undefined ? null : new CallError(answer?.code ?? "unreadable", { ...answer, status });
  // One service in trouble says nothing of the others; a server that cannot say who is here is as far away as without a network.
  if (!refusal?.isTrouble) note(true);
  else if (url === here) note(false);
  if (!refusal) return answer;
  // What was asked for somebody who was here before says nothing of who is here now.
  if (refusal.endsSession && (headers["X-Barbell-Person"] ?? person) === person) sessionEnded();
  throw refusal;
}
