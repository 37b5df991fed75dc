// How GTSD works, in the words of the service. GTSD-3.1-05.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { IconButton } from "../../design/button.js";
import { Failure, Skeleton } from "../../design/states.js";
import { ask } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { digits, language, useTexts } from "../../ground/language.js";
import { back } from "../../ground/router.js";
import { useTitle } from "../../ground/title.js";
import { texts } from "./texts.js";

export default function HowItWorks() {
  const words = useTexts(texts);
  const [found, setFound] = useState(/** @type {import("../../contracts/types.d.ts").HelpDocument | null} */ (null));
  const [error, setError] = useState(/** @type {import("../../ground/errors.js").CallError | null} */ (null));
  useTitle(words.title);
  const read = () => {
    setError(null);
    ask("profile.howItWorks", { product: "gtsd" }).then(setFound, (thrown) => setError(asCallError(thrown)));
  };
  useEffect(read, [language()]);
  return html`<main class="page settings how-it-works" id="content">
    <header>
      <h1 tabindex="-1">${words.title}</h1>
      <${IconButton} icon="arrow-left" mirrors label=${words.back} onClick=${() => back("/")} />
    </header>
    ${!found && !error && html`<${Skeleton} />`}
    ${error && html`<${Failure} error=${error} onRetry=${read} />`}
    ${found && html`<ol>${found.sections.map(({ heading, paragraphs }) => html`
      <li key=${heading} class="card"><h2>${digits(heading)}</h2>${paragraphs.map((text) => html`<p>${digits(text)}</p>`)}</li>`)}</ol>`}
  </main>`;
}
