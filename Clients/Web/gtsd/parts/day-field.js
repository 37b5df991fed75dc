// A day as `2026-03-01`, typed in three parts: a browser's own field shows days as the browser's language does, not as the page's.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { useTexts } from "../../ground/language.js";
import { DayField as Parts } from "../onboarding/parts.js";
import { texts } from "../onboarding/texts.js";
import { day, parts } from "../onboarding/values.js";

/** The day of the three parts; nothing while it is not whole or is on no calendar. @param {import("../onboarding/values.js").DayParts} typed */
function whole(typed) {
  const text = day(typed) ?? "", date = new Date(`${text}T00:00:00Z`);
  return typed.day && typed.month && typed.year.length === 4 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : "";
}

/**
 * @param {{ name: string, label: string, value: string, onInput: (day: string) => void, onHalf?: (isHalf: boolean) => void, problem?: string,
 *   isBirth?: boolean }} properties `onHalf` tells whether something is typed that is no day, where a day may be left out
 */
export function DayField({ value, onInput, onHalf, ...others }) {
  const words = useTexts(texts);
  const [typed, setTyped] = useState(() => parts(value));
  // Another day from outside takes the place of what was typed.
  useEffect(() => { if (value !== whole(typed)) setTyped(parts(value)); }, [value]);
  const set = (/** @type {import("../onboarding/values.js").DayParts} */ now) => {
    setTyped(now);
    if (whole(now) !== value) onInput(whole(now));
    onHalf?.(!!day(now) && !whole(now));
  };
  return html`<${Parts} ...${others} value=${typed} words=${words} onInput=${set} />`;
}
