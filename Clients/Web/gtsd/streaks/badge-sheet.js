// One badge: what it is, when it was earned or what is left to do, how many have it, and a link for others. GTSD-P-3.6-05, GTSD-P-3.6-06.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { Sheet } from "../../design/sheet.js";
import { date, digits, number, useTexts } from "../../ground/language.js";
import { announce } from "../../ground/live.js";
import { Medal } from "../parts/medal.js";
import { dayOf } from "../progress/arrange.js";
import { Progress } from "./badges.js";
import { texts } from "./badges.texts.js";
import { share } from "./model.js";

const wholeDate = /** @type {const} */ ({ day: "numeric", month: "long", year: "numeric" });

/** @param {{ badge: import("./badges.js").Badge, onClose: () => void }} properties */
export function BadgeSheet({ badge, onClose }) {
  const words = useTexts(texts);
  return html`<${Sheet} title=${badge.name} onClose=${onClose}>
    <div class="badge-detail">
      <${Medal} badge=${badge} size="large" />
      <p class="for-what">${digits(badge.description)}</p>
      ${badge.earnedAt
        ? html`<p class="earned"><${Icon} name="circle-check" size=${20} />${words.earnedOn(date(dayOf(badge.earnedAt), wholeDate))}</p>`
        : html`<div class="card way-to"><h3>${words.how}</h3><p>${digits(badge.criteria)}</p>${badge.target > 1 && html`<${Progress} badge=${badge} words=${words} />`}</div>`}
      <p class="small quiet">${words.rarity(number(badge.rarityPercent / 100, { style: "percent", maximumFractionDigits: 1 }))}</p>
    </div>
    ${badge.earnedAt && html`<div class="actions"><${Share} badge=${badge} words=${words} /></div>`}
  </${Sheet}>`;
}

/**
 * Hands the link to the device's own way of sharing, where there is one; else it is copied.
 * @param {{ badge: import("./badges.js").Badge, words: import("./badges.texts.js").BadgesTexts }} properties
 */
export function Share({ badge, words }) {
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState("");
  const [said, setSaid] = useState("");
  const run = async () => {
    setBusy(true);
    try {
      const address = link || await share(badge.code, key);
      setLink(address);
      if (navigator.share) await navigator.share({ title: badge.name, url: address }).catch(() => {});
      else await navigator.clipboard.writeText(address).then(() => { setSaid(words.copied); announce(words.copied); }, () => {});
    } catch {
      setSaid(words.failed);
      announce(words.failed);
    }
    setBusy(false);
  };
  return html`<${Button} kind="primary" isLarge icon="share-2" isBusy=${isBusy} onClick=${run}>${words.share}</${Button}>
    ${said && html`<p class="small shared">${said}</p>`}
    ${link && html`<a class="button plain" href=${link} target="_blank" rel="noopener">${words.link}<${Icon} name="external-link" size=${18} /></a>`}`;
}
