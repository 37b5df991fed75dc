// Asked before something that was typed is given up. The way that loses nothing comes first. GTSD-P-3.2-15.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Sheet } from "../../design/sheet.js";
import { useTexts } from "../../ground/language.js";
import { texts } from "./texts.js";

/** @param {{ about: "back" | "leave", tell: import("./view.js").Tell }} properties */
export function Warning({ about, tell }) {
  const words = useTexts(texts);
  const isBack = about === "back", stay = () => tell({ kind: "stay" });
  return html`<${Sheet} title=${isBack ? words.backTitle : words.leaveTitle} onClose=${stay}>
    <div class="warning">
      <p>${isBack ? words.backText : words.leaveText}</p>
      <${Button} kind="primary" isLarge onClick=${stay}>${words.stay}</${Button}>
      <${Button} kind="danger" isLarge onClick=${() => tell({ kind: "discard" })}>${isBack ? words.discard : words.leave}</${Button}>
    </div>
  </${Sheet}>`;
}
