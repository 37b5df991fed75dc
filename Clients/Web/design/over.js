// What lies over the whole page: that something is done which nobody can go on during, and what went wrong with it, until somebody has read it.
// Native dialogs, so that the focus stays inside and goes back to where it came from. GTSD-P-A-02.
import { html, useEffect, useRef } from "../vendor/preact.js";
import { useTexts } from "../ground/language.js";
import { Button } from "./button.js";
import { focusAfter } from "./sheet.js";
import { texts } from "./states.texts.js";

/** @param {{ role?: string, isDescribed?: boolean, onLeave: () => void, children?: any }} properties `onLeave` is what Escape does */
function Over({ role, isDescribed = false, onLeave, children }) {
  const place = useRef(/** @type {HTMLDialogElement | null} */ (null)), isGone = useRef(false);
  useEffect(() => {
    const opener = document.activeElement, dialog = place.current;
    dialog?.showModal();
    return () => {
      isGone.current = true;
      dialog?.close();
      focusAfter(opener);
    };
  }, []);
  return html`<dialog ref=${place} class="over" role=${role} aria-labelledby="over-title" aria-describedby=${isDescribed ? "over-text" : undefined}
    onCancel=${(/** @type {Event} */ event) => { event.preventDefault(); onLeave(); }} onClose=${() => !isGone.current && onLeave()}>${children}</dialog>`;
}

/** While something is done. @param {{ text: string, onCancel: () => void }} properties `onCancel` gives it up */
export function Overlay({ text, onCancel }) {
  const words = useTexts(texts);
  return html`<${Over} onLeave=${onCancel}>
    <span class="spinner" aria-hidden="true"></span>
    <h2 id="over-title">${text}</h2>
    <${Button} onClick=${onCancel}>${words.cancel}</${Button}>
  </${Over}>`;
}

/** What went wrong. It stays until it was read. @param {{ text: string, onClose: () => void }} properties */
export function Alert({ text, onClose }) {
  const words = useTexts(texts);
  return html`<${Over} role="alertdialog" isDescribed onLeave=${onClose}>
    <h2 id="over-title">${words.title}</h2>
    <p id="over-text">${text}</p>
    <${Button} kind="primary" onClick=${onClose}>${words.ok}</${Button}>
  </${Over}>`;
}
