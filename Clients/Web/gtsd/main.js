// Where GTSD begins.
import { html, render } from "../vendor/preact.js";
import { calm } from "../ground/calm.js";
import { begin, here } from "../ground/router.js";
import { routes } from "./routes.js";
import { App, fetchScreen } from "./shell/app.js";

begin(routes);
// The screen of this address comes while it is asked who is here; a stranger's first one is another, and costs one more.
const { route } = here();
if (route) fetchScreen(route).catch(() => {});
// The splash that came with the page is taken over.
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
calm.then(async () => (await import("../ground/releases.js")).watchReleases()).catch(() => {});
