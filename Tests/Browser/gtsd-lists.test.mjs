// Lists that are longer than a page of them, and what somebody sees who took out what is gone already.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { base, person, signIn, tasks } from "./support/gtsd.mjs";
import { send, url } from "./support/stack.mjs";

const settings = { base, width: 390, expected: /ERR_|status of 404/ };
const weigh = (known, weightKg, date) => send("POST", `${url("profile")}/profile/weights`, { weightKg, date }, known.headers);

journey("weigh-ins of most of a year are listed one by one; what was taken out elsewhere is taken out", settings, async (page) => {
  const known = await person(), today = (await tasks(known.headers))[0].date;
  // Levels like those of scales, of which a curve of 200 points would leave some out.
  for (let ago = 1; ago <= 230; ago++) await weigh(known, 80 + ((ago * 7) % 10) / 10, new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10));
  await signIn(page, known);
  await page.goto("/gtsd/profile");
  const rows = page.locator(".weights .listed li");
  await rows.first().waitFor();
  await page.getByRole("radio", { name: "All", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Show all 231 weigh-ins" }).click();
  assert.equal(await rows.count(), 231);

  const { answer } = await send("GET", `${url("profile")}/profile/weights?range=1m`, undefined, known.headers);
  await send("DELETE", `${url("profile")}/profile/weights/${answer.items.at(-2).id}`, undefined, known.headers);
  await rows.nth(1).getByRole("button").click();
  await page.locator(".notice").getByText("Removed", { exact: true }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Undo" }).count(), 0);
});

journey("older notifications stay when the newest are read again", settings, async (page) => {
  const minute = 60_000, began = Date.now() - 200 * minute;
  const told = (number) => ({
    id: `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`, type: "reminder", title: `Reminder ${number}`, body: "Time to log it.", route: "gtsd://tasks",
    createdAt: new Date(began + number * minute).toISOString(), readAt: new Date(began + number * minute).toISOString(),
  });
  const span = (newest, count) => Array.from({ length: count }, (_, index) => told(newest - index));
  let newest = 100;
  await page.route(/\/api\/notifications/, (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has("cursor");
    return route.fulfill({ json: isFirst ? { items: span(newest, 50), unread: 0, nextCursor: "older" } : { items: span(50, 20), unread: 0 } });
  });
  await signIn(page, await person());
  await page.goto("/gtsd/notifications");
  const items = page.locator("a.told");
  await page.getByRole("button", { name: "Older ones" }).click();
  await page.getByText("Reminder 31", { exact: true }).waitFor();
  newest = 102;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("Reminder 102").waitFor();
  assert.equal(await items.count(), 72);
  // So many came that nobody knows what lies between.
  newest = 180;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("Reminder 180").waitFor();
  assert.equal(await items.count(), 50);
});

journey("a task of one's own whose time is moved without a network is no longer among the next", settings, async (page) => {
  const known = await person();
  // Before and after all of the plan.
  const { answer: own } = await send("POST", `${url("tasks")}/tasks`, { title: "Stretch", taskType: "workout", dueTime: "00:01" }, known.headers);
  await signIn(page, known);
  await page.goto("/gtsd/");
  const row = page.locator(`main.home [data-task="${own.id}"]`), sheet = page.getByRole("dialog");
  await row.click();
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  await page.route(/\/gtsd\/(api\/|session)/, (route) => route.abort());
  await sheet.locator("input[type=time]").fill("23:58");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Kept on this device").first().waitFor();
  await page.goto("/gtsd/");
  await page.locator("main.home [data-task]").nth(2).waitFor();
  assert.equal(await row.count(), 0);
});
