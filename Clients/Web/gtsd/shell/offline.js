// The strip that says what the network does to this page: that it shows what was read before, and what waits to be sent. GTSD-3.1-07, GTSD-8.3-02.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { giveUpRefused, onDeviceChange, sendNow, waiting } from "../../ground/device.js";
import { plural, useTexts } from "../../ground/language.js";
import { useReachable } from "../../ground/network.js";
import { texts } from "./offline.texts.js";

const nothing = { unsent: 0, refused: 0, oldest: null, reason: null, state: "idle" };

/** @param {{ onAgain: () => void }} properties */
export function Offline({ onAgain }) {
  const words = useTexts(texts), isReachable = useReachable();
  const [{ unsent, refused, reason }, setWaiting] = useState(/** @type {Awaited<ReturnType<typeof waiting>>} */ (nothing));
  useEffect(() => {
    const look = () => waiting().then(setWaiting);
    look();
    return onDeviceChange(look);
  }, []);
  const lines = [
    !isReachable && words.offline,
    unsent > refused && plural(unsent - refused, words.unsent),
    refused > 0 && plural(refused, words.refused) + (reason ? `: ${reason}` : ""),
  ].filter(Boolean);
  return html`<div class="offline" role="status" data-empty=${lines.length === 0}>
    ${lines.length > 0 && html`
      <${Icon} name=${isReachable ? "cloud-upload" : "wifi-off"} size=${20} /><span>${lines.join(" · ")}</span>
      <button type="button" onClick=${() => { sendNow(); onAgain(); }}>${words.again}</button>
      ${refused > 0 && html`<button type="button" onClick=${giveUpRefused}>${words.giveUp}</button>`}`}
  </div>`;
}
