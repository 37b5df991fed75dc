// What a partner gets by mail each week: nothing before they were asked and agreed. GTSD-ADD-01.
import { html, useState } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Tick } from "../../design/field.js";
import { Sheet } from "../../design/sheet.js";
import { Summary, explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { useForm } from "../../ground/form.js";
import { date, useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { dayOf } from "../progress/arrange.js";
import { texts } from "./sharing.texts.js";
import { texts as profileTexts } from "./texts.js";

/** @typedef {import("../../contracts/types.d.ts").Partner} Partner */

/** In the list: how far it is. @param {Partner} partner @param {import("./sharing.texts.js").SharingTexts} words */
export const standing = ({ sharing }, words) =>
  sharing && { invited: words.invited, accepted: words.accepted, left: words.declined }[sharing.state];

/** @param {{ partner: Partner, onClose: () => void, onChanged: () => void }} properties */
export function SharingSheet({ partner, onClose, onChanged }) {
  const words = useTexts(texts), common = useTexts(profileTexts), states = useTexts(stateTexts);
  const { id, sharing } = partner;
  const [isBusy, setBusy] = useState(/** @type {"" | "end" | "again"} */ (""));
  const day = (/** @type {string} */ instant) => date(dayOf(instant), { day: "numeric", month: "long" });
  const done = (/** @type {string} */ text, isHere = true) => { onChanged(); if (isHere) onClose(); notify({ text }); };
  const form = useForm({
    initial: { weight: sharing?.weight ?? false }, check: () => ({}),
    submit: async ({ weight }, key, isHere) => {
      const { sharing: now } = await send("profile.share", { id }, { weight }, { key });
      done(now && now.invitedAt !== sharing?.invitedAt ? words.sent : common.saved, isHere());
    },
  });
  /** @param {"end" | "again"} what @param {() => Promise<unknown>} change @param {string} text */
  const attempt = async (what, change, text) => {
    setBusy(what);
    try { await change(); done(text); } catch (thrown) { notify({ text: explain(asCallError(thrown), states) }); }
    setBusy("");
  };
  const end = () => attempt("end", () => send("profile.stopSharing", { id }, {}), words.ended);
  const again = () => attempt("again", () => send("profile.share", { id }, { weight: Boolean(form.values.weight), again: true }), words.sent);
  // The service asks once more after a day at the earliest.
  const isQuiet = sharing?.state === "invited" && Date.now() - Date.parse(sharing.invitedAt) > 86_400_000;
  return html`<${Sheet} title=${words.weekly} onClose=${onClose}><form class="form" noValidate onSubmit=${form.onSubmit}>
    <p><strong><bdi>${partner.name}</bdi></strong> · <bdi>${partner.email}</bdi></p>
    ${sharing?.state === "left" ? html`<p class="quiet">${words.left}</p>` : html`
      <p class="quiet">${sharing?.state === "invited" ? html`${words.asked} ${day(sharing.invitedAt)}.`
        : sharing?.acceptedAt ? html`${words.gets} ${day(sharing.acceptedAt)}.` : words.explain}</p>
      ${sharing?.state !== "accepted" && html`<p class="quiet">${words.nothing}</p>`}
      <${Summary} form=${form} />
      <${Tick} ...${form.field("weight")}>${words.weight}</${Tick}>
      <${Button} kind="primary" isLarge type="submit" icon=${sharing ? undefined : "mail"} isBusy=${form.isBusy}>${sharing ? words.save : words.ask}</${Button}>
      ${isQuiet && html`<${Button} kind="soft" icon="mail" isBusy=${isBusy === "again"} onClick=${again}>${words.again}</${Button}>`}
      ${sharing && html`<${Button} kind="danger" isBusy=${isBusy === "end"} onClick=${end}>${sharing.state === "accepted" ? words.end : words.takeBack}</${Button}>`}`}
  </form></${Sheet}>`;
}
