// Calls to the services, through the server of this page. What an operation is called, takes and gives comes from the contracts.
import { endpoints } from "../contracts/endpoints.js";
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
/** Whose page this is; the server refuses what would be done in the name of somebody else. @type {string | null} */
let person = null;
/** @param {Outbox | null} given @param {string | null} whose */
export const keepForLater = (given, whose) => { outbox = given; person = whose; };
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
  return call(address(id, parameters), { method: endpoints[id].method, headers: {} }, signal);
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
  const path = address(id, parameters);
  const hasBody = Object.keys(body).length > 0;
  if (!subject || !outbox) {
    const answer = await call(path, write(method, key, hasBody ? body : undefined, person));
    outbox?.tellWritten();
    return answer;
  }
  // A browser that keeps nothing sends at once.
  if (!(await outbox.holds(subject).catch(() => false))) {
    const change = { key, subject, method, path, body: hasBody ? body : undefined, at: Date.now() };
    flying.add(change);
    try {
      const answer = await call(path, write(method, key, change.body, person));
      arrived(change, answer);
      outbox?.tellWritten();
      return answer;
    } catch (error) {
      // After a session has ended it waits for its person to sign in again.
      if (!(error instanceof CallError) || (error.isAnswered && !error.endsSession)) throw error;
    } finally {
      flying.delete(change);
    }
  }
  await outbox.do({ subject, method, path, body: hasBody ? body : undefined, key });
  throw new CallError("queued");
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
    arrived(work, await call(work.path, write(work.method, work.key, work.body, whose)));
    return { status: 200 };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { status: error.status, code: error.code, message: error.message, retryAfter: (error.retryAfter ?? 0) * 1000 };
  }
}

/** @param {"GET" | "DELETE"} method @param {string | null} [whose] the one it is about, where somebody else may be signed in by now */
export const session = (method, whose) => call(`/${product}/session`, {
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
  note(true);
  let answer;
  try { answer = text ? JSON.parse(text) : {}; } catch { throw new CallError("unreadable", { status: response.status }); }
  if (response.ok) return answer;
  const refusal = new CallError(answer.code ?? "unreadable", { ...answer, status: response.status });
  if (refusal.endsSession) sessionEnded();
  throw refusal;
}
