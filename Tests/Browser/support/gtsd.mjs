// People of GTSD for journeys through its pages, made behind the pages' back where a journey is not about that.
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

/** Signs a browser in without the form. */
export async function signIn(page, { email }) {
  await page.goto("/gtsd/sign-in");
  await page.evaluate(async (body) => {
    const answer = await fetch("/gtsd/api/auth/login", {
      method: "POST", headers: { "X-Barbell": "web", "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }, { product: "gtsd", email, password });
}

/** The page that a mail to somebody leads to. */
export const mailedPage = (email, link) => eventually(async () => {
  const { answer } = await send("GET", `${url("sandbox")}/sandbox/messages?to=${encodeURIComponent(email)}`);
  const page = answer.items.flatMap(({ links }) => links).find((address) => address.startsWith("http") && address.includes(`/${link}?token=`));
  return page && new URL(page).pathname + new URL(page).search;
});

/** Every kind of journey in both languages: `inBoth(({ language, say }) => …)` with `say(english, arabic)`. */
export const inBoth = (body) => { for (const language of ["en", "ar"]) body({ language, say: (english, arabic) => (language === "ar" ? arabic : english) }); };
