// The line for a moment at the lower end of the page. It stays while it is pointed at or in focus, so that nobody has to hurry.
import { html, useEffect, useState } from "../vendor/preact.js";
import { onNotice } from "../ground/live.js";

const shown = 7000;

export function Notices() {
  const [notice, setNotice] = useState(/** @type {import("../ground/live.js").Notice | null} */ (null));
  const [isHeld, setHeld] = useState(false);
  useEffect(() => onNotice(setNotice), []);
  useEffect(() => {
    if (!notice || isHeld) return;
    const timer = setTimeout(() => setNotice(null), shown);
    return () => clearTimeout(timer);
  }, [notice, isHeld]);
  return html`<div class="notice" role="status">
    ${notice && html`<div onMouseEnter=${() => setHeld(true)} onMouseLeave=${() => setHeld(false)} onfocusin=${() => setHeld(true)} onfocusout=${() => setHeld(false)}>
      <span>${notice.text}</span>
      ${notice.action && html`<button type="button" onClick=${() => { setHeld(false); setNotice(null); notice.action?.run(); }}>${notice.action.label}</button>`}
    </div>`}
  </div>`;
}
