// GTSD's screens, one statement after the other: what is small enough to be seen in one look.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { base, password, person, signIn, tasks } from "./support/gtsd.mjs";
import { past, picture } from "./support/gtsd-photos.mjs";
import { isWide } from "./support/look.mjs";
import { eventually, send, unique, url } from "./support/stack.mjs";

const settings = { base, width: 390, expected: /ERR_|status of 4\d\d/ };
const open = async (page, path, known) => {
  const somebody = known ?? await person();
  await signIn(page, somebody);
  await page.goto(`/gtsd${path}`);
  return somebody;
};

journey("[GTSD-8.3-01][GTSD-8.3-03][GTSD-11.2-08] after one look at each, home, tasks, profile and photos open without a network and without a session to ask for, with their age", settings, async (page) => {
  await open(page, "/");
  await past(page, [{ angle: "front", daysAgo: 3 }]);
  const screens = [
    ["/", () => page.getByRole("heading", { level: 1, name: /Layla/ })], ["/tasks", () => page.getByRole("link", { name: "Dinner" })],
    ["/profile", () => page.locator(".identity").getByText("Layla", { exact: true })], ["/progress", () => page.getByRole("button", { name: /^Front, / })],
  ];
  for (const [path, content] of screens) {
    await page.goto(`/gtsd${path}`);
    await content().waitFor();
  }
  await eventually(() => page.locator(".photo-tile img").evaluate((image) => image.complete && image.naturalWidth > 0));
  await page.route(/\/gtsd\/(api\/|session)/, (route) => route.abort());
  for (const [path, content] of screens) {
    await page.goto(`/gtsd${path}`);
    await content().waitFor();
    await page.getByText("You are offline.").waitFor();
    await page.getByText(/^As of .* It may be out of date\.$/).waitFor();
  }
});

