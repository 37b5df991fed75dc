// The first picture: the same elements as those that came with the page (shell.html), which the renderer takes over, so that nothing is made twice
// and nothing jumps while the session is looked at. GTSD-1.2-09.
import { html } from "../../vendor/preact.js";
import { asset } from "../../ground/release.js";

const mark = asset("gtsd/mark.svg");

export const Splash = () => html`<main class="splash"><img src=${mark} alt="" width="96" height="96" /><h1>GTSD</h1></main>`;

/** The product's sign with its name. @param {{ size?: number }} properties */
export const Mark = ({ size = 40 }) => html`<span class="mark"><img src=${mark} alt="" width=${size} height=${size} /><span>GTSD</span></span>`;
