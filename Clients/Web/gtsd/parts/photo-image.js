// A photo of somebody's: from the network, and from the device where that does not give it. GTSD-5.2-07, GTSD-8.3-04.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { keepPicture, keptPicture } from "../../ground/pictures.js";

/** @typedef {import("../../ground/pictures.js").KeptPicture} KeptPicture */

/**
 * `lost` is shown where it is nowhere; `onBroken` hears of an address that gave nothing, `onKept` of when the picture on the screen was kept.
 * @param {{ photo: import("../../contracts/types.d.ts").Photo, kind: "thumbnail" | "preview" | "full", lost: any, onBroken?: () => void,
 *   onKept?: (at: number) => void } & Record<string, unknown>} properties
 */
export function PhotoImage({ photo, kind, lost, onBroken, onKept, ...attributes }) {
  const address = { thumbnail: photo.thumbnailUrl, preview: photo.previewUrl, full: photo.fullUrl }[kind];
  const [kept, setKept] = useState(/** @type {KeptPicture | "none" | undefined} */ (undefined));
  useEffect(() => setKept(undefined), [address]);
  useEffect(() => () => { if (typeof kept === "object") URL.revokeObjectURL(kept.url); }, [kept]);
  const fallBack = async () => {
    if (kept) return setKept("none");
    const found = await keptPicture(`${photo.id} ${kind}`, `${photo.id} preview`, `${photo.id} thumbnail`);
    setKept(found ?? "none");
    if (found) onKept?.(found.at);
    onBroken?.();
  };
  if (kept === "none") return lost;
  return html`<img ...${attributes} src=${kept?.url ?? address} width=${photo.width} height=${photo.height} onError=${fallBack}
    onLoad=${() => { if (!kept && kind !== "full") keepPicture(`${photo.id} ${kind}`, address); }} />`;
}
