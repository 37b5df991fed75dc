// The picture of a person, or their initials.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { ask } from "../../ground/api.js";

/** @param {{ profile: import("../../contracts/types.d.ts").Profile }} properties */
export function Avatar({ profile }) {
  const [picture, setPicture] = useState("");
  const { avatarId } = profile;
  useEffect(() => {
    if (avatarId) ask("media.file", { id: avatarId }).then(({ thumbnailUrl }) => setPicture(thumbnailUrl), () => setPicture(""));
  }, [avatarId]);
  const initials = (profile.name ?? profile.email ?? "").trim().split(/\s+/).slice(0, 2).map((word) => [...word][0]).join("");
  return html`<span class="avatar" aria-hidden="true">${picture ? html`<img src=${picture} alt="" width="72" height="72" />` : initials}</span>`;
}
