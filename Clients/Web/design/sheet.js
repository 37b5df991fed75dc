// A sheet over the page: a native dialog, so focus stays inside, Escape closes it, and the focus goes back to where it came from. What somebody
// typed is not lost by a key, a tap beside it or the browser's step back: then the sheet asks first.
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { useTexts } from "../ground/language.js";
import { guardSteps } from "../ground/router.js";
import { Button, IconButton } from "./button.js";
import { texts } from "./states.texts.js";

/**
 * Where the focus goes once a dialog is closed. What opened it may be gone by now, as a task that was deleted: then the screen's heading is the next
 * logical place.
 * @param {Element | null} opener
 */
export function focusAfter(opener) {
  const next = opener?.isConnected && opener !== document.body ? opener : document.querySelector("main h1");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** @param {{ title: any, label?: string, onClose: () => void, children?: any }} properties `label` names it where the title is no plain text */
export function Sheet({ title, label, onClose, children }) {
  const words = useTexts(texts);
  const place = useRef(/** @type {HTMLDialogElement | null} */ (null)), isGone = useRef(false);
  /** How to leave, while it is asked. */
  const [leaving, setLeaving] = useState(/** @type {{ leave: () => void } | null} */ (null));
  /** Ends the guard over what was typed, once there is something. */
  const unguard = useRef(/** @type {(() => void) | null} */ (null));
  useEffect(() => {
    const opener = document.activeElement;
    const dialog = place.current;
    dialog?.showModal();
    dialog?.querySelector("h2")?.focus();
    return () => {
      isGone.current = true;
      unguard.current?.();
      dialog?.close();
      focusAfter(opener);
    };
  }, []);
  const leave = () => (unguard.current ? setLeaving({ leave: onClose }) : onClose());
  const typed = (/** @type {any} */ { target }) => {
    if (!/password/.test(target.autocomplete)) unguard.current ??= guardSteps((step) => setLeaving({ leave: step }));
  };
  const isOwn = (/** @type {Event} */ event) => event.target === place.current;
  return html`<dialog ref=${place} class="sheet" aria-label=${label ?? title}
      onInput=${typed}
      onCancel=${(/** @type {Event} */ event) => { if (isOwn(event)) { event.preventDefault(); leave(); } }}
      onClose=${(/** @type {Event} */ event) => isOwn(event) && !isGone.current && onClose()}
      onMouseDown=${(/** @type {Event} */ event) => isOwn(event) && leave()}>
    <div class="sheet-in">
      <header><h2 tabindex="-1">${title}</h2><${IconButton} icon="x" label=${words.close} onClick=${leave} /></header>
      ${leaving && html`<${Leaving} words=${words} onStay=${() => setLeaving(null)} onLeave=${leaving.leave} />`}
      ${children}
      <p class="hidden" role="status" data-live></p>
    </div>
  </dialog>`;
}

/** @param {{ words: { unsaved: string, goOn: string, discard: string }, onStay: () => void, onLeave: () => void }} properties */
function Leaving({ words, onStay, onLeave }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    place.current?.scrollIntoView({ block: "nearest" });
    place.current?.querySelector("button")?.focus();
    return () => { if (before instanceof HTMLElement && before.isConnected) before.focus(); };
  }, []);
  return html`<div class="leaving" role="alert" ref=${place}>
    <p>${words.unsaved}</p>
    <div class="actions"><${Button} onClick=${onStay}>${words.goOn}</${Button}><${Button} kind="danger" onClick=${onLeave}>${words.discard}</${Button}></div>
  </div>`;
}
