// Somebody with two weeks behind them, always the same: in a test run whose clocks stand at one moment, so that every picture of them is the same.
import { done, password } from "./gtsd.mjs";
import { eventually, moveClock, send, url } from "./stack.mjs";

export const now = "2026-03-15T08:30:00+03:00";
const zone = "+03:00", days = 14;
const dayOf = (ago) => new Date(Date.parse(now) - ago * 86_400_000).toISOString().slice(0, 10);

/** What they wrote themselves, in Latin letters wherever it is read. */
export const written = ["Layla Hassan", "Layla", "I want to run with my daughter.", "Sara", "Oats and dates", "Done"];
const [name, , motivation, partner, breakfast] = written;

const answers = {
  dateOfBirth: "1996-03-01", gender: "female", timezone: "Asia/Riyadh", primaryGoal: "lose_weight", weightKg: 80, heightCm: 170, targetWeightKg: 70, targetDate: "2026-12-01",
  activityLevel: "moderately_active", mealsPerDay: 3, motivation, partners: [{ name: partner, phone: "0501234567", relationship: "family" }],
};

/**
 * Somebody new in a run of their own, from `time` on. A stack that stands for several rounds has them already.
 * @returns {Promise<{ run: string, email: string, isThere: boolean, headers: Record<string, string> }>}
 */
async function newcomer(name, email, time) {
  const run = `pictures of ${email}`.replace(/\W/g, "-"), someone = { run, email, isThere: false, headers: { "X-Test-Run": run } };
  try {
    await moveClock(run, time);
    await send("POST", `${url("auth")}/auth/signup`, { product: "gtsd", name, email, password, termsAccepted: true }, someone.headers);
  } catch (error) {
    if (!/clock_backwards|email_taken/.test(error.message)) throw error;
    someone.isThere = true;
    await moveClock(run, now);
  }
  await signIn(someone);
  return someone;
}

async function signIn(someone) {
  const { answer } = await send("POST", `${url("auth")}/auth/login`, { product: "gtsd", email: someone.email, password }, { "X-Test-Run": someone.run });
  someone.headers.Authorization = `Bearer ${answer.accessToken}`;
}

/** Goes on to a time, where the access token has ended. */
async function goOn(someone, time) {
  await moveClock(someone.run, time);
  await signIn(someone);
}

/** Fourteen days, all but one of them whole; this morning one task is done. */
export async function regular() {
  const someone = await newcomer(name, "layla@example.com", `${dayOf(days)}T07:00:00${zone}`);
  if (someone.isThere) return someone;
  await send("POST", `${url("profile")}/onboarding`, answers, someone.headers);
  const tasksOf = async () => (await send("GET", `${url("tasks")}/tasks?limit=100`, undefined, someone.headers)).answer.items;
  await eventually(async () => (await tasksOf()).length > 0);
  for (let ago = days; ago > 0; ago--) {
    await goOn(someone, `${dayOf(ago)}T20:00:00${zone}`);
    const tasks = (await tasksOf()).filter(({ taskType }) => taskType !== "weightLog");
    for (const task of ago === 6 ? tasks.slice(0, 2) : tasks) await done(task, someone.headers);
    if (ago % 4 === 0) await send("POST", `${url("profile")}/profile/weights`, { weightKg: 77.2 + ago / 5 }, someone.headers);
  }
  await goOn(someone, now);
  const [first] = (await tasksOf()).toSorted((one, other) => one.dueTime.localeCompare(other.dueTime));
  await done(first, someone.headers, breakfast);
  return someone;
}
