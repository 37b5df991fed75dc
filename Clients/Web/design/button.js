// Buttons. One that is busy stays in focus and says so.
import { html } from "../vendor/preact.js";
import { Icon } from "./icon.js";

/**
 * @param {object} properties
 * @param {import("../vendor/preact.d.ts").Child} [properties.children]
 * @param {"primary" | "soft" | "danger" | "plain" | ""} [properties.kind]
 * @param {boolean} [properties.isLarge] a form's one large button, 56 high and as wide as the form
 * @param {boolean} [properties.isBusy]
 * @param {string} [properties.icon]
 * @param {() => void} [properties.onClick]
 * @param {boolean} [properties.isDisabled]
 * @param {"button" | "submit"} [properties.type]
 */
export const Button = ({ children, kind = "", isLarge = false, isBusy = false, icon, onClick, isDisabled = false, type = "button" }) => html`
  <button type=${type} class="button ${kind} ${isLarge ? "large" : ""}" disabled=${isDisabled} aria-busy=${isBusy ? "true" : undefined}
    aria-disabled=${isBusy ? "true" : undefined}
    onClick=${isBusy ? undefined : onClick}>
    ${isBusy ? html`<span class="spinner" aria-hidden="true"></span>` : icon && html`<${Icon} name=${icon} size=${20} />`}
    <span>${children}</span>
  </button>`;

/** A button that is only a sign; `label` is its name. @param {{ icon: string, label: string, onClick: () => void, mirrors?: boolean, children?: any }} properties */
export const IconButton = ({ icon, label, onClick, mirrors = false, children }) => html`
  <button type="button" class="icon-button" aria-label=${label} title=${label} onClick=${onClick}>
    <${Icon} name=${icon} mirrors=${mirrors} />${children}
  </button>`;
