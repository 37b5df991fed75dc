// The time of everybody whose requests name no run: moved forward, it is that time in every service, and what becomes due is done.
import { html, useEffect, useState } from "../vendor/preact.js";
import { useStore } from "./store.js";
import { call } from "./api.js";
import { moment, plural } from "./format.js";
import { Badge, Empty, Head, Problem, useAction } from "./ui.js";

/** The stack's time now, in milliseconds. It was told as that of the real moment `at`, of this same machine. */
export const stackTime = ({ now, at, follows }) => Date.parse(now) + (follows ? Date.now() - Date.parse(at) : 0);

const jumps = [["1m", "a minute"], ["1h", "an hour"], ["1d", "a day"], ["7d", "a week"], ["30d", "30 days"]];

/** The next time a day begins in this machine's zone. */
function nextMidnight(now) {
  const date = new Date(now);
  date.setHours(24, 0, 0, 0);
  return date.toISOString();
}

/** For `datetime-local`, which wants local time without a zone. */
const forInput = (milliseconds) => new Date(milliseconds - new Date(milliseconds).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

export function Clock() {
  const { clock } = useStore();
  const { error, isBusy, act } = useAction();
  const [, tick] = useState(0), [by, setBy] = useState(""), [at, setAt] = useState("");
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!clock) return html`<${Head} title="Clock" />`;
  const now = stackTime(clock), follows = clock.virtual ? clock.follows : false;
  const move = (wish) => act(() => call("POST", "api/clock", { follows, ...wish }));
  return html`
    <${Head} title="Clock" note="For apps that cannot send X-Test-Run: everybody who names no run lives at this time. It only goes forward." />
    <section class="card clock">
      <p class="now" dir="ltr"><time>${moment(now)}</time>
        ${clock.virtual ? html`<${Badge} kind="mid">${clock.follows ? "goes on from there" : "stands still"}</${Badge}>` : html`<${Badge} kind="ok">real time</${Badge}>`}</p>
      <p class="quiet" dir="ltr">${new Date(now).toISOString()}</p>
      <div class="row" role="group" aria-label="Forward by">${jumps.map(([span, title]) => html`
        <button type="button" disabled=${isBusy} onClick=${() => move({ by: span })}>+ ${title}</button>`)}
        <button type="button" disabled=${isBusy} onClick=${() => move({ now: nextMidnight(now) })}>to midnight</button></div>
      <form class="row" onSubmit=${(event) => { event.preventDefault(); move({ by }); }}>
        <label>By <input value=${by} onInput=${(event) => setBy(event.target.value)} placeholder="13d, 1d2h, 61s" size="12" dir="ltr" required /></label>
        <button disabled=${isBusy}>Move</button></form>
      <form class="row" onSubmit=${(event) => { event.preventDefault(); move({ now: new Date(at).toISOString() }); }}>
        <label>To <input type="datetime-local" value=${at || forInput(now)} min=${forInput(now)} onInput=${(event) => setAt(event.target.value)} dir="ltr" required /></label>
        <button disabled=${isBusy}>Set</button></form>
      ${clock.virtual && html`<p class="row"><button type="button" role="switch" aria-checked=${clock.follows} disabled=${isBusy}
          onClick=${() => act(() => call("POST", "api/clock", { follows: !clock.follows }))}>The clock goes on as real time does</button></p>`}
      <p class="quiet">The way back is <code>barbell restore NAME</code> or <code>barbell reset</code>: what was done in the future would stay.</p>
      <${Problem} error=${error} />
    </section>
    <h3>What became due</h3>
    ${clock.moves.length === 0 ? html`<${Empty} title="Not moved yet">Jobs that a move makes due are done at once, in order, and listed here.</${Empty}>` : html`
      <ol class="moves">${clock.moves.map((one) => html`<li class="card">
        <p><b dir="ltr">${moment(one.to)}</b> <span class="quiet">${plural(one.jobCount, "job")}</span></p>
        ${one.failures.map((text) => html`<p class="problem">${text}</p>`)}
        <ul class="chips">${counted(one.jobs).map(([name, count]) => html`<li class="chip">${name}${count > 1 ? ` × ${count}` : ""}</li>`)}</ul></li>`)}</ol>`}`;
}

function counted(jobs) {
  const counts = new Map();
  for (const { service, job } of jobs) counts.set(`${service}: ${job}`, (counts.get(`${service}: ${job}`) ?? 0) + 1);
  return [...counts];
}
