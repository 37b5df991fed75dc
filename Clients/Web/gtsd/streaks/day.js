// What came of the day that is chosen in the calendar.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { date, number, percent } from "../../ground/language.js";
import { outcome } from "./weeks.js";

/** @type {Record<import("../../contracts/types.d.ts").DayOutcome, string>} */
const icons = { open: "clock", compliant: "circle-check", missed: "circle-x", frozen: "snowflake", neutral: "minus" };

/** @param {{ day: import("../../contracts/types.d.ts").DayCompliance, isToday: boolean, words: import("./calendar.texts.js").CalendarTexts }} properties */
export const DayCard = ({ day, isToday, words }) => html`
  <div class="day" data-outcome=${outcome(day)} role="status">
    <p class="small quiet">${isToday ? words.today : date(day.date, { weekday: "long" })}</p>
    <p class="when">${date(day.date, { day: "numeric", month: "long", year: "numeric" })}</p>
    <p class="outcome"><${Icon} name=${icons[outcome(day)]} size=${20} /><span>${words.outcomes[outcome(day)]}</span></p>
    ${day.total > 0 && html`<progress max="100" value=${day.percent} aria-label=${words.tasks(number(day.completed), number(day.total))}></progress>
      <p class="small quiet">${words.tasks(number(day.completed), number(day.total))} · ${percent(day.percent)}</p>`}
  </div>`;
