// An address that is not confirmed yet, and another mail to confirm it by. Whoever opened the link on another device is not told any longer. GTSD-1.1.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { ask } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { onOld } from "../../ground/fresh.js";
import { useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { resend } from "../verify-email/model.js";
import { Action } from "./rows.js";
import { texts } from "./texts.js";

/** Nothing where the address is confirmed, or nobody can say. */
export function EmailRow() {
  const words = useTexts(texts), states = useTexts(stateTexts);
  const [email, setEmail] = useState(/** @type {string | undefined} */ (undefined)), [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const read = () => { ask("auth.me", {}, control.signal).then((account) => setEmail(account.emailVerified ? undefined : account.email), () => {}); };
    read();
    const end = onOld(read);
    return () => { end(); control.abort(); };
  }, []);
  const again = async () => {
    if (!email || isBusy) return;
    setBusy(true);
    const text = await resend(email, crypto.randomUUID()).then(() => words.confirmSent, (error) => explain(asCallError(error), states));
    notify({ text });
    setBusy(false);
  };
  return email && html`<${Action} icon="mail" label=${words.confirm} hint=${html`<bdi>${email}</bdi> ${words.unconfirmed}`} onClick=${again} />`;
}
