// Answers to what people ask, and a way to write to somebody.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Button, IconButton } from "../../design/button.js";
import { TextArea, TextField } from "../../design/field.js";
import { Icon } from "../../design/icon.js";
import { Empty, Failure, Old, Skeleton, Summary } from "../../design/states.js";
import { ask, send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { useForm } from "../../ground/form.js";
import { digits, language, useTexts } from "../../ground/language.js";
import { recent, remember } from "../../ground/recent.js";
import { back } from "../../ground/router.js";
import { useTitle } from "../../ground/title.js";
import { onlyProblems } from "../auth/checks.js";
import { texts } from "./texts.js";

export default function Support() {
  const words = useTexts(texts);
  const [found, setFound] = useState(/** @type {any} */ (recent("help") ?? null));
  const [error, setError] = useState(/** @type {any} */ (null));
  useTitle(words.title);
  const read = () => {
    setError(null);
    Promise.all([ask("profile.faq", { product: "gtsd" }), ask("profile.supportContact", { product: "gtsd" })])
      .then(([faq, contact]) => {
        const help = { items: faq.items, email: contact.email };
        remember("help", help);
        setFound(help);
      }, (thrown) => setError(asCallError(thrown)));
  };
  useEffect(read, [language()]);
  return html`<main class="page settings support" id="content">
    <header><h1 tabindex="-1">${words.title}</h1><${IconButton} icon="arrow-left" mirrors label=${words.back} onClick=${() => back("/settings")} /></header>
    ${!found && !error && html`<${Skeleton} isList />`}
    ${error && (found ? html`<${Old} name="help" />` : html`<${Failure} error=${error} onRetry=${read} />`)}
    ${found && html`<section aria-labelledby="questions" class="group"><h2 id="questions">${words.questions}</h2>
      <div class="card">${found.items.map((/** @type {any} */ { id, question, answer }) => html`<details key=${id}>
        <summary>${digits(question)}<${Icon} name="chevron-down" size=${20} /></summary><p>${digits(answer)}</p></details>`)}</div></section>
    <${Write} words=${words} email=${found.email} />`}
  </main>`;
}

/** @param {{ words: import("./texts.js").SupportTexts, email: string }} properties */
function Write({ words, email }) {
  const [number, setNumber] = useState("");
  const form = useForm({
    initial: { subject: "", message: "" },
    check: ({ subject, message }) => onlyProblems({
      subject: subject.trim() ? undefined : words.subjectMissing, message: message.trim() ? undefined : words.messageMissing,
    }),
    submit: async ({ subject, message }, key) => {
      const ticket = await send("profile.openTicket", {}, { subject: subject.trim(), message: message.trim() }, { key });
      setNumber(ticket.number);
    },
  });
  return html`<section aria-labelledby="write" class="group"><h2 id="write">${words.write}</h2><div class="card write">
    ${number
      ? html`<div role="status"><${Empty} kind="is-good" icon="circle-check" title=${words.sentTitle}><p>${words.sent} <bdi>${number}</bdi></p></${Empty}></div>`
      : html`<form class="form" noValidate onSubmit=${form.onSubmit}>
        <p class="quiet">${words.writeText}</p><${Summary} form=${form} />
        <${TextField} ...${form.field("subject")} label=${words.subject} />
        <${TextArea} ...${form.field("message")} label=${words.message} />
        <${Button} kind="primary" isLarge type="submit" isBusy=${form.isBusy}>${words.send}</${Button}>
      </form>`}
    <p class="quiet">${words.mail} <a href="mailto:${email}"><bdi>${email}</bdi></a></p></div></section>`;
}
