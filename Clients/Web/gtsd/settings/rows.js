// Lines of settings: a switch, a way to somewhere, something to do.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";

/** @param {{ title: string, id: string, children?: any }} properties */
export const Group = ({ title, id, children }) => html`<section aria-labelledby=${id} class="group"><h2 id=${id}>${title}</h2><div class="card">${children}</div></section>`;

/** @param {{ icon: string, label: string, isOn: boolean, onInput: (isOn: boolean) => void }} properties */
export const Switch = ({ icon, label, isOn, onInput }) => html`<label class="row"><${Icon} name=${icon} size=${22} /><span>${label}</span>
  <input type="checkbox" role="switch" checked=${isOn} onChange=${(/** @type {any} */ event) => onInput(event.target.checked)} /></label>`;

/** @param {{ icon: string, label: string, hint?: any, kind?: string, onClick: () => void }} properties */
export const Action = ({ icon, label, hint, kind = "", onClick }) => html`<button type="button" class="row ${kind}" onClick=${onClick}><${Icon} name=${icon} size=${22} />
  <span>${label}${hint && html`<span class="small quiet">${hint}</span>`}</span><${Icon} name="chevron-right" size=${20} mirrors /></button>`;

/** `isPage` leaves the app for a page of the server's. @param {{ icon: string, label: string, address: string, isPage?: boolean }} properties */
export const Way = ({ icon, label, address, isPage = false }) => html`<a class="row" href=${address} target=${isPage ? "_self" : undefined}><${Icon} name=${icon} size=${22} />
  <span>${label}</span><${Icon} name="chevron-right" size=${20} mirrors /></a>`;

/** @param {{ icon: string, label: string, value: any }} properties */
export const Fact = ({ icon, label, value }) => html`<p class="row"><${Icon} name=${icon} size=${22} /><span>${label}</span><span class="quiet">${value}</span></p>`;