journey("[GTSD-1.1-10] while an account is made its button says so, and a second tap makes no second one", settings, async (page) => {
  let count = 0, release = () => {};
  const held = new Promise((resolve) => { release = resolve; });
  await page.route("**/api/auth/signup", async (route) => { count++; await held; await route.continue(); });
  await page.goto("/gtsd/sign-up");
  await page.getByLabel("Your name").fill("Layla");
  await page.getByLabel("Email").fill(`${unique("busy")}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("checkbox").check();
  const button = page.locator("button[type=submit]");
  await button.click();
  await page.locator("button[type=submit][aria-busy=true]").waitFor();
  await button.click({ force: true });
  release();
  await page.waitForURL("**/gtsd/onboarding");
  assert.equal(count, 1);
});

journey("[GTSD-3.1-05] how it works can be read from home", settings, async (page) => {
  await open(page, "/");
  await page.getByRole("link", { name: "How it works" }).click();
  await page.waitForURL("**/gtsd/how-it-works");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await eventually(async () => (await page.getByRole("main").innerText()).length > 200);
  await page.getByRole("navigation").getByRole("link", { name: "Home", exact: true }).and(page.locator("[aria-current=page]")).waitFor();
  const [arrow, title] = [await page.getByRole("button", { name: "Back", exact: true }).boundingBox(), await page.getByRole("heading", { level: 1 }).boundingBox()];
  assert.ok(arrow.x < title.x && arrow.y < title.y + title.height, "the way back stands before the title");
});

journey("whatever somebody writes, a row of tasks is as wide as the screen and shows what was logged in one line; dates and fields stay in theirs", settings, async (page) => {
  const known = await person(), x = "x".repeat(500);
  const add = (title, more) => send("POST", `${url("tasks")}/tasks`, { title, taskType: "supplement", ...more }, known.headers);
  const written = [x, "شربت كوبين من الماء الدافئ مع الليمون والعسل قبل الفطور اليوم", "One word after the other. ".repeat(19).trim()];
  for (const [index, text] of written.entries()) {
    await add(`Written ${index}`, { description: x });
    const task = (await tasks(known.headers)).find(({ title }) => title === `Written ${index}`);
    await send("POST", `${url("tasks")}/tasks/${task.id}/evidence`, { type: "text_log", text }, known.headers);
  }
  await add("Bench press", { taskType: "workout" });
  const past = { id: crypto.randomUUID(), title: "Bench press", taskType: "workout", dueTime: "10:00", date: "2026-11-25", status: "completed", source: "user", priority: 2, group: "exercise", metadata: {}, evidence: { type: "text_log", text: x } };
  await page.route("**/api/tasks/*/history**", (route) => route.fulfill({ json: { items: [past] } }));
  await open(page, "/tasks", known);
  for (const [index] of written.entries()) {
    const aim = page.getByRole("listitem").filter({ hasText: `Written ${index}` }).locator(".aim");
    await aim.waitFor();
    const { lines, isCut } = await aim.evaluate((node) => ({
      lines: Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)), isCut: node.scrollWidth > node.clientWidth && getComputedStyle(node).textOverflow === "ellipsis",
    }));
    assert.deepEqual({ lines, isCut }, { lines: 1, isCut: true }, written[index].slice(0, 40));
  }
  assert.ok(!await isWide(page), "the tasks scroll sideways");
  await page.getByRole("link", { name: "Bench press" }).click();
  const sheet = page.getByRole("dialog"), date = sheet.locator(".proof li > .quiet").first();
  await sheet.getByRole("heading", { name: "Last times" }).waitFor();
  assert.ok(await date.evaluate((node) => node.getBoundingClientRect().height < 2 * parseFloat(getComputedStyle(node).lineHeight)), "the date is on one line");
  const inNumbers = sheet.getByRole("radio", { name: "In numbers" });
  if (await inNumbers.count()) await inNumbers.check({ force: true });
  const boxes = () => sheet.locator(".metrics .box").evaluateAll((all) => all.slice(0, 2).map((box) => Math.round(box.getBoundingClientRect().top)));
  await sheet.getByRole("textbox", { name: "Repetitions" }).fill("many");
  await sheet.locator(".metrics .wrong").first().waitFor();
  const [first, second] = await boxes();
  assert.equal(first, second, "what is wrong with one field moves the other");
  assert.ok(!await isWide(page), "the sheet scrolls sideways");
});

journey("how far a badge about the way to a weight is, is a share of it; what is counted is a number", settings, async (page) => {
  const known = await person();
  await page.route("**/api/badges", async (route) => {
    const response = await route.fetch(), { items } = await response.json();
    const progress = { goal_halfway: 30, goal_reached: 30, tasks_50: 7 };
    await route.fulfill({ response, json: { items: items.map((badge) => ({ ...badge, progress: progress[badge.code] ?? badge.progress })) } });
  });
  await open(page, "/streaks", known);
  const badges = page.getByRole("region", { name: "Badges", exact: true });
  for (const text of ["30% of 50%", "30% of 100%", "7 of 50"]) await badges.getByText(text, { exact: true }).waitFor();
});

for (const [id, path, what] of [["GTSD-3.1-06", "/", "dashboard"], ["GTSD-4.1-06", "/tasks", "tasks"]]) {
  journey(`[${id}] what is pulled down at its top is read again, and shows what came meanwhile; a button does the same`, settings, async (page) => {
    const known = await open(page, path);
    // A plan has more tasks on some days of the week than on others.
    const planned = (await tasks(known.headers)).length;
    await page.getByRole("link", { name: "Dinner" }).or(page.getByText(`0/${planned} tasks completed`)).first().waitFor();
    let asked = 0;
    page.on("request", (request) => { if (new RegExp(`/api/${what}(\\?|$)`).test(request.url())) asked++; });
    const add = (title) => send("POST", `${url("tasks")}/tasks`, { title, taskType: "meal", dueTime: "00:01" }, known.headers);
    const shown = (count, title) => (path === "/" ? page.getByText(`0/${count} tasks completed`) : page.getByRole("link", { name: title })).waitFor();
    await add("Late snack");
    const touch = await page.context().newCDPSession(page);
    const finger = (type, y) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: y ? [{ x: 190, y, id: 1 }] : [] });
    const pull = async (by) => {
      await finger("touchStart", 200);
      for (let part = 1; part <= 4; part++) await finger("touchMove", 200 + (by * part) / 4);
      await finger("touchEnd");
    };
    await pull(40);
    assert.equal(asked, 0, "too short");
    await pull(160);
    await shown(planned + 1, "Late snack");
    assert.equal(asked, 1);
    await add("Later snack");
    await page.getByRole("button", { name: "Refresh" }).click();
    await shown(planned + 2, "Later snack");
    assert.equal(asked, 2);
  });
}

journey("[GTSD-4.1-04][GTSD-4.1-05] an open task has an empty mark, its description and what it aims at, in the list and opened", settings, async (page) => {
  const known = await person();
  await send("POST", `${url("tasks")}/tasks`, { title: "Goblet lifts", taskType: "workout", description: "Slowly down", metadata: { sets: 3, reps: 12 } }, known.headers);
  await open(page, "/tasks", known);
  const row = page.getByRole("listitem").filter({ hasText: "Goblet lifts" });
  await row.getByText("To do").waitFor({ state: "attached" });
  assert.equal(await row.locator(".tickmark svg > *").count(), 0, "the mark is empty");
  for (const text of ["Slowly down", "3 × 12"]) await row.getByText(text).waitFor();
  await row.getByRole("link").click();
  for (const text of ["Slowly down", "3 × 12"]) await page.getByRole("dialog").getByText(text).waitFor();
});

journey("[GTSD-4.1-08] a day without tasks says so and offers one's own", settings, async (page) => {
  const known = await person();
  await page.route("**/api/tasks?**", (route) => route.fulfill({ json: { date: "2026-11-25", items: [] } }));
  await open(page, "/tasks", known);
  await page.getByRole("heading", { name: "Nothing planned today" }).waitFor();
  await page.getByRole("button", { name: "Add a task" }).click();
  await page.getByRole("dialog", { name: "New task" }).waitFor();
});

journey("[GTSD-4.2-03] what is written as evidence has 500 characters at most, as a person counts them, and is told how many are left", settings, async (page) => {
  const known = await person();
  await send("POST", `${url("tasks")}/tasks`, { title: "Vitamin", taskType: "supplement" }, known.headers);
  await open(page, "/tasks", known);
  await page.getByRole("link", { name: "Vitamin" }).click();
  const dialog = page.getByRole("dialog"), complete = dialog.getByRole("button", { name: "Complete" });
  await dialog.getByText("500 characters left").waitFor();
  await dialog.getByLabel("What did you do?").fill("👨‍👩‍👧");
  await dialog.getByText("499 characters left").waitFor();
  await dialog.getByLabel("What did you do?").fill("a".repeat(500));
  await dialog.getByText(/^0 characters left$/).waitFor();
  assert.ok(await complete.isEnabled());
  await dialog.getByLabel("What did you do?").fill("a".repeat(501));
  await eventually(() => complete.isDisabled());
  await dialog.getByText(/^1 character too many$/).waitFor();
  assert.equal(await dialog.getByText(/characters? left/).count(), 0);
  // So many are fewer than 500, and take more room than 500 letters may.
  await dialog.getByLabel("What did you do?").fill("👨‍👩‍👧".repeat(250));
  await dialog.locator(".wrong").getByText("Too long for what it holds").waitFor();
  assert.equal(await dialog.getByText(/characters? left|at most 500/).count(), 0, "the counter contradicts the error");
  assert.ok(await complete.isDisabled());
  const [task] = (await send("GET", `${url("tasks")}/tasks?limit=100`, undefined, known.headers)).answer.items.filter(({ title }) => title === "Vitamin");
  await assert.rejects(send("POST", `${url("tasks")}/tasks/${task.id}/evidence`, { type: "text_log", text: "a".repeat(501) }, known.headers), /422/);
});

journey("[GTSD-P-3.4-04] tasks are sorted by time or by priority", settings, async (page) => {
  const known = await person();
  for (const [title, priority, dueTime] of [["Late but first", 1, "23:10"], ["Early but last", 3, "00:05"]]) {
    await send("POST", `${url("tasks")}/tasks`, { title, taskType: "cardio", priority, dueTime }, known.headers);
  }
  await open(page, "/tasks", known);
  await page.getByRole("radio", { name: "Exercise" }).check({ force: true });
  const order = async () => (await page.getByRole("main").getByRole("listitem").allInnerTexts()).map((text) => text.split("\n")[0]).filter((title) => / but /.test(title));
  await eventually(async () => (await order()).join() === "Early but last,Late but first");
  await page.getByRole("button", { name: "Sorted by time" }).click();
  await eventually(async () => (await order()).join() === "Late but first,Early but last");
});

journey("[GTSD-3.2-02] adding a photo from home leads to camera or files", settings, async (page) => {
  await open(page, "/");
  await page.locator(".actions-grid a[href*='/progress']").click();
  assert.equal(await page.getByLabel("Take a photo").getAttribute("capture"), "environment");
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Choose files").click();
  await (await chooser).setFiles([{ name: "front.jpg", mimeType: "image/jpeg", buffer: await picture(page, "front") }]);
  await page.getByRole("img", { name: "Chosen photo 1" }).waitFor();
});

journey("[GTSD-9.1-04][GTSD-11.3-07] the privacy policy is a page of its own", settings, async (page) => {
  const answer = await page.goto("/gtsd/legal/privacy");
  assert.equal(answer.status(), 200);
  assert.match(answer.headers()["content-type"], /text\/html/);
  await page.getByRole("heading", { level: 1 }).waitFor();
});
