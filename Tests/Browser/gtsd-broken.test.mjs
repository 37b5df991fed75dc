// Answers that are JSON and not what the contracts say, whether they came or lie on the device: the screen says so and has a way out, the others go on,
// and what was not sent is still there.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { journey } from "./support/browser.mjs";
import { base, inBoth, person, signIn, tasks } from "./support/gtsd.mjs";
import { eventually } from "./support/stack.mjs";

inBoth(({ language, say }) => {
  // What was thrown stands in the console, and nowhere else.
  const settings = { base, language, width: 390, expected: /ERR_|^error: (Type|Range)Error: / };
  const number = (value) => value.toLocaleString(say("en", "ar-u-nu-arab"));
  const title = say("Something went wrong here", "حدث خطأ ما هنا");
  const broken = (page) => page.getByRole("alert").getByRole("heading", { level: 1, name: title });
  const again = (page) => page.getByRole("main").getByRole("button", { name: say("Try again", "أعد المحاولة") }).click();
  const tab = (page, name) => page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
  const answers = (page, address, json) => page.route(address, (route) => route.fulfill({ json }));

  journey(`GTSD-8.6-06 a home whose answer has another shape says so, the other screens go on, and what waits to be sent is kept (${language})`, settings, async (page) => {
    const known = await person(), day = await tasks(known.headers);
    const meal = day.find(({ taskType, metadata }) => taskType === "meal" && metadata.calories);
    await signIn(page, known);
    await page.goto("/gtsd/tasks");
    await page.route("**/evidence", (route) => route.abort());
    await page.locator(`[data-task="${meal.id}"]`).click();
    await page.getByRole("dialog").getByRole("button", { name: say("Complete", "أنجز المهمة"), exact: true }).click();
    await page.getByText(say("Kept on this device", "محفوظ على هذا الجهاز")).first().waitFor();
    await answers(page, "**/api/dashboard", {});
    await page.goto("/gtsd/");
    await broken(page).waitFor();
    assert.equal(await page.getByRole("main").count(), 1);
    await page.waitForFunction((title) => document.title.startsWith(title), title);
    assert.deepEqual(await violations(page), []);
    await tab(page, say("Tasks", "المهام"));
    await page.locator(`.task.is-completed [data-task="${meal.id}"]`).waitFor();
    assert.equal(await broken(page).count(), 0);
    await tab(page, say("Home", "الرئيسية"));
    await broken(page).waitFor();
    // It is asked again, and is wrong again.
    const asked = page.waitForRequest("**/api/dashboard");
    await again(page);
    await asked;
    await broken(page).waitFor();
    await page.unroute("**/api/dashboard");
    await again(page);
    await page.getByText(say(`1/${day.length} tasks completed`, `أُنجزت ${number(1)} من ${number(day.length)} مهام`)).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await page.unroute("**/evidence");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await eventually(async () => (await tasks(known.headers)).find(({ id }) => id === meal.id).status === "completed");
  });

  journey(`GTSD-8.6-06 streaks of another shape, that came or that the device kept, are forgotten and read anew (${language})`, settings, async (page) => {
    await signIn(page, await person());
    const hero = page.locator("main.streaks .streak-hero");
    await answers(page, "**/api/streaks", { current: "seven" });
    await page.goto("/gtsd/streaks");
    await broken(page).waitFor();
    await page.getByRole("main").getByRole("link", { name: say("To the home screen", "إلى الشاشة الرئيسية") }).click();
    await page.waitForURL("**/gtsd/");
    await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
    await page.unroute("**/api/streaks");
    // Nothing of it was kept.
    await page.goto("/gtsd/streaks");
    await hero.waitFor();
    assert.equal(await broken(page).count(), 0);
    await page.waitForLoadState("networkidle");
    await page.evaluate(async () => {
      const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith("gtsd "));
      await new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = reject;
        request.onsuccess = () => {
          const transaction = request.result.transaction("answers", "readwrite");
          transaction.objectStore("answers").put({ path: "streaks", body: {}, at: Date.now() });
          transaction.onerror = reject;
          transaction.oncomplete = () => { request.result.close(); resolve(); };
        };
      });
    });
    await page.reload();
    await broken(page).waitFor();
    await again(page);
    await hero.waitFor();
    await page.reload();
    await hero.waitFor();
    assert.equal(await broken(page).count(), 0);
  });
});
