// The strip that says what the network does to this page: that it shows what was read before, and what waits to be sent. GTSD-3.1-07, GTSD-8.3-02.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { giveUpRefused, onDeviceChange, sendNow, waiting } from "../../ground/device.js";
import { plural, useTexts } from "../../ground/language.js";
import { useReachable } from "../../ground/network.js";
import { href } from "../../ground/router.js";
import { texts } from "./offline.texts.js";

/** @typedef {Awaited<ReturnType<typeof waiting>>} Waiting */

/** What waits to be sent, as it changes. @returns {Waiting | undefined} nothing until it is known */
export function useWaiting() {
  const [found, setFound] = useState(/** @type {Waiting | undefined} */ (undefined));
  useEffect(() => {
    const look = () => waiting().then(setFound);
    look();
    return onDeviceChange(look);
  }, []);
  return found;
}

/** `path` is the screen to come back to after signing in. @param {{ isExpired: boolean, path: string, onAgain: () => void }} properties */
export function Offline({ isExpired, path, onAgain }) {
  const words = useTexts(texts), isReachable = useReachable();
  const { unsent = 0, flying = 0, refused = 0, files = 0, reason = null } = useWaiting() ?? {};
  const waits = unsent - flying - refused;
  const lines = [
    !isReachable ? words.offline : isExpired && words.expired,
    waits > 0 && plural(waits, words.unsent),
    files > 0 && (!isReachable || isExpired) && plural(files, words.files),
    refused > 0 && plural(refused, words.refused) + (reason ? `: ${reason}` : ""),
  ].filter(Boolean);
  const icon = !isReachable ? icons.offline : isExpired ? icons.expired : icons.waiting;
  return html`<div class="offline" role="status" data-empty=${lines.length === 0}>
    ${lines.length > 0 && html`
      <${Icon} name=${icon} size=${20} /><span>${lines.join(" · ")}</span>
      ${isReachable && isExpired ? html`<a href=${href(`/sign-in?next=${encodeURIComponent(path)}`)}>${words.signIn}</a>`
        : html`<button type="button" onClick=${() => { sendNow(); onAgain(); }}>${words.again}</button>`}
      ${refused > 0 && html`<button type="button" onClick=${giveUpRefused}>${words.giveUp}</button>`}`}
  </div>`;
}
const icons = { offline: "wifi-off", expired: "log-in", waiting: "cloud-upload" };
