// Stands where a screen is still to be built, so that every tab and link leads somewhere.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Empty } from "../../design/states.js";
import { useTexts } from "../../ground/language.js";
import { href } from "../../ground/router.js";
import { useTitle } from "../../ground/title.js";
import { texts as shellTexts } from "../shell/texts.js";
import { texts } from "./texts.js";

/** @param {import("../shell/app.js").ScreenProperties} properties */
export default function Soon({ place, signOut }) {
  const words = useTexts(texts), shell = useTexts(shellTexts);
  const title = shell.tabs[place.route?.tab ?? ""] ?? words.title;
  useTitle(title);
  return html`<main class="page" id="content">
    <header><h1 tabindex="-1">${title}</h1></header>
    <${Empty} icon="sparkles" title=${words.title} text=${words.text}>
      ${place.path === "/profile"
        ? html`<${Button} icon="log-out" onClick=${signOut}>${words.signOut}</${Button}>`
        : html`<a class="button soft" href=${href("/")}>${shell.toHome}</a>`}
    </${Empty}>
  </main>`;
}
