// The question before a task of one's own is gone for good: in sight, with the focus on what does no harm.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";

/** @param {{ words: import("./texts.js").TasksTexts, onStay: () => void, onDelete: () => void }} properties */
export function Deletion({ words, onStay, onDelete }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const sheet = place.current?.closest("dialog");
    place.current?.scrollIntoView({ block: "nearest" });
    place.current?.querySelector("button")?.focus();
    // Back to what asked, which is drawn anew.
    return () => { requestAnimationFrame(() => { /** @type {HTMLElement | undefined} */ (sheet?.querySelector(".more-actions .danger"))?.focus(); }); };
  }, []);
  return html`<div class="actions" role="alert" ref=${place}>
    <${Button} onClick=${onStay}>${words.keep}</${Button}>
    <${Button} kind="danger" onClick=${onDelete}>${words.removeSure}</${Button}>
  </div>`;
}
