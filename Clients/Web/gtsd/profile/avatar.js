// The picture of a person, or their initials; it is changed where it is. GTSD-7.1-03.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { ask } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { language } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { initials } from "../parts/initials.js";
import { changeAvatar, NoPicture } from "./avatar-upload.js";

/** @param {{ profile: import("../../contracts/types.d.ts").Profile, words: import("./texts.js").ProfileTexts, onChanged: () => void }} properties */
export function Avatar({ profile, words, onChanged }) {
  const [picture, setPicture] = useState(""), [isBusy, setBusy] = useState(false);
  const { avatarId } = profile;
  useEffect(() => {
    if (avatarId) ask("media.file", { id: avatarId }).then(({ thumbnailUrl }) => setPicture(thumbnailUrl), () => setPicture(""));
  }, [avatarId]);
  const pick = async (/** @type {any} */ event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file || isBusy) return;
    setBusy(true);
    try {
      await changeAvatar(file);
      notify({ text: words.saved });
      onChanged();
    } catch (thrown) {
      notify({ text: thrown instanceof NoPicture ? words.noPicture : explain(asCallError(thrown), stateTexts[language()]) });
    }
    setBusy(false);
  };
  return html`<label class="avatar" aria-busy=${isBusy ? "true" : undefined}>
    <input type="file" class="hidden" name="avatar" accept="image/*" aria-label=${words.changePicture} onChange=${pick} />
    ${picture ? html`<img src=${picture} alt="" width="72" height="72" onError=${() => setPicture("")} />`
      : html`<span aria-hidden="true">${initials(profile.name ?? profile.email ?? "") || html`<${Icon} name="user" size=${32} />`}</span>`}
    <span class="pen">${isBusy ? html`<span class="spinner" aria-hidden="true"></span>` : html`<${Icon} name="camera" size=${16} />`}</span>
  </label>`;
}
