// How each service is, and what becomes of it.
import { html, useState } from "../vendor/preact.js";
import { useStore } from "./store.js";
import { call } from "./api.js";
import { address } from "./routes.js";
import { span } from "./format.js";
import { Badge, Choice, Copy, Empty, Head, Problem, useAction } from "./ui.js";

const levels = ["trace", "debug", "info", "notice", "warning", "error"].map((level) => [level, level]);
/** A service's name within that of a variable, as `barbell env` writes it. */
const variable = (name) => name.replace(/[^A-Za-z0-9]/g, "_");
const moods = { ready: "ok", completed: "ok", starting: "mid", waiting: "mid", restarting: "bad", stopping: "mid", exited: "", failing: "bad" };

function Service({ service }) {
  const { error, isBusy, act } = useAction();
  const { name, phase, url, pid, memory, restarts, startedAt, level } = service;
  const order = (what) => act(() => call("POST", `api/services/${name}`, { order: what }));
  const isDown = phase === "exited" || phase === "completed";
  return html`
    <tr>
      <th scope="row"><a href=${address("logs", [], { service: name })}>${name}</a></th>
      <td><${Badge} kind=${moods[phase] ?? ""}>${phase}</${Badge}></td>
      <td class="url">${url && html`<a href=${url + "/ready"} target="_blank" rel="noreferrer">${url}</a>`}</td>
      <td class="num" data-name="memory">${memory === undefined ? "" : `${memory} MB`}</td>
      <td class="num" data-name="up">${pid ? span(Date.now() - startedAt) : ""}</td>
      <td class="num" data-name="restarts">${restarts || ""}</td>
      <td><${Choice} label="Log level of ${name}" value=${level ?? "info"} options=${levels}
          onInput=${(value) => act(() => call("PUT", `api/services/${name}/level`, { level: value }))} /></td>
      <td class="actions">
        ${isDown ? html`<button type="button" disabled=${isBusy} onClick=${() => order("start")}>Start</button>`
          : html`<button type="button" disabled=${isBusy} onClick=${() => order("restart")}>Restart</button>
            <button type="button" disabled=${isBusy} onClick=${() => order("stop")}>Stop</button>`}
        <${Problem} error=${error} /></td>
    </tr>`;
}

export function Services() {
  const { services } = useStore();
  const [form, setForm] = useState("shell");
  const lines = services.filter(({ url }) => url).map(({ name, url }) =>
    form === "hurl" ? `${variable(name)}=${url}` : `${form === "shell" ? "export " : ""}${variable(name).toUpperCase()}_URL=${url}`).join("\n");
  return html`
    <${Head} title="Services" note="Each is a process with a port and a database of its own. A restart keeps both." />
    ${services.length === 0 ? html`<${Empty} title="Nothing runs yet">Services appear here as they start.</${Empty}>` : html`
      <div class="scroll"><table class="wide cards">
        <thead><tr><th>Service</th><th>State</th><th>Address</th><th class="num">Memory</th><th class="num">Up</th><th class="num">Restarts</th>
          <th>Log level</th><th><span class="vh">Orders</span></th></tr></thead>
        <tbody>${services.map((service) => html`<${Service} key=${service.name} service=${service} />`)}</tbody>
      </table></div>
      <section class="card">
        <header><h3>Addresses</h3>
          <${Choice} label="Form" value=${form} onInput=${setForm} options=${[["shell", "for a shell"], ["dotenv", ".env, or an Xcode scheme"], ["hurl", "Hurl's variables"]]} />
          <${Copy} text=${lines} /></header>
        <pre dir="ltr">${lines}</pre>
      </section>`}`;
}
