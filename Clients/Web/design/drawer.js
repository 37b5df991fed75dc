// A row of a list that is dragged aside and shows what can be done with it. All of that has a place elsewhere too, for who cannot drag.
import { html, useEffect, useRef, useState } from "../vendor/preact.js";

/** How far a finger drags until the row is moved, and until it stays open, in px. */
const begins = 10, enough = 56;

/**
 * @param {object} properties
 * @param {string} properties.kind the row's classes
 * @param {number} properties.count how many buttons `actions` has
 * @param {(close: () => void) => any} properties.actions the buttons
 * @param {any} properties.children one element of the class `front`, which moves
 */
export function Drawer({ kind, count, actions, children }) {
  const [state, setState] = useState(/** @type {"closed" | "dragged" | "open"} */ ("closed"));
  const row = useRef(/** @type {HTMLElement | null} */ (null)), finger = useRef({ x: 0, y: 0, isDragging: false, by: 0 });
  const close = () => setState("closed");
  useEffect(() => {
    if (state !== "open") return;
    const elsewhere = (/** @type {Event} */ { target }) => { if (target instanceof Node && !row.current?.contains(target)) close(); };
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, [state]);
  const show = (/** @type {number} */ by) => { finger.current.by = by; row.current?.style.setProperty("--drag", `${by}px`); };
  const start = (/** @type {TouchEvent} */ { touches: [{ clientX: x, clientY: y }] }) => { finger.current = { x, y, isDragging: false, by: 0 }; };
  const move = (/** @type {TouchEvent} */ { touches: [{ clientX, clientY }] }) => {
    const now = finger.current, x = clientX - now.x, y = clientY - now.y;
    // What lies behind is at the end of the line: the row goes against the direction of reading, or back.
    const isOnward = document.documentElement.dir === "rtl" ? x > 0 : x < 0;
    if (state === "open") return !isOnward && Math.abs(x) > enough ? close() : undefined;
    if (!now.isDragging && (Math.abs(x) < begins || Math.abs(y) > Math.abs(x))) return;
    if (!now.isDragging) setState("dragged");
    now.isDragging = true;
    show(isOnward ? x : 0);
  };
  const end = () => {
    if (finger.current.isDragging) setState(Math.abs(finger.current.by) >= enough ? "open" : "closed");
    show(0);
  };
  return html`<li ref=${row} class="drawer ${kind} is-${state}" style=${{ "--count": count }}
      ontouchstart=${start} ontouchmove=${move} ontouchend=${end} ontouchcancel=${end}>
    ${state !== "closed" && html`<div class="behind">${actions(close)}</div>`}
    ${children}
  </li>`;
}
