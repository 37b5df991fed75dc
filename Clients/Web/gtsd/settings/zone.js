// Where somebody lives, which says when their day begins: changed by who travels, the device's own zone first.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { SelectField } from "../../design/field.js";
import { language, locale, useTexts } from "../../ground/language.js";
import { texts } from "./texts.js";

/** @param {string} timeZone @param {"shortGeneric" | "shortOffset"} timeZoneName */
const said = (timeZone, timeZoneName) => {
  const parts = new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName }).formatToParts(new Date());
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
};

/** Names of zones are English places already; Arabic has words of its own for them. @param {string} zone */
const place = (zone) => (language() === "ar" ? said(zone, "shortGeneric") : (zone.split("/").slice(1).reverse().join(", ") || zone).replaceAll("_", " "));

/** `Riyadh (GMT+3)`; a zone that this browser does not know stays as it is. @param {string} zone @returns {[string, string]} */
function option(zone) {
  try {
    const name = place(zone), offset = said(zone, "shortOffset");
    // Where nobody lives the offset is the name.
    return [zone, name === offset ? name : `${name} (${offset})`];
  } catch { return [zone, zone]; }
}

/** @param {{ zone: string, onChange: (change: import("./model.js").Change) => void }} properties */
export function ZoneRow({ zone, onChange }) {
  const words = useTexts(texts), own = Intl.DateTimeFormat().resolvedOptions().timeZone, spoken = language();
  // Hundreds of names take a while, so the row is there before them.
  const [others, setOthers] = useState(/** @type {[string, string][]} */ ([]));
  useEffect(() => {
    const timer = setTimeout(() => setOthers((Intl.supportedValuesOf?.("timeZone") ?? []).map(option).sort(([, one], [, other]) => one.localeCompare(other, spoken))));
    return () => clearTimeout(timer);
  }, [spoken]);
  const first = [...new Set([own, zone])];
  return html`<div class="alone"><${SelectField} name="timezone" icon="globe" label=${words.zone} hint=${words.zoneText} value=${zone}
    options=${[...first.map(option), ...others.filter(([other]) => !first.includes(other))]}
    onInput=${(/** @type {any} */ timezone) => onChange({ timezone })} /></div>`;
}
