// The frame of GTSD: who is here decides which screens there are; the address decides which of them is shown.
import { html, useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/preact.js";
import { Empty, Failure, Skeleton } from "../../design/states.js";
import { Notices } from "../../design/notice.js";
import { Button } from "../../design/button.js";
import { onSessionEnd } from "../../ground/api.js";
import { pictured } from "../../ground/calm.js";
import { readAgain } from "../../ground/fresh.js";
import { useTexts } from "../../ground/language.js";
import { beginUse, forgetUsed } from "../../ground/recent.js";
import { addressOf, go, isInside, settle, usePlace } from "../../ground/router.js";
import { lastKnown, onElsewhere, sessionModel, signOut } from "../../ground/session.js";
import { useTitle } from "../../ground/title.js";
import { useModel } from "../../ground/store.js";
import { useGate } from "../onboarding/gate.js";
// What is sent is laid over what is remembered, whichever screen is open.
import "../parts/day.js";
import { resumeUploads } from "../parts/resume.js";
import { Broken } from "./broken.js";
import { Navigation } from "./navigation.js";
import { followNotifications } from "./opened.js";
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

/** @param {import("../../ground/router.js").Route} route */
export async function fetchScreen(route) {
  const screen = (await route.load()).default;
  opened.set(route.path, screen);
  return screen;
}

export function App() {
  const [session, tell] = useModel(sessionModel);
  const place = usePlace();
  const { route } = place;
  const isPerson = session.kind === "person", isExpired = isPerson && session.isExpired;
  const userId = isPerson && !isExpired ? session.userId : "";
  useGate(userId, route);
  useEffect(() => onSessionEnd(() => tell({ kind: "ended", last: lastKnown() })), []);
  // Whoever left does not want to come back to where they were, nor does who comes next.
  const hasLeft = useRef(false);
  useEffect(() => onElsewhere((event) => { if (event.kind === "again") hasLeft.current = true; tell(event); }), []);
  useEffect(() => { if (userId) { hasLeft.current = false; resumeUploads(); } }, [userId]);
  useEffect(() => (userId ? followNotifications() : undefined), [userId]);
  // A page that comes back out of the browser's memory may show what somebody else must not see: who is here is asked again.
  useEffect(() => {
    const shown = (/** @type {PageTransitionEvent} */ event) => event.persisted && tell({ kind: "back", last: lastKnown() });
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);

  const isKnown = session.kind === "person" || session.kind === "stranger";
  const mayNot = isKnown && route && (route.for === "person" ? !isPerson : route.for === "stranger" && isPerson && !isExpired);
  useEffect(() => {
    if (!mayNot) return;
    const wanted = place.search.get("next") ?? "/", address = addressOf(place);
    if (isPerson) go(isInside(wanted) ? wanted : "/", { replaces: true });
    else go(address === "/" || hasLeft.current ? "/sign-in" : `/sign-in?next=${encodeURIComponent(address)}`, { replaces: true });
    hasLeft.current = false;
  }, [mayNot, place.path]);

  if (session.kind === "unknown") return html`<main class="lonely"><${Failure} isWhole error=${session.error} onRetry=${() => tell({ kind: "again" })} /></main>`;
  if (!isKnown || mayNot) return html`<${Splash} />`;
  const properties = {
    place,
    onSignedIn: () => tell({ kind: "came" }),
    signOut: async () => {
      hasLeft.current = true;
      await signOut();
      tell({ kind: "left" });
      await import("../../offline/pushes.js").then(({ forgetPushes }) => forgetPushes()).catch(() => {});
    },
  };
  const again = () => { tell({ kind: "back", last: lastKnown() }); resumeUploads(); readAgain(); };
  // What is for anyone too has the tabs if it is one of theirs.
  const hasFrame = isPerson && route?.for !== "stranger" && !route?.isAlone && (route?.for !== "anyone" || !!route.tab);
  return html`
    ${isPerson && route?.for !== "stranger" && html`<${Offline} isExpired=${isExpired} path=${addressOf(place)} onAgain=${again} />`}
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
  useMemo(beginUse, []);
  // What a screen could not be drawn from is not there the next time either; the cause is for who looks for it.
  const [broken, mend] = useErrorBoundary((thrown) => { console.error(thrown); forgetUsed(); });
  useEffect(() => {
    if (Opened) return;
    fetchScreen(route).then((screen) => setOpened(() => screen), setError);
  }, []);
  // The first screen of a visit leaves the focus where the browser has it; a sheet in the address moves nothing behind it.
  useLayoutEffect(() => {
    if (!Opened) return;
    if (!isFirst.current || history.state?.key) settle(place);
    isFirst.current = false;
  }, [Opened, place.path, broken]);
  useEffect(() => { if (Opened || error) pictured(); }, [Opened, error]);
  if (error) return html`<main><${Failure} isWhole error=${error} onRetry=${() => location.reload()} /></main>`;
  if (broken) return html`<${Broken} path=${route.path} onRetry=${mend} />`;
  // An element of its own, as the renderer leaves the elements of what threw while it was drawn anew, but for those inside of one that goes.
  return Opened ? html`<div class="screen"><${Opened} ...${properties} /></div>` : html`<main class="page"><${Skeleton} /></main>`;
}

function Missing() {
  const words = useTexts(texts);
  useTitle(words.missingTitle);
  // What waits for the first picture does not wait for another address.
  useEffect(pictured, []);
  return html`<main class="lonely"><${Empty} isWhole icon="target" title=${words.missingTitle} text=${words.missing}>
    <${Button} kind="primary" onClick=${() => go("/")}>${words.toHome}</${Button}></${Empty}></main>`;
}
