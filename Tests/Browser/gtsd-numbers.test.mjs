// Numbers as people type them, and what they are taken for. The rules alone, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ungrouped } from "../../Clients/Web/design/numbers.js";
import { answersOf, empty } from "../../Clients/Web/gtsd/onboarding/values.js";
import { initials } from "../../Clients/Web/gtsd/parts/initials.js";

test("a comma that parts groups of three goes, and any other stays for the point that it stands for", () => {
  const taken = {
    "1,623": "1623", "2,050": "2050", "12,345.5": "12345.5", "1,234,567": "1234567", " 1,623 ": " 1623 ", "1,623.": "1623.",
    "72,5": "72,5", "72.5": "72.5", "1,62": "1,62", "1,6234": "1,6234", "0,500": "0,500", "1623,500": "1623,500", "1,23,456": "1,23,456", "": "", "+966 50": "+966 50",
  };
  for (const [typed, told] of Object.entries(taken)) assert.equal(ungrouped(typed), told, typed);
});

test("a height is inches, or feet and less than twelve of them; what only a machine writes is no number", () => {
  const height = (text, units) => answersOf("health_metrics", { ...empty(), heightCm: { text, units } })[units === "metric" ? "heightCm" : "heightIn"];
  const imperial = { "5'11\"": 71, "5'11": 71, "6'": 72, "5' 11.5\"": 71.5, "5'0": 60, "71": 71, "70,5": 70.5 };
  for (const [typed, inches] of Object.entries(imperial)) assert.equal(height(typed, "imperial"), inches, typed);
  const metric = { "180": 180, "180.": 180, ".5": 0.5, "172,5": 172.5, "-5": -5, " 180 ": 180 };
  for (const [typed, centimetres] of Object.entries(metric)) assert.equal(height(typed, "metric"), centimetres, typed);
  // As it was typed, so that the rule says that it is no number.
  for (const typed of ["5'13\"", "5'12", "5'99", "1e3", "0x46", "Infinity", "tall", "1 80"]) assert.equal(height(typed, "imperial"), typed);
});

test("somebody is stood for by the first letters of their name, whole ones, and not by emoji or signs", () => {
  const taken = {
    "Layla Hassan": "LH", "layla": "l", "👨‍👩‍👧 Layla 2 Hassan": "LH", "🎉Layla": "L", "ليلى حسن": "لح", "E\u0301mile Zola": "E\u0301Z", "👨‍👩‍👧": "", "007": "", "  ": "", "a b c": "ab",
  };
  for (const [name, letters] of Object.entries(taken)) assert.equal(initials(name), letters, name);
  assert.equal(initials("👩‍🚀 Sara Ali", 1), "S");
});
