// GTSD-7.3-01, GTSD-9.3-05: this browser among the devices that are pushed to.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Sheet } from "../../design/sheet.js";
import { useTexts } from "../../ground/language.js";
import { texts } from "../parts/pushes.texts.js";
import { usePushes } from "../parts/use-pushes.js";
import { Action, Fact, Switch } from "./rows.js";

export function PushRow() {
  const words = useTexts(texts);
  const { state, isBusy, on, off } = usePushes();
  const [isAsking, setAsking] = useState(false);
  if (!state || state === "unsupported" || state === "denied") {
    return html`<${Fact} icon="monitor-smartphone" label=${words.title} value=${state ? words[state] : ""} />`;
  }
  if (state === "on") return html`<${Switch} icon="monitor-smartphone" label=${words.title} isOn onInput=${off} />`;
  return html`<${Action} icon="monitor-smartphone" label=${words.title} hint=${words.hint} onClick=${() => setAsking(true)} />
    ${isAsking && html`<${Sheet} title=${words.title} onClose=${() => setAsking(false)}>
      <p>${words.explain}</p>
      <div class="actions"><${Button} kind="primary" isLarge isBusy=${isBusy} onClick=${() => on().then(() => setAsking(false))}>${words.allow}</${Button}>
        <${Button} isLarge onClick=${() => setAsking(false)}>${words.later}</${Button}></div>
    </${Sheet}>`}`;
}
