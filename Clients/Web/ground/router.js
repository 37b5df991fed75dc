// Addresses are real: links can be opened in a tab, shared and gone back to. Only those that stay inside of the product are taken over.
import { useEffect, useState } from "../vendor/preact.js";
import { product } from "./api.js";

/**
 * @typedef {object} Route
 * @property {string} path after the product's name, with `:name` for a part that varies
 * @property {() => Promise<{ default: (props: any) => unknown }>} load the screen's module
 * @property {"stranger" | "person" | "anyone"} for
 * @property {string} [tab] which tab is marked
 * @property {boolean} [isAlone] shown without the tabs
 * @typedef {{ route: Route | undefined, parameters: Record<string, string>, search: URLSearchParams, path: string, key: string }} Place
 */

const base = `/${product}`;
/** @type {Set<() => void>} */
const readers = new Set();
/** @type {Route[]} */
let routes = [];
/** Where each entry of the history was scrolled to. @type {Map<string, number>} */
const scrolls = new Map();

/** The full address of a path inside of the product: `href("/tasks")`. @param {string} path */
export const href = (path) => base + path;

/** The path of a place with what stands behind it, as `go` takes it. @param {Place} place */
export const addressOf = ({ path, search }) => (search.size ? `${path}?${search}` : path);

/** Whether what somebody wrote into an address leads to a screen of this product, and nowhere else. @param {string} path */
export const isInside = (path) => /^\/(?![/\\])/.test(path) && new URL(href(path), location.origin).pathname.startsWith(`${base}/`);

const key = () => history.state?.key ?? "first";
/** Where in the history an entry stands, as far as this page made it. */
const index = () => history.state?.index ?? 0;
/** The entry that is shown. */
let shown = 0;

/** @returns {Place} */
export function here() {
  const path = location.pathname.slice(base.length).replace(/(.)\/$/, "$1") || "/";
  const search = new URLSearchParams(location.search);
  for (const route of routes) {
    const parts = route.path.split("/"), given = path.split("/");
    if (parts.length !== given.length) continue;
    /** @type {Record<string, string>} */
    const parameters = {};
    const fits = parts.every((part, index) => {
      if (!part.startsWith(":")) return part === given[index];
      try { parameters[part.slice(1)] = decodeURIComponent(given[index]); } catch { return false; }
      return true;
    });
    if (fits) return { route, parameters, search, path, key: key() };
  }
  return { route: undefined, parameters: {}, search, path, key: key() };
}

const moved = () => { for (const reader of readers) reader(); };

/** Goes somewhere. `replaces` leaves no step back. @param {string} path @param {{ replaces?: boolean }} [options] */
export function go(path, { replaces = false } = {}) {
  scrolls.set(key(), scrollY);
  if (replaces) history.replaceState({ key: key(), index: index() }, "", href(path));
  else history.pushState({ key: crypto.randomUUID(), index: index() + 1 }, "", href(path));
  shown = index();
  moved();
}

/** Changes what stands behind the question mark without a step back. @param {Record<string, string | undefined>} values */
export function choose(values) {
  const search = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) value ? search.set(name, value) : search.delete(name);
  history.replaceState(history.state, "", `${location.pathname}${search.size ? `?${search}` : ""}`);
  moved();
}

/** Back where one came from, or to `otherwise` for whoever opened this address itself. @param {string} otherwise */
export function back(otherwise) {
  if (index() === 0) return go(otherwise, { replaces: true });
  isMeant = true;
  history.back();
}

/** Closes what stands open in the address: by the step back, or where this address came first, by taking it out. @param {string} name behind the question mark */
export const shut = (name) => (index() > 0 ? back("/") : choose({ [name]: undefined }));

/** Who asks before the browser's own step back or forward and before what leads away by itself, the last one first. @type {((leave: () => void) => void)[]} */
const guards = [];
/** Whether the page itself goes back, which asks nobody. */
let isMeant = false;
/** A browser asks by itself before the page is closed or read anew. @param {Event} event */
const hold = (event) => event.preventDefault();

/**
 * From now on the browser's step back or forward leads nowhere before somebody was asked, as it would lose what they typed.
 * @param {(leave: () => void) => void} ask `leave` takes the step after all
 * @returns {() => void} ends it
 */
export function guardSteps(ask) {
  guards.push(ask);
  addEventListener("beforeunload", hold);
  return () => {
    const own = guards.indexOf(ask);
    if (own >= 0) guards.splice(own, 1);
    if (guards.length === 0) removeEventListener("beforeunload", hold);
  };
}

/** Goes where nothing on the screen led, as a notification does: not before somebody was asked, either. @param {string} path @param {{ replaces?: boolean }} [options] */
export function leaveFor(path, options) {
  const ask = guards.at(-1), leave = () => go(path, options);
  if (ask) ask(leave); else leave();
}

function stepped() {
  const ask = guards.at(-1), steps = index() - shown;
  if (ask && !isMeant) {
    // The browser has changed the address already: it goes back to where the screen is, and there it is no step.
    if (steps === 0) return;
    history.go(-steps);
    ask(() => { isMeant = true; history.go(steps); });
    return;
  }
  isMeant = false;
  shown = index();
  moved();
}

/** Pages of the services below the product, which the browser opens itself. */
const documents = ["/legal/", "/badges/shared/", "/partners/shared/", "/api/"];

/** @param {MouseEvent} event */
function clicked(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.origin !== location.origin || !link.pathname.startsWith(`${base}/`) || link.hasAttribute("download")) return;
  if (documents.some((path) => link.pathname.startsWith(base + path))) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname.slice(base.length) + link.search + link.hash);
}

/** @param {Route[]} table */
export function begin(table) {
  routes = table;
  history.scrollRestoration = "manual";
  document.addEventListener("click", clicked);
  shown = index();
  addEventListener("popstate", stepped);
}

/**
 * Where a screen that was just drawn belongs: at its old place after a step back, at what its address names, else at the top with its heading in focus.
 * @param {Place} place
 */
export function settle(place) {
  const kept = scrolls.get(place.key);
  scrollTo(0, kept ?? 0);
  scrolls.delete(place.key);
  const anchor = kept === undefined ? location.hash.slice(1) : "";
  if (!anchor || !reach(anchor)) focusHeading();
  holdFocus(anchor);
}

/** Shows a part of the screen and has the focus there. @param {string} anchor its id @returns {boolean} whether it is there */
function reach(anchor) {
  const part = document.getElementById(anchor);
  if (!part) return false;
  part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
  return true;
}

function focusHeading() {
  const heading = document.querySelector("main h1");
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
}

let letGo = () => {};

/**
 * What is read comes after the screen and may bring another heading, or what the address names: the focus stays there until the person does something.
 * @param {string} anchor
 */
function holdFocus(anchor) {
  letGo();
  let isReached = !anchor || document.activeElement?.id === anchor;
  const observer = new MutationObserver(() => {
    if (!isReached) isReached = reach(anchor);
    if (document.activeElement === document.body && !(anchor && reach(anchor))) focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  letGo = () => {
    observer.disconnect();
    for (const act of ["keydown", "pointerdown"]) removeEventListener(act, letGo);
  };
  for (const act of ["keydown", "pointerdown"]) addEventListener(act, letGo);
}

/** @returns {Place} */
export function usePlace() {
  const [, draw] = useState(0);
  useEffect(() => {
    const reader = () => draw((count) => count + 1);
    readers.add(reader);
    return () => { readers.delete(reader); };
  }, []);
  return here();
}
