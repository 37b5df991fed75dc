// axe-core over a page: what it finds against WCAG 2.2 AA, a line each.
import { readFileSync } from "node:fs";

const source = readFileSync(process.env.AXE, "utf8");

/** @param {import("playwright-core").Page} page @param {{ colours?: boolean }} [settings] `colours` asks for nothing else, as another theme changes nothing else */
export async function violations(page, { colours = false } = {}) {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(source);
  const { violations } = await page.evaluate((colours) => axe.run(document, {
    ...(colours ? { runOnly: ["color-contrast"] } : {
      // "target-size" is off by default, and is what 2.2 adds.
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }, rules: { "target-size": { enabled: true } },
    }),
    resultTypes: ["violations"],
  }), colours);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary.split("\n")[1]?.trim()})`).join("; ")}`);
}
