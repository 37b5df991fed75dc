// Somebody who helps is added, by the same rules as in the first questions. GTSD-P-3.2-09.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { SelectField, TextField } from "../../design/field.js";
import { send } from "../../ground/api.js";
import { useTexts } from "../../ground/language.js";
import { nobody, partnerOf, partnerProblems } from "../onboarding/partner.js";
import { questionTexts } from "../onboarding/questions.texts.js";
import { judge } from "../onboarding/rules.js";
import { texts as factsTexts } from "./facts.texts.js";
import { FormSheet } from "./forms.js";
import { texts } from "./texts.js";

/** @typedef {import("../onboarding/partner.js").Typed} Typed */

/** @param {import("./forms.js").FormProperties} properties */
export function PartnerForm(properties) {
  const words = useTexts(texts), { parts } = useTexts(questionTexts), facts = useTexts(factsTexts);
  const [rules, setRules] = useState(/** @type {import("../onboarding/rules.js").Judge | null} */ (null));
  useEffect(() => { judge().then(setRules, () => {}); }, []);
  // To the service the same address or number is the same partner, whose name it would change.
  const taken = (/** @type {"email" | "phone"} */ way, /** @type {string} */ typed) => {
    const plain = (/** @type {string} */ text) => text.toLowerCase().replace(/[\s-]/g, "");
    const same = typed.trim() && properties.person.partners.find((one) => plain(one[way] ?? "") === plain(typed));
    return same ? facts.taken[way](html`<bdi>${same.name}</bdi>`) : undefined;
  };
  return html`<${FormSheet} ...${properties} title=${words.addPartner} initial=${nobody}
    check=${(/** @type {Typed} */ typed) =>
      ({ email: taken("email", typed.email), phone: taken("phone", typed.phone), ...partnerProblems(rules, typed, parts) })}
    submit=${(/** @type {Typed} */ typed, /** @type {string} */ key) => send("profile.addPartner", {}, /** @type {any} */ (partnerOf(typed)), { key })}
    fields=${(/** @type {any} */ form) => html`<${TextField} ...${form.field("name")} label=${words.name} icon="user" />
      <${TextField} ...${form.field("email")} label=${words.email} type="email" inputmode="email" icon="mail" />
      <${TextField} ...${form.field("phone")} label=${parts.phone} inputmode="tel" icon="phone" />
      <${SelectField} ...${form.field("relationship")} label=${words.relationship} options=${Object.entries(words.relationships)} />`} />`;
}
