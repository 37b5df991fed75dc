// Whether the server's draft is the one that this page sent. The rules alone, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isSameAnswer } from "../../Clients/Web/gtsd/onboarding/draft.js";
import { empty, typed } from "../../Clients/Web/gtsd/onboarding/values.js";

const inPounds = (weight, height) => ({ ...empty(), weightKg: { text: String(weight), units: "imperial" }, heightCm: { text: height, units: "imperial" } });
const atServer = (weightKg, heightCm) => typed({ weightKg, heightCm });

test("what was typed in pounds and inches is known again, whichever way its last digit was rounded", () => {
  for (let tenths = 700; tenths < 7000; tenths += 1) {
    const pounds = tenths / 10, kilograms = pounds * 0.45359237;
    for (const rounded of [Math.floor(kilograms * 100) / 100, Math.ceil(kilograms * 100) / 100]) {
      assert.ok(isSameAnswer("health_metrics", atServer(rounded, 172.72), inPounds(pounds, "5'8\"")), `${pounds} lb, ${rounded} kg`);
    }
  }
});

test("another weight, another height and one that is missing are not the same", () => {
  const here = inPounds(176.4, "5'8\"");
  assert.ok(isSameAnswer("health_metrics", atServer(80.01, 172.72), here));
  assert.ok(!isSameAnswer("health_metrics", atServer(80.1, 172.72), here));
  assert.ok(!isSameAnswer("health_metrics", atServer(80.01, 173), here));
  assert.ok(!isSameAnswer("health_metrics", atServer(80.01, undefined), here));
  assert.ok(!isSameAnswer("goals", typed({ primaryGoal: "lose_weight" }), typed({ primaryGoal: "gain_muscle" })));
  assert.ok(isSameAnswer("preferences", typed({ allergies: ["nuts"] }), typed({ allergies: ["nuts"] })));
  assert.ok(!isSameAnswer("preferences", typed({ allergies: ["nuts"] }), typed({ allergies: ["milk"] })));
});
