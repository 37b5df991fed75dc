// A sheet over the page: a native dialog, so focus stays inside, Escape closes it, and the focus goes back to where it came from.
import { html, useEffect, useRef } from "../vendor/preact.js";
import { useTexts } from "../ground/language.js";
import { IconButton } from "./button.js";
import { texts } from "./states.texts.js";

/** @param {{ title: any, label?: string, onClose: () => void, children?: any }} properties `label` names it where the title is no plain text */
export function Sheet({ title, label, onClose, children }) {
  const words = useTexts(texts);
  const place = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const opener = document.activeElement;
    const dialog = place.current;
    dialog?.showModal();
    dialog?.querySelector("h2")?.focus();
    return () => {
      dialog?.close();
      // What opened it may be gone by now, as a task that was deleted: then the screen's heading is the next logical place.
      const next = opener?.isConnected && opener !== document.body ? opener : document.querySelector("main h1");
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
  return html`<dialog ref=${place} class="sheet" aria-label=${label ?? title}
      onCancel=${(/** @type {Event} */ event) => { event.preventDefault(); onClose(); }}
      onMouseDown=${(/** @type {Event} */ event) => event.target === place.current && onClose()}>
    <div class="sheet-in">
      <header><h2 tabindex="-1">${title}</h2><${IconButton} icon="x" label=${words.close} onClick=${onClose} /></header>
      ${children}
      <p class="hidden" role="status" data-live></p>
    </div>
  </dialog>`;
}
