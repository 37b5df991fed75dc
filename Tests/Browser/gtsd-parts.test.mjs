// The parts that screens are made of, and what fingers do with them: one statement after the other.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { base, done, inBoth, password, person, signIn, tasks } from "./support/gtsd.mjs";
import { eventually, send, unique, url } from "./support/stack.mjs";
import { drag } from "./support/touch.mjs";

const settings = { base, width: 390, hasTouch: true, expected: /ERR_|status of 4\d\d/ };
const open = async (page, path, known) => {
  const somebody = known ?? await person();
  await signIn(page, somebody);
  await page.goto(`/gtsd${path}`);
  return somebody;
};
/** A request that waits until it is let go. */
async function held(page, address) {
  let release = () => {}, count = 0;
  const open = new Promise((resolve) => { release = resolve; });
  await page.route(address, async (route) => { count++; await open; await route.fallback(); });
  return { release, count: () => count };
}
const add = (known, task) => send("POST", `${url("tasks")}/tasks`, task, known.headers);

journey("[GTSD-P-5.2-01] the large button is 56 high, as wide as its form, and takes nothing while it is busy or disabled", settings, async (page) => {
  await page.goto("/gtsd/sign-in");
  const button = page.locator("button.primary.large");
  const [form, { width, height }] = [await page.locator("form").boundingBox(), await button.boundingBox()];
  assert.deepEqual([height, width], [56, form.width]);
  const known = await person(), login = await held(page, "**/api/auth/login");
  await page.getByLabel("Email").fill(known.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button.click();
  await page.locator("button.large[aria-busy=true][aria-disabled=true]").waitFor();
  await button.click({ force: true });
  await eventually(() => login.count() > 0);
  login.release();
  await page.waitForURL("**/gtsd/");
  assert.equal(login.count(), 1);
  await page.goto("/gtsd/tasks");
  await page.getByRole("link", { name: "Dinner" }).click();
  for (const name of ["Energy", "Protein"]) await page.getByRole("dialog").getByLabel(name).fill("");
  await page.locator("dialog button.primary.large:disabled").waitFor();
});

journey("[GTSD-P-5.2-02] a field has a title, a placeholder, a sign, and the keyboard that its content wants", settings, async (page) => {
  await page.goto("/gtsd/sign-up");
  const email = page.getByLabel("Email");
  const said = await email.evaluate((input) => ({
    inputmode: input.inputMode, type: input.type, capitals: input.autocapitalize, placeholder: input.placeholder, sign: input.parentElement.querySelector("svg") !== null,
  }));
  assert.deepEqual(said, { inputmode: "email", type: "email", capitals: "none", placeholder: "name@example.com", sign: true });
  assert.equal(await page.getByLabel("Your name").getAttribute("autocapitalize"), "words");
  assert.equal(await page.getByLabel("Password", { exact: true }).getAttribute("autocapitalize"), "none");
});

journey("[GTSD-P-5.2-05] figures on cards; what loads says so; what failed is tried again by its button; what is empty has a way on", settings, async (page) => {
  const known = await person(), dashboard = await held(page, "**/api/dashboard");
  await open(page, "/", known);
  await page.getByRole("status").getByText("Loading…").waitFor({ state: "attached" });
  dashboard.release();
  await page.getByRole("img", { name: /^Calories: 0 of/ }).waitFor();
  assert.equal(await page.locator(".stats .card").count(), 3);
  let isBroken = true, asked = 0;
  await page.route("**/api/tasks?**", (route) => { asked++; return isBroken ? route.abort() : route.fallback(); });
  await page.evaluate(() => indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = done;
  })))));
  await page.goto("/gtsd/tasks");
  const again = page.getByRole("main").getByRole("button", { name: "Try again" });
  await again.waitFor();
  const before = asked;
  isBroken = false;
  await again.click();
  await page.getByRole("link", { name: "Dinner" }).waitFor();
  assert.ok(asked > before);
  await page.getByRole("radio", { name: "Completed" }).check({ force: true });
  await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
  await page.getByRole("button", { name: "Show all tasks" }).click();
  await page.getByRole("link", { name: "Dinner" }).waitFor();
});

