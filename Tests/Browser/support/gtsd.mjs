// People of GTSD for journeys: made through the services, shown in the browser by the session that the page's server keeps.
import assert from "node:assert/strict";
import { send, unique, url } from "./stack.mjs";

export const base = () => url("web");

const answers = {
  dateOfBirth: "1996-03-01", gender: "female", primaryGoal: "lose_weight", weightKg: 80, heightCm: 170, targetWeightKg: 70, targetDate: "2027-05-01",
  activityLevel: "moderately_active", mealsPerDay: 3,
};

/** Somebody with an account and, unless `isNew`, a plan. @param {{ name?: string, isNew?: boolean }} [wanted] */
export async function person({ name = "Layla", isNew = false } = {}) {
  const email = `${unique("layla")}@example.com`, password = "Mountain7Path";
  const { answer } = await send("POST", `${url("auth")}/auth/signup`, { product: "gtsd", name, email, password, termsAccepted: true });
  const headers = { Authorization: `Bearer ${answer.accessToken}` };
  if (!isNew) await send("POST", `${url("profile")}/onboarding`, answers, headers);
  return { email, password, name, id: answer.user.id, headers };
}

/** Signs somebody in by the page's own server, and opens an address of GTSD. @param {import("playwright-core").Page} page */
export async function enter(page, somebody, path = "/", language = "en") {
  await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
  const response = await page.request.post(`${base()}/gtsd/api/auth/login`, {
    headers: { "X-Barbell": "web", "Sec-Fetch-Site": "same-origin" }, data: { product: "gtsd", email: somebody.email, password: somebody.password },
  });
  assert.equal(response.status(), 200, await response.text());
  await page.goto(`/gtsd${path}`);
}
