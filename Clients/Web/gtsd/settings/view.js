// GTSD-7.2, GTSD-P-3.7-04: how the app looks and speaks, what it may send, one's data, and the ways out.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { TextField } from "../../design/field.js";
import { IconButton } from "../../design/button.js";
import { Segments } from "../../design/segments.js";
import { explain, Failure, Old, Skeleton } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { ask } from "../../ground/api.js";
import { language, speak, useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { recent, remember } from "../../ground/recent.js";
import { build } from "../../ground/release.js";
import { back, href } from "../../ground/router.js";
import { useModel } from "../../ground/store.js";
import { useTitle } from "../../ground/title.js";
import { EmailRow } from "./email.js";
import { ExportRow } from "./export.js";
import { settingsModel } from "./model.js";
import { PushRow } from "./pushes.js";
import { Action, Fact, Group, Switch, Way } from "./rows.js";
import { DeleteSheet, EverywhereSheet, PasswordSheet } from "./sheets.js";
import { SignOutSheet } from "./sign-out.js";
import { texts } from "./texts.js";
import { ZoneRow } from "./zone.js";

const sheets = { password: PasswordSheet, signOut: SignOutSheet, everywhere: EverywhereSheet, delete: DeleteSheet };

/** @param {import("../shell/app.js").ScreenProperties} properties */
export default function Settings({ signOut }) {
  const words = useTexts(texts), states = useTexts(stateTexts);
  const [state, tell] = useModel(settingsModel);
  const [open, setOpen] = useState(/** @type {keyof typeof sheets | undefined} */ (undefined));
  useTitle(words.title);
  const { settings, theme, error, outcome } = state;
  useEffect(() => { if (outcome) notify({ text: said(outcome, words, states) }); }, [outcome]);
  const change = (/** @type {import("./model.js").Change} */ change) => tell({ kind: "change", change });
  const Opened = open && sheets[open];
  return html`<main class="page settings" id="content">
    <header><h1 tabindex="-1">${words.title}</h1><${IconButton} icon="arrow-left" mirrors label=${words.back} onClick=${() => back("/profile")} /></header>
    ${error && settings && html`<${Old} name="settings" />`}
    <div class="groups">
      <${Looks} theme=${theme} settings=${settings} words=${words} onChange=${change} />
      ${settings ? html`<${Group} id="notify" title=${words.notifications}>
        <${Switch} icon="bell" label=${words.push} isOn=${settings.pushEnabled} onInput=${(/** @type {boolean} */ pushEnabled) => change({ pushEnabled })} />
        <${PushRow} />
        <${Reminder} key=${settings.reminderTime} time=${settings.reminderTime} label=${words.time} onChange=${change} />
      </${Group}>` : !error ? html`<${Skeleton} />`
        // Where nothing answered, the strip above says so and tries again.
        : error.isAnswered && html`<${Failure} error=${error} onRetry=${() => tell({ kind: "retry" })} />`}
      <${Group} id="account" title=${words.account}>
        <${EmailRow} />
        <${Way} icon="user" label=${words.name} address=${href("/profile")} />
        <${Action} icon="lock" label=${words.password} onClick=${() => setOpen("password")} />
        <${Fact} icon="fingerprint" label=${words.biometric} value=${words.biometricText} />
        <${ExportRow} words=${words} />
      </${Group}>
      <${About} words=${words} />
      <div class="card ways-out">
        <${Action} icon="log-out" label=${words.signOut} onClick=${() => setOpen("signOut")} />
        <${Action} icon="monitor-smartphone" label=${words.everywhere} onClick=${() => setOpen("everywhere")} />
        <${Action} icon="trash-2" kind="danger" label=${words.delete} onClick=${() => setOpen("delete")} />
      </div></div>
    ${Opened && html`<${Opened} onClose=${() => setOpen(undefined)} signOut=${signOut} />`}
  </main>`;
}

/** @param {import("./model.js").Outcome} outcome @param {import("./texts.js").SettingsTexts} words @param {any} states */
const said = (outcome, words, states) =>
  (!outcome.isSaved ? `${words.failed} ${explain(outcome.error, states)}` : outcome.isWaiting ? words.queued : words.saved);

/**
 * Units and zone are chosen where they are known; the rest is the device's own.
 * @param {{
 *   theme: import("./model.js").Theme, settings?: import("./model.js").Settings, words: import("./texts.js").SettingsTexts,
 *   onChange: (change: import("./model.js").Change) => void,
 * }} properties
 */
const Looks = ({ theme, settings, words, onChange }) => html`<${Group} id="looks" title=${words.appearance}>
  <p class="caption">${words.theme}</p><${Segments} name="theme" label=${words.theme} value=${theme} options=${words.themes}
    onInput=${(/** @type {any} */ theme) => onChange({ theme })} />
  <p class="caption">${words.language}</p><${Segments} name="language" label=${words.language} value=${language()} options=${words.languages}
    onInput=${(/** @type {any} */ chosen) => { speak(chosen); onChange({ language: chosen }); }} />
  ${settings && html`<p class="caption">${words.units}</p><${Segments} name="units" label=${words.units} value=${settings.units} options=${words.unitSystems}
    onInput=${(/** @type {any} */ units) => onChange({ units })} />
    <${ZoneRow} zone=${settings.timezone} onChange=${onChange} />`}
</${Group}>`;

/** Sent when the time is whole and left, not with each key. @param {{ time: string, label: string, onChange: (change: import("./model.js").Change) => void }} properties */
function Reminder({ time, label, onChange }) {
  const [typed, setTyped] = useState(time);
  return html`<div class="reminder" onfocusout=${() => typed && typed !== time && onChange({ reminderTime: typed })}>
    <${TextField} name="reminder" type="time" icon="alarm-clock" label=${label} value=${typed} onInput=${setTyped} /></div>`;
}

/** The version is that of the services, or of these pages where they never said it. @param {{ words: import("./texts.js").SettingsTexts }} properties */
function About({ words }) {
  const [version, setVersion] = useState(() => recent("version") ?? "");
  useEffect(() => {
    const come = (/** @type {string} */ found) => { remember("version", found); setVersion(found); };
    ask("profile.version", {}).then((found) => come(found.version), () => setVersion((/** @type {string} */ known) => known || build));
  }, []);
  return html`<${Group} id="about" title=${words.about}>
    <${Way} icon="shield" label=${words.privacy} address=${href(`/legal/${language()}/privacy`)} isPage />
    <${Way} icon="file-text" label=${words.terms} address=${href(`/legal/${language()}/terms`)} isPage />
    <${Way} icon="life-buoy" label=${words.support} address=${href("/support")} />
    <${Fact} icon="info" label=${words.version} value=${html`<bdi>${version}</bdi>`} />
  </${Group}>`;
}
