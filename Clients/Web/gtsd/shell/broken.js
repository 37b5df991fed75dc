// A screen that could not be drawn: what came, or what this device kept, is not of the shape that the contracts say. What was not sent stays. GTSD-8.6-06.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Empty } from "../../design/states.js";
import { useTexts } from "../../ground/language.js";
import { href } from "../../ground/router.js";
import { useTitle } from "../../ground/title.js";
import { texts } from "./texts.js";

/** @param {{ path: string, onRetry: () => void }} properties `path` of the screen, which is no way out of itself */
export function Broken({ path, onRetry }) {
  const words = useTexts(texts);
  useTitle(words.brokenTitle);
  return html`<main class="page" id="content"><div role="alert">
    <${Empty} isWhole kind="is-wrong" icon="triangle-alert" title=${words.brokenTitle} text=${words.broken}>
      <${Button} kind="primary" icon="refresh-cw" onClick=${onRetry}>${words.retry}</${Button}>
      ${path !== "/" && html`<p><a href=${href("/")}>${words.toHome}</a></p>`}
    </${Empty}></div></main>`;
}
