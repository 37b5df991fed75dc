// Offered once, after the first thing that was done, and never before it is said what for. GTSD-7.3-01, GTSD-9.3-05.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { useTexts } from "../../ground/language.js";
import { isWorthOffering, offered } from "../../offline/pushes.js";
import { texts } from "./pushes.texts.js";
import { usePushes } from "./use-pushes.js";

export default function PushOffer() {
  const words = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const { isBusy, on } = usePushes();
  useEffect(() => { isWorthOffering().then(setOpen, () => {}); }, []);
  if (!isOpen) return null;
  const close = () => { offered(); setOpen(false); };
  return html`<section class="card push-offer" aria-labelledby="push-offer"><${Icon} name="bell" size=${26} />
    <div><h2 id="push-offer">${words.offerTitle}</h2><p class="quiet">${words.offer}</p>
      <div class="actions"><${Button} kind="primary" isBusy=${isBusy} onClick=${() => on().then(close)}>${words.allow}</${Button}>
        <${Button} kind="soft" onClick=${close}>${words.later}</${Button}></div></div>
  </section>`;
}