inBoth(({ language, say }) => {
  journey(`[GTSD-8.6-03] where a service fails, words for everybody, a reference and the way to support; nothing of its insides (${language})`, { ...settings, language, expected: /500/ }, async (page) => {
    const known = await person();
    const insides = { code: "internal", message: "SQLITE_CORRUPT in Tasks/TaskStore.swift", requestId: "page-0123456789abcdef", retryable: false, fields: [] };
    await page.route("**/api/dashboard", (route) => route.fulfill({ status: 500, contentType: "application/json", body: JSON.stringify(insides) }));
    await open(page, "/", known).catch(() => {});
    const alert = page.getByRole("alert");
    await alert.getByText(say(/Something went wrong on our side.*support/, /حدث خطأ من جهتنا.*الدعم/)).waitFor();
    await alert.getByText("456789abcdef").waitFor();
    assert.ok(!/SQLITE|swift/.test(await page.locator("body").innerText()));
    await alert.getByRole("link", { name: say("Contact support", "تواصل مع الدعم") }).click();
    await page.waitForURL("**/gtsd/support");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  journey(`[GTSD-P-5.3-01][GTSD-P-5.3-03] signing in says what is missing in order, and forgets it at the next attempt (${language})`, { ...settings, language }, async (page) => {
    await page.goto("/gtsd/sign-in");
    const email = page.getByLabel(say("Email", "البريد الإلكتروني")), secret = page.getByLabel(say("Password", "كلمة المرور"), { exact: true });
    const button = page.locator("form button[type=submit]"), problems = () => page.getByRole("alert").getByRole("listitem").allInnerTexts();
    const missing = say(["Enter your email address", "Enter your password"], ["أدخل بريدك الإلكتروني", "أدخل كلمة المرور"]);
    await button.click();
    await eventually(async () => (await problems()).join() === missing.join());
    await email.fill("layla@example");
    await secret.fill("Seven77");
    await button.click();
    await eventually(async () => (await problems()).join() === say("Enter an email address like name@example.com", "أدخل بريدًا إلكترونيًا مثل name@example.com"));
    // Only mentioned: an older account may have one.
    await page.getByText(say("New passwords have 8 characters or more", "كلمات المرور الجديدة من ٨ أحرف أو أكثر")).waitFor();
    await email.fill(`${unique("nobody")}@example.com`);
    await secret.fill("Mountain7Path");
    const login = await held(page, "**/api/auth/login");
    await button.click();
    await page.locator("form button[aria-busy=true]").waitFor();
    assert.deepEqual(await problems(), [], "what was wrong before is forgotten");
    login.release();
    await page.getByRole("alert").waitFor();
    assert.equal(await page.locator("form button[aria-busy=true]").count(), 0);
  });

  const swiped = { ...settings, language, expected: /status of 4\d\d/ }, toEnd = say(-1, 1);

  journey(`[GTSD-P-3.4-11][GTSD-P-6.3-06] a task that is swiped aside is logged, skipped or, if it is one's own, deleted at the second touch (${language})`, swiped, async (page) => {
    const known = await person();
    await add(known, { title: "Stretch", taskType: "workout", dueTime: "07:00" });
    await open(page, "/tasks", known);
    const row = page.getByRole("listitem").filter({ hasText: "Stretch" }), offers = row.locator(".behind button");
    await row.waitFor();
    await drag(page, row, { x: toEnd * 30 });
    assert.equal(await offers.count(), 0, "not far enough");
    await drag(page, row, { x: toEnd * 20, y: -120 });
    assert.equal(await offers.count(), 0, "that scrolls");
    await drag(page, row, { x: toEnd * 150 });
    await offers.first().waitFor();
    assert.deepEqual(await offers.allInnerTexts(), say(["Complete", "Skip today", "Delete"], ["أنجز المهمة", "تخطَّ اليوم", "حذف"]));
    await page.getByRole("heading", { level: 1 }).click();
    await offers.first().waitFor({ state: "detached" });
    await drag(page, row, { x: toEnd * 150 });
    await offers.nth(0).click();
    await page.getByRole("dialog", { name: "Stretch" }).waitFor();
    await page.keyboard.press("Escape");
    await drag(page, row, { x: toEnd * 150 });
    await offers.nth(1).click();
    const statusOf = async (title) => (await tasks(known.headers)).find((task) => task.title === title)?.status;
    await eventually(async () => (await statusOf("Stretch")) === "skipped");
    await row.getByText(say("Skipped", "تم تخطيها")).waitFor({ state: "attached" });
    await drag(page, row, { x: toEnd * 150 });
    await offers.nth(1).click();
    assert.equal(await statusOf("Stretch"), "skipped", "the first touch asks");
    await row.getByRole("button", { name: say("Delete for good", "احذف نهائيًا") }).click();
    await eventually(async () => (await statusOf("Stretch")) === undefined);
    await row.waitFor({ state: "detached" });
    const planned = page.getByRole("listitem").filter({ hasText: say("Dinner", "العشاء") });
    await drag(page, planned, { x: toEnd * 150 });
    await planned.locator(".behind button").first().waitFor();
    assert.equal(await planned.locator(".behind button").count(), 2, "the plan's own is not deleted");
  });

  journey(`[GTSD-ADD-02][GTSD-P-3.3-07] a card that is open has one button that leads to its evidence; one that is done shows what was logged (${language})`, swiped, async (page) => {
    const known = await person();
    // Words that no task of a plan has, whichever day it is.
    await add(known, { title: "Front photo", taskType: "progressPhoto", dueTime: "06:00" });
    await add(known, { title: "Round the lake", taskType: "cardio", dueTime: "06:30" });
    await open(page, "/tasks", known);
    const row = (title) => page.getByRole("listitem").filter({ hasText: title }), log = (title) => row(title).getByRole("button", { name: say(`Mark as done: ${title}`, `إنجاز المهمة: ${title}`) });
    await row("Round the lake").waitFor();
    for (const each of await page.locator(".task").all()) assert.equal(await each.getByRole("button").count(), 1);
    await log("Round the lake").click();
    const sheet = page.getByRole("dialog", { name: "Round the lake" });
    await sheet.getByLabel(say("Duration", "المدة")).fill("42");
    await sheet.getByRole("button", { name: say("Complete", "أنجز المهمة") }).click();
    await row("Round the lake").getByText(say(/^42 min$/, /^٤٢ دقيقة$/)).waitFor();
    assert.equal(await row("Round the lake").getByRole("button").count(), 0);
    await log("Front photo").click();
    await page.waitForURL(/\/gtsd\/progress\?task=/);
    await page.goto("/gtsd/");
    const first = page.locator(".task a").first(), title = await first.locator("b").innerText();
    await first.click();
    await page.getByRole("dialog", { name: title }).waitFor();
  });

  journey(`[GTSD-P-3.2-10] a partner goes by a swipe, and comes back (${language})`, swiped, async (page) => {
    const known = await person();
    await send("POST", `${url("profile")}/partners`, { name: "Sara", phone: "0501234567", relationship: "family" }, known.headers);
    await open(page, "/profile", known);
    const row = page.getByRole("listitem").filter({ hasText: "Sara" });
    await row.scrollIntoViewIfNeeded();
    await drag(page, row, { x: toEnd * 40 });
    assert.equal(await row.count(), 1);
    await drag(page, row, { x: toEnd * 150 });
    await row.waitFor({ state: "detached" });
    const partners = async () => (await send("GET", `${url("profile")}/partners`, undefined, known.headers)).answer.items.map(({ name }) => name);
    await eventually(async () => (await partners()).length === 0);
    await page.getByRole("button", { name: say("Undo", "تراجع") }).click();
    await row.waitFor();
    assert.deepEqual(await partners(), ["Sara"]);
  });

  journey(`[GTSD-P-3.2-13] steps are swiped through, onward only when their answers are valid (${language})`, { ...swiped, expected: /status of 4\d\d/ }, async (page) => {
    await signIn(page, await person({ isNew: true }));
    await page.goto("/gtsd/onboarding");
    await page.getByRole("button", { name: say("Get started", "لنبدأ") }).click();
    const at = (text) => page.getByRole("heading", { level: 1, name: text }).waitFor(), about = say("About you", "عنك");
    await at(about);
    await drag(page, page.locator("form.step"), { x: toEnd * 150 });
    await page.getByText(say("Enter your date of birth", "أدخل تاريخ ميلادك")).first().waitFor();
    await at(about);
    await page.getByLabel(say("Day", "اليوم"), { exact: true }).fill("15");
    await page.getByLabel(say("Month", "الشهر"), { exact: true }).selectOption("3");
    await page.getByLabel(say("Year", "السنة"), { exact: true }).fill("1996");
    await drag(page, page.locator("form.step"), { x: toEnd * 150 });
    // What is drawn anew under the finger does not end its swipe.
    await page.getByRole("radio", { name: say(/^Male/, /^ذكر/) }).waitFor({ state: "attached" });
    await page.evaluate(() => document.addEventListener("touchstart", () => document.querySelector("input[value=male]").click(), { once: true, capture: true }));
    await drag(page, page.locator("form.step"), { x: toEnd * 150 });
    await at(say("What do you want to reach?", "إلى ماذا تريد أن تصل؟"));
    await drag(page, page.locator("form.step .head"), { x: -toEnd * 150 });
    await at(about);
  });

  journey(`[GTSD-P-3.3-02] home has the streak, what badges are new and how many notifications wait; looking at them clears it (${language})`, swiped, async (page) => {
    const known = await person();
    for (const task of await tasks(known.headers)) await done(task, known.headers);
    const counts = async () => (await send("GET", `${url("tasks")}/dashboard`, undefined, known.headers)).answer;
    await eventually(async () => (await counts()).unread > 0);
    const { unread, newBadgeCount, streak } = await counts();
    assert.ok(newBadgeCount > 0 && streak.current === 1);
    const figure = (count) => new Intl.NumberFormat(say("en", "ar-SA-u-nu-arab")).format(count);
    await open(page, "/", known);
    await page.getByText(say("1 day streak", "يوم واحد متواصل")).waitFor();
    const bell = page.locator(".tools button").last(), fresh = page.locator(".hero .fresh");
    assert.equal(await bell.locator(".count").innerText(), figure(unread));
    assert.match(await bell.getAttribute("aria-label"), say(/unread/, /غير مقروء/));
    await fresh.waitFor();
    if (newBadgeCount > 2) assert.ok((await fresh.innerText()).includes(figure(newBadgeCount)));
    await bell.click();
    await page.waitForURL("**/gtsd/notifications");
    await page.getByRole("main").getByRole("link", { name: say("Unread:", "غير مقروء:") }).first().waitFor();
    if (unread > 1) await page.getByRole("button", { name: say("Mark all as read", "اعتبر الكل مقروءًا") }).click();
    else await page.locator("a.told").first().click();
    await eventually(async () => (await counts()).unread === 0);
    await page.goto("/gtsd/streaks");
    await page.getByRole("dialog").getByRole("button", { name: say("Keep going", "واصل") }).click();
    await eventually(async () => (await counts()).newBadgeCount === 0);
    await page.goto("/gtsd/");
    await fresh.waitFor({ state: "detached" });
    assert.equal(await bell.locator(".count").count(), 0);
  });

  journey(`[GTSD-9.3-03] health data is named before the first question, with its page (${language})`, swiped, async (page) => {
    await signIn(page, await person({ isNew: true }));
    await page.goto("/gtsd/onboarding");
    await page.getByText(say("By going on you agree that we use them to make your plan.", "بالمتابعة توافق على أن نستخدمها لإعداد خطتك.")).waitFor();
    const link = page.getByRole("link", { name: say("How we treat health data", "كيف نتعامل مع البيانات الصحية") });
    const policy = await page.context().newPage();
    await policy.goto(await link.getAttribute("href"));
    await policy.getByRole("heading", { name: say("Health data", "البيانات الصحية") }).waitFor();
    await policy.getByRole("link", { name: say("Terms of service", "شروط الخدمة") }).click();
    await policy.getByRole("heading", { level: 1, name: say("Terms of service", "شروط الخدمة") }).waitFor();
  });
});

journey("[GTSD-4.2-12] a task is shown as done while the service still thinks about it", settings, async (page) => {
  await open(page, "/tasks");
  const evidence = await held(page, "**/evidence");
  await page.getByRole("link", { name: "Dinner" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Complete" }).click();
  await page.getByRole("link", { name: /Dinner.*Done/s }).waitFor();
  await eventually(() => evidence.count() === 1);
  evidence.release();
  await page.getByText("Done: Dinner").waitFor();
});

journey("[GTSD-P-6.3-04] a task tells what it aims at and how it went before", settings, async (page) => {
  const known = await person(), [{ title, dueTime }] = (await tasks(known.headers)).filter(({ taskType }) => taskType === "meal");
  const past = { id: crypto.randomUUID(), title, taskType: "meal", dueTime, date: "2026-11-20", status: "completed", source: "plan", priority: 2, group: "nutrition", metadata: {}, evidence: { type: "metrics", metrics: { calories: 512 } } };
  await page.route("**/api/tasks/*/history**", async (route) => {
    const response = await route.fetch();
    assert.equal(response.status(), 200);
    return route.fulfill({ response, json: { ...(await response.json()), items: [past] } });
  });
  await open(page, "/tasks", known);
  await page.getByRole("link", { name: title }).first().click();
  const sheet = page.getByRole("dialog", { name: title });
  await sheet.locator(".about .aim").first().waitFor();
  await sheet.getByRole("heading", { name: "Last times" }).waitFor();
  await sheet.getByRole("listitem").filter({ hasText: /Friday,? (20 November|November 20)/ }).getByText("512 kcal").waitFor();
});

journey("what stands behind the tabs has addresses of its own: a task with its past, a comparison, measurements, a name, a badge, what may be sent", settings, async (page) => {
  await page.goto("/gtsd/forgot-password");
  await page.getByRole("heading", { level: 1, name: "Forgot your password?" }).waitFor();
  const known = await person(), [task] = await tasks(known.headers);
  await open(page, `/tasks?task=${task.id}`, known);
  await page.getByRole("dialog").getByRole("heading", { name: task.title }).waitFor();
  for (const [address, name] of [["measurement", "Add a measurement"], ["name", "Edit your name"], ["weight", "Log weight"]]) {
    await page.goto(`/gtsd/profile?log=${address}`);
    await page.getByRole("dialog", { name, exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL("**/gtsd/profile");
  }
  // What is no form of ours opens nothing.
  await page.goto("/gtsd/profile?log=constructor");
  await page.getByRole("heading", { level: 2, name: "Measurements" }).waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
  await page.goto("/gtsd/streaks?badge=day_one_done");
  await page.getByRole("dialog").waitFor();
  await page.goto("/gtsd/progress/compare");
  await page.getByRole("heading", { level: 1, name: "Compare" }).waitFor();
  await page.goto("/gtsd/settings");
  await page.getByRole("region", { name: "Notifications" }).getByRole("switch").first().waitFor();
});
