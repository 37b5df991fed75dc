// What the services say to each other, upset on purpose: for everybody, until it is taken away.
import { html, useState } from "../vendor/preact.js";
import { useStore } from "./store.js";
import { call } from "./api.js";
import { Badge, Choice, Empty, Head, Problem, useAction } from "./ui.js";

const actions = [
  ["status", "answers 503"], ["refuse", "is down"], ["delay", "is slow"], ["drop", "works, and its answer is lost"], ["reset", "breaks the connection"],
  ["truncate", "answers half"], ["duplicate", "gets the call twice"],
];
const words = Object.fromEntries(actions);

export function Faults() {
  const { faults } = useStore();
  const { error, isBusy, act } = useAction();
  const [action, setAction] = useState("status"), [rate, setRate] = useState("1"), [delay, setDelay] = useState("2000");
  const send = (method, path, body) => act(() => call(method, path, body));
  if (!faults) return html`<${Head} title="Faults" />`;
  if (!faults.isOn) {
    return html`<${Head} title="Faults" /><${Empty} title="The services call each other directly">
      Start the stack with <code>barbell up --faults</code>: calls then pass a proxy that can upset them.</${Empty}>`;
  }
  const set = (from, to) => send("POST", "api/faults", {
    from, to, action, ...(rate === "1" ? {} : { rate: Number(rate) }), ...(action === "delay" ? { delayMs: Number(delay) } : {}), ...(action === "status" ? { status: 503 } : {}),
  });
  const standing = (from, to) => faults.faults.filter((fault) => fault.from === from && fault.to === to && fault.run === "*");
  return html`
    <${Head} title="Faults" note="A switch for each way between two services. What flows set for their own runs is listed too.">
      <${Choice} label="The callee …" hidden=${false} value=${action} onInput=${setAction} options=${actions} />
      ${action === "delay" && html`<${Choice} label="by" hidden=${false} value=${delay} onInput=${setDelay} options=${[["500", "0.5 s"], ["2000", "2 s"], ["10000", "10 s"]]} />`}
      <${Choice} label="for" hidden=${false} value=${rate} onInput=${setRate} options=${[["1", "every call"], ["0.5", "half of the calls"], ["0.1", "one call in ten"]]} />
      <button type="button" disabled=${isBusy || faults.faults.length === 0} onClick=${() => send("DELETE", "api/faults")}>Clear all</button>
    </${Head}>
    <${Problem} error=${error} />
    <div class="scroll"><table class="wide cards edges">
      <thead><tr><th>Caller</th><th>Callee</th><th>Fault</th><th class="num">Met</th><th><span class="vh">Switch</span></th></tr></thead>
      <tbody>${faults.edges.map(({ from, to }) => {
        const here = standing(from, to);
        return html`<tr key=${`${from} ${to}`}>
          <th scope="row">${from}</th><td>${to}</td>
          <td>${here.map((fault) => html`<${Badge} kind="mid">${words[fault.action] ?? fault.action}${fault.rate && fault.rate < 1 ? `, ${fault.rate * 100} %` : ""}</${Badge}> `)}</td>
          <td class="num">${here.reduce((sum, { fired = 0 }) => sum + fired, 0) || ""}</td>
          <td class="actions"><button type="button" role="switch" aria-checked=${here.length > 0} aria-label=${`Upset calls from ${from} to ${to}`} disabled=${isBusy}
            onClick=${() => (here.length ? act(async () => { for (const { id } of here) await call("DELETE", `api/faults/${id}`); }) : set(from, to))}>${here.length ? "On" : "Off"}</button></td></tr>`;
      })}</tbody></table></div>
    ${faults.faults.some(({ run }) => run !== "*") && html`<h3>Of flows</h3><ul class="plain">${faults.faults.filter(({ run }) => run !== "*").map((fault) => html`
      <li>${fault.from} → ${fault.to}: ${fault.action} <span class="quiet">${fault.run}</span></li>`)}</ul>`}`;
}
