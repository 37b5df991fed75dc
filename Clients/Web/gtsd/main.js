// Where GTSD begins.
import { html, render } from "../vendor/preact.js";
import { watchReleases } from "../ground/releases.js";
import { begin, here } from "../ground/router.js";
import { routes } from "./routes.js";
import { App } from "./shell/app.js";

begin(routes);
// The screen of this address comes while it is asked who is here; a stranger's first one is another, and costs one more.
here().route?.load().catch(() => {});
const place = /** @type {HTMLElement} */ (document.getElementById("app"));
place.replaceChildren();
render(html`<${App} />`, place);
watchReleases();
