// People of GTSD for journeys through its pages, made behind the pages' back where a journey is not about that.
import { journey } from "./browser.mjs";
import { eventually, send, unique, url } from "./stack.mjs";

export const password = "Mountain7Path";

/** Where the pages are: the stack's, or `WEB_URL`. */
export const base = () => process.env.WEB_URL ?? url("web");

/** What somebody answers to the first questions. */
export const answers = {
  dateOfBirth: "1996-03-01", gender: "female", primaryGoal: "lose_weight", weightKg: 80, heightCm: 170, targetWeightKg: 70, targetDate: "2027-05-01",
  activityLevel: "moderately_active", mealsPerDay: 3, motivation: "I want to run with my daughter.",
};

/** Somebody with an account, and with a plan for today unless `isNew`. */
export async function person({ name = "Layla", isNew = false } = {}) {
  const email = `${unique("layla")}@example.com`;
  const { answer } = await send("POST", `${url("auth")}/auth/signup`, { product: "gtsd", name, email, password, termsAccepted: true });
  const headers = { Authorization: `Bearer ${answer.accessToken}` };
  if (!isNew) {
    await send("POST", `${url("profile")}/onboarding`, answers, headers);
    await eventually(async () => (await tasks(headers)).length > 0);
  }
  return { email, name, headers };
}

/** The tasks of today, as the service has them. */
export const tasks = async (headers) => (await send("GET", `${url("tasks")}/tasks?limit=100`, undefined, headers)).answer.items;

/** Does a task: with words, and with a weight where the plan asks for one, as it does on Mondays. */
export const done = ({ id, taskType }, headers, text = "Done") =>
  send("POST", `${url("tasks")}/tasks/${id}/evidence`, taskType === "weightLog" ? { type: "metrics", metrics: { weightKg: 79.5 } } : { type: "text_log", text }, headers);

/** Types a day into its three parts. @param {import("playwright-core").Locator} group @param {string} date as 2026-03-01 */
export async function typeDay(group, date) {
  const [year, month, day] = date.split("-");
  await group.getByRole("textbox").first().fill(day);
  await group.getByRole("combobox").selectOption(String(Number(month)));
  await group.getByRole("textbox").last().fill(year);
}

/** A call as the page would make it; whatever is open stays so, and the browser has the cookies. @param {import("playwright-core").Page} page */
export async function call(page, method, path, body, headers = {}) {
  const response = await page.request.fetch(path.startsWith("http") || path.startsWith("/gtsd") ? path : `/gtsd/api${path}`, {
    // The bench has a certificate that only its browser takes.
    method, data: body, ignoreHTTPSErrors: true,
    headers: { "X-Barbell": "web", "Sec-Fetch-Site": "same-origin", Origin: url("web"), ...headers },
  });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
  return text ? JSON.parse(text) : null;
}

/** Signs a browser in without a page. */
export const signIn = (page, { email }) => call(page, "POST", "/auth/login", { product: "gtsd", email, password });

/** How many rows a browser keeps of everybody, in one store. */
export const rows = (page, store) => page.evaluate(async (store) => {
  let count = 0;
  for (const { name } of (await indexedDB.databases()).filter(({ name }) => name.startsWith("gtsd "))) {
    const database = await new Promise((resolve) => { const request = indexedDB.open(name); request.onsuccess = () => resolve(request.result); });
    count += await new Promise((resolve) => { const request = database.transaction(store).objectStore(store).count(); request.onsuccess = () => resolve(request.result); });
    database.close();
  }
  return count;
}, store);

/** The page that a mail to somebody leads to. */
export const mailedPage = (email, link) => eventually(async () => {
  const { answer } = await send("GET", `${url("sandbox")}/sandbox/messages?to=${encodeURIComponent(email)}`);
  const page = answer.items.flatMap(({ links }) => links).find((address) => address.startsWith("http") && address.includes(`/${link}?token=`));
  return page && new URL(page).pathname + new URL(page).search;
});

/** A `journey` for those of which each one is in one language: the first in English, the second in Arabic, and so on. */
const turnsOf = (language) => {
  let count = 0;
  return (name, settings, body) => { if ((count++ % 2 === 0) === (language === "en")) journey(name, settings, body); };
};

/**
 * Journeys in both languages: `inBoth(({ language, say, inTurn }) => …)` with `say(english, arabic)`. Those about order, sessions or the network alone
 * are `inTurn(…)` instead of `journey(…)`: in the languages by turns, so that a file still opens in both.
 */
export const inBoth = (body) => {
  for (const language of ["en", "ar"]) body({ language, say: (english, arabic) => (language === "ar" ? arabic : english), inTurn: turnsOf(language) });
};
