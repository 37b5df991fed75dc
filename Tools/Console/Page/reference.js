// The API reference of each service, which the services themselves serve.
import { html } from "../vendor/preact.js";
import { useStore } from "./store.js";
import { choose } from "./routes.js";
import { Choice, Empty, Head } from "./ui.js";

export function Reference({ route }) {
  const { services } = useStore();
  const served = services.filter(({ url, phase }) => url && phase === "ready");
  const chosen = served.find(({ name }) => name === route.choices.service) ?? served[0];
  return html`
    <${Head} title="API" note="Every route with who may call it, what it takes and answers, and its errors.">
      <${Choice} label="Service" value=${chosen?.name ?? ""} onInput=${(name) => choose({ service: name })} options=${served.map(({ name }) => [name, name])} />
      ${chosen && html`<a href=${`${chosen.url}/docs`} target="_blank" rel="noreferrer">On its own page</a> <a href=${`${chosen.url}/openapi.json`} target="_blank" rel="noreferrer">openapi.json</a>`}
    </${Head}>
    ${chosen ? html`<iframe class="reference" title=${`Reference of ${chosen.name}`} src=${`${chosen.url}/docs`}></iframe>` : html`<${Empty} title="No service is ready">The reference comes from the services.</${Empty}>`}`;
}
