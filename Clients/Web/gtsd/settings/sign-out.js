// Leaving: asked about, and with what was not sent yet it is asked what becomes of that. GTSD-1.5-03, GTSD-1.5-05.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { Sheet } from "../../design/sheet.js";
import { giveUpUnsent, sendNow } from "../../ground/device.js";
import { plural, useTexts } from "../../ground/language.js";
import { resumeUploads } from "../parts/resume.js";
import { useWaiting } from "../shell/offline.js";
import { texts } from "./sign-out.texts.js";

/** @param {{ onClose: () => void, signOut: () => Promise<void> }} properties */
export function SignOutSheet({ onClose, signOut }) {
  const words = useTexts(texts), waiting = useWaiting();
  const [doing, setDoing] = useState(/** @type {"" | "sending" | "leaving"} */ (""));
  const isAllSent = waiting && waiting.unsent + waiting.files === 0;
  const leave = async () => { setDoing("leaving"); await signOut(); };
  const sendFirst = () => {
    setDoing("sending");
    sendNow();
    resumeUploads();
  };
  // As soon as everything is there, whoever wanted to go goes.
  useEffect(() => { if (doing === "sending" && isAllSent) leave(); }, [doing, isAllSent]);
  if (!waiting) return null;
  if (isAllSent || doing === "leaving") {
    return html`<${Sheet} title=${words.title} onClose=${onClose}><p>${words.text}</p>
      <div class="actions"><${Button} kind="primary" isLarge isBusy=${doing !== ""} onClick=${leave}>${words.signOut}</${Button}>
        <${Button} isLarge onClick=${onClose}>${words.stay}</${Button}></div></${Sheet}>`;
  }
  const stuck = doing === "sending" && (waiting.refused > 0 || ["waiting", "signedOut"].includes(waiting.state));
  const what = [waiting.unsent > 0 && plural(waiting.unsent, words.changes), waiting.files > 0 && plural(waiting.files, words.files)].filter(Boolean).join(words.and);
  return html`<${Sheet} title=${words.unsentTitle} onClose=${onClose}>
    <p>${words.unsent(what)}</p>
    <p role="alert" class="refusal">${stuck && html`<${Icon} name="circle-alert" size=${18} />${waiting.reason ?? words.stuck}`}</p>
    <div class="actions">
      <${Button} kind="primary" isLarge icon="cloud-upload" isBusy=${doing === "sending" && !stuck} onClick=${sendFirst}>${words.sendFirst}</${Button}>
      <${Button} kind="danger" isLarge onClick=${async () => { await giveUpUnsent(); await leave(); }}>${words.discard}</${Button}>
      <${Button} isLarge onClick=${onClose}>${words.stay}</${Button}>
    </div></${Sheet}>`;
}
