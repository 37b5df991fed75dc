// The gesture of touch screens: a screen that is pulled down at its top is read again. A button does the same for everybody else.
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Icon } from "./icon.js";

const enough = 80, most = 120;

/** Stands at the top of what is pulled. @param {{ onPull: () => void }} properties */
export function Pull({ onPull }) {
  const [pulled, setPulled] = useState(0), now = useRef(0);
  useEffect(() => {
    const control = new AbortController(), options = { signal: control.signal, passive: true };
    /** @type {number | null} */
    let from = null;
    const show = (/** @type {number} */ by) => { now.current = by; setPulled(by); };
    addEventListener("touchstart", ({ touches }) => {
      from = touches.length === 1 && scrollY <= 0 && !document.querySelector("dialog[open]") ? touches[0].clientY : null;
    }, options);
    addEventListener("touchmove", ({ touches }) => { if (from !== null) show(Math.min(most, Math.max(0, touches[0].clientY - from))); }, options);
    for (const end of ["touchend", "touchcancel"]) {
      addEventListener(end, () => {
        if (end === "touchend" && now.current >= enough) onPull();
        from = null;
        show(0);
      }, options);
    }
    return () => control.abort();
  }, []);
  if (!pulled) return null;
  return html`<div class="pull" aria-hidden="true" style=${{ blockSize: `${pulled / 2}px`, opacity: pulled / enough }}>
    <span style=${{ rotate: `${pulled * 3}deg` }}><${Icon} name="refresh-cw" size=${24} /></span></div>`;
}
