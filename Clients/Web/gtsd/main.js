// Where GTSD begins.
import { html, render } from "../vendor/preact.js";
import { watchReleases } from "../ground/releases.js";
import { begin } from "../ground/router.js";
import { routes } from "./routes.js";
import { App } from "./shell/app.js";

begin(routes);
const place = /** @type {HTMLElement} */ (document.getElementById("app"));
place.replaceChildren();
render(html`<${App} />`, place);
watchReleases();
