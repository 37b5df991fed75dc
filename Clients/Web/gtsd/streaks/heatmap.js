// The days as a grid of weeks in the manner of GitHub's. One day is in the tab order; arrow keys go on from it. GTSD-P-3.6-02, GTSD-P-6.5-01.
import { html, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/preact.js";
import { Segments } from "../../design/segments.js";
import { language, locale, number, plural, useTexts } from "../../ground/language.js";
import { texts } from "./calendar.texts.js";
import { DayCard } from "./day.js";
import { lastWeeks, months, outcome, rows, step } from "./weeks.js";

/** @typedef {import("../../contracts/types.d.ts").DayCompliance} Day */

/** @param {{ calendar: import("../../contracts/types.d.ts").StreakCalendar }} properties */
export function Heatmap({ calendar }) {
  const words = useTexts(texts);
  const [weeks, setWeeks] = useState("26");
  const [chosen, setChosen] = useState(calendar.to);
  const scroller = useRef(/** @type {HTMLElement | null} */ (null));
  const startsOnSunday = language() === "ar";
  const days = useMemo(() => lastWeeks(calendar.days, Number(weeks), startsOnSunday), [calendar, weeks, startsOnSunday]);
  const at = Math.max(0, days.findIndex((day) => day.date === chosen));
  // The newest weeks come first into view.
  useLayoutEffect(() => {
    const place = scroller.current;
    if (place) place.scrollLeft = startsOnSunday ? -place.scrollWidth : place.scrollWidth;
  }, [weeks, startsOnSunday]);

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const next = step(event.key, at, { days, startsOnSunday, isMirrored: document.documentElement.dir === "rtl", isFar: event.ctrlKey || event.metaKey });
    if (next === undefined || event.altKey) return;
    event.preventDefault();
    setChosen(days[next].date);
    const cell = scroller.current?.querySelector(`[data-day="${days[next].date}"]`);
    if (cell instanceof HTMLElement) cell.focus();
  };
  const count = (/** @type {string} */ wanted) => days.filter((day) => outcome(day) === wanted).length;
  const parts = [plural(count("compliant"), words.done), plural(count("missed"), words.missed)];
  if (count("frozen")) parts.push(plural(count("frozen"), words.frozen));
  return html`<section class="card calendar" aria-labelledby="calendar">
    <header><h2 id="calendar">${words.title}</h2>
      <${Segments} name="weeks" label=${words.range} value=${weeks} options=${words.ranges} onInput=${setWeeks} /></header>
    <p class="quiet small" id="calendar-sum">${parts.join(words.between)}</p>
    <div class="halves">
      <div class="weeks" ref=${scroller}>
        <${Grid} days=${days} at=${at} startsOnSunday=${startsOnSunday} today=${calendar.to} words=${words}
          onKeyDown=${onKeyDown} onChoose=${setChosen} />
      </div>
      <${DayCard} day=${days[at]} isToday=${days[at].date === calendar.to} words=${words} />
    </div>
    <p class="legend small quiet" aria-hidden="true">${words.less}${["none", "low", "medium", "high", "full"].map((level) => html`<i data-level=${level}></i>`)}${words.more}
      <i data-outcome="missed"></i>${words.outcomes.missed}<i data-outcome="frozen"></i>${words.outcomes.frozen}</p>
    <p class="hidden" id="calendar-keys">${words.hint}</p>
  </section>`;
}

/** @param {any} properties */
function Grid({ days, at, startsOnSunday, today, words, onKeyDown, onChoose }) {
  const [weekday, month, day] = useMemo(() => [{ weekday: "short" }, { month: "short" }, { day: "numeric", month: "long" }].map((options) =>
    new Intl.DateTimeFormat(locale(), { .../** @type {any} */ (options), timeZone: "UTC" })), [language()]);
  const moment = (/** @type {string} */ of) => new Date(`${of}T00:00:00Z`);
  const lines = useMemo(() => rows(days, startsOnSunday), [days, startsOnSunday]);
  return html`<table role="grid" aria-labelledby="calendar" aria-describedby="calendar-sum calendar-keys" onKeyDown=${onKeyDown}>
    <thead><tr><td></td>${months(days, startsOnSunday).map((each) => html`
      <th key=${each.day} scope="colgroup" colspan=${each.columns}>${each.columns > 1 ? month.format(moment(each.day)) : ""}</th>`)}</tr></thead>
    <tbody>${lines.map((line, index) => html`<tr key=${index}>
      <th scope="row"><span class=${index % 2 ? "hidden" : ""}>${weekday.format(new Date(Date.UTC(2026, 1, (startsOnSunday ? 1 : 2) + index)))}</span></th>
      ${line.map((place, column) => {
        if (place === undefined) return html`<td key=${column}></td>`;
        const each = /** @type {Day} */ (days[place]);
        const name = `${day.format(moment(each.date))}${words.between}${words.outcomes[outcome(each)]}`;
        return html`<td key=${column} role="gridcell" tabindex=${place === at ? 0 : -1} data-day=${each.date} data-level=${each.level} data-outcome=${outcome(each)}
          aria-label=${name} title=${each.total ? `${name}: ${words.tasks(number(each.completed), number(each.total))}` : name}
          aria-selected=${place === at ? "true" : "false"} aria-current=${each.date === today ? "date" : undefined} onClick=${() => onChoose(each.date)}><i></i></td>`;
      })}</tr>`)}</tbody>
  </table>`;
}
