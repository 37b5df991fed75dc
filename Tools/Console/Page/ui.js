// Small parts that several sections draw with.
import { html, useEffect, useRef, useState } from "../vendor/preact.js";

export const Badge = ({ kind = "", children }) => html`<span class="badge ${kind}">${children}</span>`;

export const Empty = ({ title, children }) => html`<div class="empty"><h3>${title}</h3><p>${children}</p></div>`;

export const Problem = ({ error }) => error && html`<p class="problem" role="alert">${error.message}</p>`;

/** What a section is called, what it is for, and its tools. */
export const Head = ({ title, note, children }) => html`
  <header class="section">
    <div><h2>${title}</h2>${note && html`<p class="quiet">${note}</p>`}</div>
    ${children && html`<div class="tools">${children}</div>`}
  </header>`;

export function Search({ value, onInput, label, placeholder = "Filter", width }) {
  return html`<label class="search"><span class="vh">${label}</span>
    <input type="search" data-search value=${value} placeholder=${placeholder} onInput=${(event) => onInput(event.target.value)}
      spellcheck="false" autocomplete="off" dir="auto" class=${width ?? ""} /></label>`;
}

export const Choice = ({ label, value, onInput, options, hidden = true }) => html`
  <label class="choice"><span class=${hidden ? "vh" : ""}>${label}</span>
    <select value=${value} onInput=${(event) => onInput(event.target.value)}>
      ${options.map(([key, text]) => html`<option value=${key} selected=${key === value}>${text}</option>`)}
    </select></label>`;

export function Copy({ text, label = "Copy" }) {
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  };
  return html`<button type="button" class="small" onClick=${copy} aria-live="polite">${isDone ? "Copied" : label}</button>`;
}

/** Reads something from the console again whenever `key` changes. */
export function useAnswer(read, key) {
  const [found, setFound] = useState({ isWaiting: true });
  useEffect(() => {
    let isWanted = true;
    setFound((before) => ({ ...before, isWaiting: true }));
    read().then(
      (value) => isWanted && setFound({ value }),
      (error) => isWanted && setFound({ error }));
    return () => { isWanted = false; };
  }, [key]);
  return found;
}

/** Does something that may be refused, and says so. */
export function useAction() {
  const [error, setError] = useState(null), [isBusy, setBusy] = useState(false);
  const act = async (body) => {
    setBusy(true);
    setError(null);
    try { return await body(); } catch (problem) { setError(problem); } finally { setBusy(false); }
  };
  return { error, isBusy, act };
}

/** A dialog over everything; closes by Escape, its button, and a touch beside it. */
export function Sheet({ title, onClose, children }) {
  const place = useRef();
  useEffect(() => {
    const dialog = place.current;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return html`<dialog ref=${place} class="sheet" aria-label=${title} onClose=${onClose}
      onClick=${(event) => event.target === place.current && onClose()}>
    <div class="sheet-in">
      <header><h2>${title}</h2><button type="button" onClick=${onClose}>Close</button></header>
      ${children}
    </div></dialog>`;
}
