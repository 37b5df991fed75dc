// How far a picture is zoomed and moved, from pointers, wheel and buttons. GTSD-5.2-04, GTSD-5.2-05. Pure but for the hook at its end.
import { useRef, useState } from "../../vendor/preact.js";

/** @typedef {{ scale: number, x: number, y: number }} Zoom */
/** @typedef {{ x: number, y: number }} Point */

export const least = 1, most = 4, step = 1.5;
/** @type {Zoom} */
export const whole = { scale: 1, x: 0, y: 0 };
const swipeLength = 60;

/** Zooms by a factor round a point that stays where it is; points are measured from the middle. @param {Zoom} zoom @param {number} factor @param {Point} [round] */
export function zoomed(zoom, factor, round = { x: 0, y: 0 }) {
  const scale = Math.min(most, Math.max(least, zoom.scale * factor)), change = scale / zoom.scale;
  return scale === least ? whole : { scale, x: round.x - (round.x - zoom.x) * change, y: round.y - (round.y - zoom.y) * change };
}

/** Moved no further than its own edge. @param {Zoom} zoom @param {Point} by @param {{ width: number, height: number }} frame @returns {Zoom} */
export function moved(zoom, by, frame) {
  const held = (/** @type {number} */ value, /** @type {number} */ side) => { const edge = (side * (zoom.scale - 1)) / 2; return Math.min(edge, Math.max(-edge, value)); };
  return { ...zoom, x: held(zoom.x + by.x, frame.width), y: held(zoom.y + by.y, frame.height) };
}

/** Handlers for the frame of a picture. @param {(direction: "left" | "right") => void} onSwipe where the finger went */
export function useZoom(onSwipe) {
  const [zoom, setZoom] = useState(whole);
  const pointers = useRef(/** @type {Map<number, Point>} */ (new Map()));
  const start = useRef(/** @type {Point | null} */ (null));
  const point = (/** @type {any} */ event) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
  };
  const handlers = {
    onPointerDown(/** @type {any} */ event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, point(event));
      start.current = pointers.current.size === 1 ? point(event) : null;
    },
    onPointerMove(/** @type {any} */ event) {
      const last = pointers.current.get(event.pointerId), now = point(event);
      if (!last) return;
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (other) {
        const apart = (/** @type {Point} */ a) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
        setZoom((zoom) => zoomed(zoom, apart(now) / apart(last), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
      } else {
        const frame = event.currentTarget.getBoundingClientRect();
        setZoom((zoom) => (zoom.scale > least ? moved(zoom, { x: now.x - last.x, y: now.y - last.y }, frame) : zoom));
      }
    },
    onPointerUp(/** @type {any} */ event) {
      const began = start.current, now = point(event);
      pointers.current.delete(event.pointerId);
      start.current = null;
      if (!began || zoom.scale > least) return;
      const x = now.x - began.x;
      if (Math.abs(x) > swipeLength && Math.abs(x) > Math.abs(now.y - began.y)) onSwipe(x < 0 ? "left" : "right");
    },
    onPointerCancel(/** @type {any} */ event) { pointers.current.delete(event.pointerId); start.current = null; },
    onDblClick(/** @type {any} */ event) { const at = point(event); setZoom((zoom) => (zoom.scale > least ? whole : zoomed(zoom, 2, at))); },
    onWheel(/** @type {any} */ event) { event.preventDefault(); const at = point(event); setZoom((zoom) => zoomed(zoom, Math.exp(-event.deltaY / 300), at)); },
  };
  return { zoom, handlers, by: (/** @type {number} */ factor) => setZoom((zoom) => zoomed(zoom, factor)), reset: () => setZoom(whole) };
}
