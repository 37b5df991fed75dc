// What a screen shows instead of its content: not there yet, nothing to show, gone wrong. Each has a way on.
import { html, useEffect, useState } from "../vendor/preact.js";
import { dayAt } from "../ground/days.js";
import { digits, moment, useTexts } from "../ground/language.js";
import { readAt } from "../ground/recent.js";
import { href } from "../ground/router.js";
import { Button } from "./button.js";
import { Icon } from "./icon.js";
import { texts } from "./states.texts.js";

/** @typedef {import("../ground/errors.js").CallError} CallError */

/** The shape of what is coming. @param {{ rows?: number, isList?: boolean }} properties */
export function Skeleton({ rows = 4, isList = false }) {
  const words = useTexts(texts);
  return html`<div class="skeleton ${isList ? "rows" : ""}" aria-busy="true">
    <p class="hidden" role="status">${words.loading}</p>${Array.from({ length: rows }, () => html`<span aria-hidden="true"></span>`)}</div>`;
}

/**
 * `isWhole` where it is the whole screen, so that its title is the screen's.
 * @param {{ icon: string, title: string, text?: string, kind?: "" | "is-good" | "is-wrong", isWhole?: boolean, children?: any }} properties
 */
export const Empty = ({ icon, title, text, kind = "", isWhole = false, children }) => html`
  <div class="state ${kind}">
    <span class="sign"><${Icon} name=${icon} size=${36} /></span>
    ${isWhole ? html`<h1 tabindex="-1">${title}</h1>` : html`<h2>${title}</h2>`}
    ${text && html`<p class="quiet">${text}</p>`}
    ${children}
  </div>`;

/** How long, in milliseconds, an answer may take before it is said that what is shown is of another day: most are there before somebody has read it. */
const patience = 400;

/**
 * Over what was read before: how old it is. It is said where it could not be read again, and of another day also while it is read, as it would be
 * taken for today. @param {{ name: string, isReading?: boolean }} properties `name` is what it is remembered as
 */
export function Old({ name, isReading = false }) {
  const words = useTexts(texts), at = readAt(name), [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (isReading && !(isLate && at && dayAt(at) !== dayAt(Date.now()))) return null;
  return html`<p class="old" role="status"><${Icon} name=${icons[isReading ? "reading" : "network"]} size=${18} />${at ? words.oldSince(moment(at)) : words.old}</p>`;
}

/**
 * What went wrong in words for a person: ours where no answer came, else the service's, which are in their language already.
 * @param {CallError} error @param {typeof texts.en} words
 */
export function explain(error, words) {
  if (error.code === "offline") return words.offline;
  if (error.code === "too_slow") return words.tooSlow;
  if (error.status >= 500 || error.code === "unreadable") return words.ours;
  return digits(error.message);
}

/** A screen that could not be read. @param {{ error: CallError, onRetry: () => void, isWhole?: boolean }} properties */
export function Failure({ error, onRetry, isWhole = false }) {
  const words = useTexts(texts);
  // What cannot be read did come.
  const isNetwork = !error.isAnswered && error.code !== "unreadable";
  return html`<div role="alert"><${Empty} kind="is-wrong" isWhole=${isWhole} icon=${isNetwork ? icons.network : icons.server}
      title=${isNetwork ? words.offlineTitle : words.title} text=${explain(error, words)}>
    <${Button} kind="primary" icon="refresh-cw" onClick=${onRetry}>${words.retry}</${Button}>
    ${error.status >= 500 && html`<p><a href=${href("/support")}>${words.support}</a></p>`}
    ${error.status >= 500 && error.requestId && html`<p class="small quiet">${words.reference} <bdi>${error.requestId.slice(-12)}</bdi></p>`}
  </${Empty}></div>`;
}
const icons = { network: "wifi-off", server: "triangle-alert", reading: "clock" };

/**
 * What is wrong with a form, above it, each line a way to its field. GOV.UK's error summary.
 * @param {{ form: ReturnType<typeof import("../ground/form.js").useForm<any>>, children?: any }} properties `children` is a way out of an error
 */
export function Summary({ form, children }) {
  const words = useTexts(texts);
  const problems = Object.entries(form.problems).filter(([, text]) => text);
  if (!problems.length && !form.error) return null;
  /** @param {string} name */
  const focus = (name) => document.getElementById(name)?.focus();
  return html`<div class="summary" role="alert" tabindex="-1" ref=${form.summary}>
    <${Icon} name="circle-alert" size=${22} />
    <div>
      <h2>${form.error ? explain(form.error, words) : words.mend}</h2>
      ${problems.length > 0 && html`<ul>${problems.map(([name, text]) => html`<li><button type="button" onClick=${() => focus(name)}>${text}</button></li>`)}</ul>`}
      ${form.error && children}
    </div>
  </div>`;
}
