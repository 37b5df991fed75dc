// Measures the pages of GTSD as a phone's browser meets them: node pages.mjs ADDRESS KEY ROUNDS [measure …] prints a line "name value" for each.
import { person, signIn } from "../Browser/support/gtsd.mjs";
import * as measures from "./pages/measures.mjs";
import { context, launch, open } from "./pages/phone.mjs";

const [base, key, rounds, ...wanted] = process.argv.slice(2);
const does = (name) => wanted.length === 0 || wanted.includes(name);
const browser = await launch(key);
try {
  const somebody = await person(), states = {};
  let list;
  for (const language of ["en", "ar"]) {
    const visit = await context(browser, base, language), { page } = await open(visit, { isSlow: false });
    await signIn(page, somebody);
    await page.goto("/gtsd/");
    await page.waitForFunction(() => seen.answers > 0);
    list = await page.evaluate(async () => (await fetch("/gtsd/api/tasks?limit=100")).json());
    states[language] = await visit.storageState();
    await visit.close();
  }
  const found = {};
  const note = (result, suffix = "") => { for (const [name, value] of Object.entries(result)) found[name + suffix] = value; };
  if (does("cold")) for (const language of ["en", "ar"]) note(await measures.cold(browser, base, language, states[language], Number(rounds)), `.${language}`);
  if (does("warm")) note(await measures.warm(browser, base, "en", states.en, Number(rounds)));
  if (does("use")) note(await measures.use(browser, base, states.en));
  if (does("scroll")) note(await measures.scroll(browser, base, states.en, list));
  if (does("heap")) note(await measures.heap(browser, base, states.en));
  if (does("back")) note(await measures.back(browser, base, states.en));
  for (const [name, value] of Object.entries(found)) console.log(`${name} ${typeof value === "number" ? Number(value.toFixed(4)) : value}`);
} finally {
  await browser.close();
}
