// The frame of GTSD: who is here decides which screens there are; the address decides which of them is shown.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { Empty, Failure, Skeleton } from "../../design/states.js";
import { Notices } from "../../design/notice.js";
import { Button } from "../../design/button.js";
import { onSessionEnd, session as call } from "../../ground/api.js";
import { useTexts } from "../../ground/language.js";
import { go, settle, usePlace } from "../../ground/router.js";
import { leaveDevice, sessionModel } from "../../ground/session.js";
import { useTitle } from "../../ground/title.js";
import { useModel } from "../../ground/store.js";
import { useGate } from "../onboarding/gate.js";
import { Navigation } from "./navigation.js";
import { Offline } from "./offline.js";
import { Splash } from "./splash.js";
import { texts } from "./texts.js";

/** @typedef {import("../../ground/router.js").Place} Place */
/**
 * What every screen gets.
 * @typedef {object} ScreenProperties
 * @property {Place} place
 * @property {() => void} onSignedIn
 * @property {() => Promise<void>} signOut
 */

/** Modules that came already: their screens open at once. @type {Map<string, (properties: ScreenProperties) => unknown>} */
const opened = new Map();

export function App() {
  const [session, tell] = useModel(sessionModel);
  const place = usePlace();
  const { route } = place;
  const isPerson = session.kind === "person";
  useGate(isPerson ? session.userId : "", route);
  const leave = () => {
    leaveDevice();
    tell({ kind: "left" });
  };
  useEffect(() => onSessionEnd(leave), []);
  // A page that comes back out of the browser's memory may show what somebody else must not see: who is here is asked again.
  useEffect(() => {
    const shown = (/** @type {PageTransitionEvent} */ event) => event.persisted && tell({ kind: "again" });
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);

  const isKnown = session.kind === "person" || session.kind === "stranger";
  const mayNot = isKnown && route && (route.for === "person" ? !isPerson : route.for === "stranger" && isPerson);
  useEffect(() => {
    if (!mayNot) return;
    const wanted = place.search.get("next") ?? "/";
    if (isPerson) go(wanted.startsWith("/") && !wanted.startsWith("//") ? wanted : "/", { replaces: true });
    else go(place.path === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(place.path)}`, { replaces: true });
  }, [mayNot, place.path]);

  if (session.kind === "unknown") return html`<main class="lonely"><${Failure} isWhole error=${session.error} onRetry=${() => tell({ kind: "again" })} /></main>`;
  if (!isKnown || mayNot) return html`<${Splash} />`;
  const properties = {
    place,
    onSignedIn: () => tell({ kind: "came" }),
    signOut: async () => { await call("DELETE"); leave(); },
  };
  const hasFrame = isPerson && route?.for !== "anyone" && !route?.isAlone;
  return html`
    ${isPerson && html`<${Offline} onAgain=${() => tell({ kind: "again" })} />`}
    <div class=${hasFrame ? "frame" : "open"}>
      ${hasFrame && html`<${Navigation} current=${route?.tab} />`}
      ${route ? html`<${Screen} key=${route.path} properties=${properties} />` : html`<${Missing} />`}
    </div>
    <${Notices} />
    <p class="hidden" role="status" data-live></p>`;
}

/** @param {{ properties: ScreenProperties }} given */
function Screen({ properties }) {
  const { place } = properties;
  const route = /** @type {import("../../ground/router.js").Route} */ (place.route);
  const [Opened, setOpened] = useState(() => opened.get(route.path));
  const [error, setError] = useState(/** @type {any} */ (null));
  const isFirst = useRef(!document.querySelector(".frame main, .open main"));
  useEffect(() => {
    if (Opened) return;
    route.load().then((module) => {
      opened.set(route.path, module.default);
      setOpened(() => module.default);
    }, setError);
  }, []);
  // The first screen of a visit leaves the focus where the browser has it; a sheet in the address moves nothing behind it.
  useLayoutEffect(() => {
    if (!Opened) return;
    if (!isFirst.current || history.state?.key) settle(place);
    isFirst.current = false;
  }, [Opened, place.path]);
  if (error) return html`<main><${Failure} isWhole error=${error} onRetry=${() => location.reload()} /></main>`;
  return Opened ? html`<${Opened} ...${properties} />` : html`<main class="page"><${Skeleton} /></main>`;
}

function Missing() {
  const words = useTexts(texts);
  useTitle(words.missingTitle);
  return html`<main class="lonely"><${Empty} isWhole icon="target" title=${words.missingTitle} text=${words.missing}>
    <${Button} kind="primary" onClick=${() => go("/")}>${words.toHome}</${Button}></${Empty}></main>`;
}
