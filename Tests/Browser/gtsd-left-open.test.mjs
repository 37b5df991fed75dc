// What comes of something after its screen was left, and of pages that stay open: overnight, out of sight, without a network.
import assert from "node:assert/strict";
import { base, done, inBoth, person, signIn, tasks } from "./support/gtsd.mjs";
import { eventually, send, url } from "./support/stack.mjs";

inBoth(({ language, say, inTurn: journey }) => {
  const settings = { base, language, width: 390, expected: /ERR_|status of (401|409|422|5\d\d)/ };
  const number = (value) => value.toLocaleString(say("en", "ar-u-nu-arab"));
  const sheet = (page) => page.getByRole("dialog"), row = (page, { id }) => page.locator(`main.home [data-task="${id}"]`);
  const button = (page, name) => sheet(page).getByRole("button", { name, exact: true });
  const complete = say("Complete", "أنجز المهمة"), undo = say("Undo", "تراجع");
  const home = (page, done) => page.locator("main.home").getByText(say(new RegExp(`^${done}/\\d+ tasks completed`), new RegExp(`^أُنجزت ${number(done)} من`)));
  const arrived = async (page, path = "/") => {
    const known = await person(), day = await tasks(known.headers);
    await signIn(page, known);
    await page.goto(`/gtsd${path}`);
    return { known, day, meal: day.find(({ taskType, metadata }) => taskType === "meal" && metadata.calories) };
  };
  const status = async ({ headers }, { id }) => (await tasks(headers)).find((task) => task.id === id)?.status;

  journey(`a change made from home that is refused is taken back there, and why is said (${language})`, settings, async (page) => {
    const { known, meal } = await arrived(page);
    await page.route("**/evidence", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.fulfill({ status: 422, json: { error: { code: "validation_failed", message: "Not today.", fields: [] } } });
    });
    await row(page, meal).click();
    await button(page, complete).click();
    await sheet(page).waitFor({ state: "detached" });
    await row(page, meal).waitFor({ state: "detached" });
    await page.locator(".notice span").waitFor();
    await row(page, meal).waitFor();
    await home(page, 0).waitFor();
    assert.equal(await status(known, meal), "pending");
  });

  journey(`what was done from home can be undone there, and on another screen (${language})`, settings, async (page) => {
    const { known, meal } = await arrived(page);
    await row(page, meal).click();
    await button(page, complete).click();
    await home(page, 1).waitFor();
    await page.locator(".notice").getByRole("button", { name: undo }).click();
    await home(page, 0).waitFor();
    await eventually(async () => await status(known, meal) === "pending");
    await row(page, meal).click();
    await button(page, complete).click();
    await home(page, 1).waitFor();
    await page.getByRole("navigation").getByRole("link", { name: say("Streaks", "السلسلة") }).click();
    await page.locator(".notice").getByRole("button", { name: undo }).click();
    await eventually(async () => await status(known, meal) === "pending");
  });

  journey(`a page that comes back to sight after long, and one that gets its network back, reads again; not below a sheet (${language})`, settings, async (page) => {
    const { known, day: [first, second, third] } = await arrived(page, "/tasks");
    const is = (task, state) => page.locator(`.task.is-${state} [data-task="${task.id}"]`);
    const elsewhere = (task) => send("POST", `${url("tasks")}/tasks/${task.id}/skip`, {}, known.headers);
    await is(first, "pending").waitFor();
    const look = (minutes) => page.evaluate((minutes) => {
      const now = Date.now, shown = (isHidden) => {
        Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      };
      shown(true);
      Date.now = () => now() + minutes * 60_000;
      shown(false);
      Date.now = now;
    }, minutes);
    await elsewhere(first);
    await look(2);
    await is(first, "skipped").waitFor();
    await elsewhere(second);
    await page.locator(`[data-task="${third.id}"]`).click();
    await sheet(page).waitFor();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.waitForTimeout(300);
    assert.equal(await is(second, "pending").count(), 1);
    await page.keyboard.press("Escape");
    await is(second, "skipped").waitFor();
  });

  journey(`a page that is open at midnight shows the next day (${language})`, settings, async (page) => {
    await page.clock.install();
    const { known, day: [first] } = await arrived(page, "/tasks");
    await page.locator(`.task.is-pending [data-task="${first.id}"]`).waitFor();
    await send("POST", `${url("tasks")}/tasks/${first.id}/skip`, {}, known.headers);
    await page.clock.fastForward(24 * 3600_000 + 60_000);
    await page.locator(`.task.is-skipped [data-task="${first.id}"]`).waitFor();
  });

  journey(`the day turns where the person lives, not where their device is (${language})`, { ...settings, timezone: "Europe/London" }, async (page) => {
    const known = await person();
    await send("PUT", `${url("profile")}/settings`, { timezone: "Asia/Riyadh" }, known.headers);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Riyadh" }).format();
    const [first] = (await eventually(async () => {
      const { answer } = await send("GET", `${url("tasks")}/tasks`, undefined, known.headers);
      return answer.date === today && answer;
    })).items;
    // Ten minutes before the end of that day, which is midnight in Riyadh and evening in London.
    await page.clock.install({ time: new Date(`${today}T20:50:00Z`) });
    await signIn(page, known);
    await page.goto("/gtsd/settings");
    await page.locator("[name=timezone]").waitFor();
    await page.getByRole("navigation").getByRole("link", { name: say("Tasks", "المهام"), exact: true }).click();
    await page.locator(`.task.is-pending [data-task="${first.id}"]`).waitFor();
    await send("POST", `${url("tasks")}/tasks/${first.id}/skip`, {}, known.headers);
    await page.clock.fastForward(12 * 60_000);
    await page.locator(`.task.is-skipped [data-task="${first.id}"]`).waitFor();
  });

  journey(`a device that slept over midnight shows the next day soon after it wakes (${language})`, settings, async (page) => {
    await page.clock.install();
    const { known, day: [first] } = await arrived(page, "/tasks");
    await page.locator(`.task.is-pending [data-task="${first.id}"]`).waitFor();
    await send("POST", `${url("tasks")}/tasks/${first.id}/skip`, {}, known.headers);
    // While it sleeps no timer goes on.
    await page.clock.setSystemTime(Date.now() + 24 * 3600_000);
    await page.clock.fastForward(61_000);
    await page.locator(`.task.is-skipped [data-task="${first.id}"]`).waitFor();
  });

  journey(`what was read yesterday says so while today takes its time (${language})`, settings, async (page) => {
    const { day: [first] } = await arrived(page, "/tasks");
    const link = (name) => page.getByRole("navigation").getByRole("link", { name, exact: true });
    await page.locator(`[data-task="${first.id}"]`).waitFor();
    await link(say("Home", "الرئيسية")).click();
    await home(page, 0).waitFor();
    let answer = () => {};
    const held = new Promise((resolve) => { answer = resolve; });
    await page.route(/\/gtsd\/api\/(dashboard|tasks)/, async (route) => { await held; await route.continue().catch(() => {}); });
    await page.clock.setFixedTime(Date.now() + 24 * 3600_000);
    await link(say("Tasks", "المهام")).click();
    await page.locator("main.tasks-screen[aria-busy=true] .old").waitFor();
    await link(say("Home", "الرئيسية")).click();
    await page.locator("main.home[aria-busy=true] .old").waitFor();
    answer();
    await page.locator("main.home[aria-busy=false]").waitFor();
    assert.equal(await page.locator(".old").count(), 0);
    await link(say("Tasks", "المهام")).click();
    await page.locator("main.tasks-screen[aria-busy=false]").waitFor();
    assert.equal(await page.locator(".old").count(), 0);
  });

  journey(`what was measured is kept where the device's clock is days ahead (${language})`, settings, async (page) => {
    const { known } = await arrived(page, "/profile?log=measurement");
    await sheet(page).waitFor();
    const now = await page.evaluate(() => Date.now()), day = 24 * 3600_000;
    await page.clock.setFixedTime(now + 3 * day);
    await sheet(page).getByRole("textbox").first().fill("84");
    await button(page, say("Save", "حفظ")).click();
    const kept = await eventually(async () => (await send("GET", `${url("profile")}/measurements`, undefined, known.headers)).answer.items[0]);
    assert.equal(kept.value, 84);
    assert.ok(Date.parse(kept.takenAt) < now + day, "dated by the service");
  });

  journey(`what was measured without a network is of the day it was measured (${language})`, settings, async (page) => {
    const { known } = await arrived(page, "/profile");
    const offline = /\/gtsd\/(api\/|session)/, log = page.getByRole("button", { name: say("Log weight", "سجّل الوزن") });
    await log.waitFor();
    await page.route(offline, (route) => route.abort());
    await log.click();
    await sheet(page).getByRole("textbox").first().fill("79");
    const [sent] = await Promise.all([page.waitForRequest("**/profile/weights"), button(page, say("Save", "حفظ")).click()]);
    const { date, weightKg } = sent.postDataJSON();
    assert.equal(weightKg, 79);
    const zone = (await send("GET", `${url("profile")}/settings`, undefined, known.headers)).answer.timezone;
    assert.equal(date, new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(Date.now()));
  });

  journey(`what was done without a network was done when it was, and is not late for being sent later (${language})`, settings, async (page) => {
    const { known, meal } = await arrived(page, "/tasks");
    const offline = /\/gtsd\/(api\/|session)/, planned = page.locator(`[data-task="${meal.id}"]`);
    await planned.waitFor();
    await page.route(offline, (route) => route.abort());
    await planned.click();
    const [asked] = await Promise.all([page.waitForRequest("**/evidence"), button(page, complete).click()]);
    await page.getByText(say("1 change waits to be sent", "تغيير واحد ينتظر الإرسال")).waitFor();
    await page.unroute(offline);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    const sent = await eventually(async () => (await tasks(known.headers)).find(({ id, status }) => id === meal.id && status === "completed"));
    assert.ok(sent.completedAt);
    assert.deepEqual([sent.completedAt, sent.evidence.late], [asked.postDataJSON().completedAt, false]);
  });

  journey(`a weight of the first minute of a day replaces none of the day before (${language})`, settings, async (page) => {
    const { known, day: [{ date: today }] } = await arrived(page, "/profile");
    // Where somebody lives who has not said it.
    assert.equal((await send("GET", `${url("profile")}/settings`, undefined, known.headers)).answer.timezone, "UTC");
    const tomorrow = new Date(Date.parse(today) + 24 * 3600_000).toISOString().slice(0, 10), dates = [];
    page.on("request", (request) => { if (request.method() === "POST" && request.url().endsWith("/profile/weights")) dates.push(request.postDataJSON().date); });
    const weigh = async (day, weight) => {
      await page.clock.setFixedTime(`${day}T00:00:30Z`);
      await page.getByRole("button", { name: say("Log weight", "سجّل الوزن") }).click();
      await sheet(page).getByRole("textbox").first().fill(weight);
      await button(page, say("Save", "حفظ")).click();
      await sheet(page).waitFor({ state: "detached" });
    };
    await weigh(today, "79");
    assert.deepEqual(dates, [today]);
    // For a service whose clock is behind, the next day has not begun.
    await weigh(tomorrow, "78");
    assert.deepEqual(dates, [today, tomorrow, today]);
  });

  journey(`"Try again" beside "offline" keeps what was typed (${language})`, settings, async (page) => {
    await arrived(page, "/support");
    const message = page.locator("textarea");
    await message.fill("I cannot find my photos.");
    const offline = /\/gtsd\/(api\/|session)/;
    await page.route(offline, (route) => route.abort());
    await page.locator("input").first().fill("Photos");
    await page.locator("main form button[type=submit]").click();
    const strip = page.locator(".offline button");
    await strip.waitFor();
    await page.unroute(offline);
    await strip.click();
    await page.locator(".offline button").waitFor({ state: "detached" });
    assert.equal(await message.inputValue(), "I cannot find my photos.");
  });

  journey(`[GTSD-3.2-01][GTSD-3.2-03][GTSD-3.2-05] each quick action leads where it says, and a weight is logged from home on any day (${language})`, settings, async (page) => {
    const { known, day } = await arrived(page);
    const action = (name) => page.locator("main.home .actions-grid").getByRole("link", { name, exact: true });
    const weight = sheet(page).getByRole("textbox", { name: say("Weight", "الوزن") }), log = say("Log weight", "سجّل الوزن");
    await action(say("Today's tasks", "مهام اليوم")).click();
    await page.waitForURL("**/gtsd/tasks");
    await page.goto("/gtsd/");
    await action(say("Add a photo", "أضف صورة")).click();
    await sheet(page).locator("input[type=file][capture]").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => location.search), "");
    await page.goto("/gtsd/");
    await action(say("Streak calendar", "تقويم السلسلة")).click();
    await page.waitForFunction(() => document.activeElement?.id === "calendar" && document.activeElement.getBoundingClientRect().top < 120);
    // A photo of the day is no weight.
    await send("POST", `${url("tasks")}/tasks`, { title: "Photo", taskType: "progressPhoto" }, known.headers);
    await page.goto("/gtsd/");
    const [planned] = day.filter(({ taskType }) => taskType === "weightLog");
    if (!planned) {
      await action(log).click();
      await page.waitForURL("**/gtsd/profile?log=weight");
      await weight.waitFor();
      await page.keyboard.press("Escape");
      await sheet(page).waitFor({ state: "detached" });
      assert.equal(await page.evaluate(() => location.search), "");
    }
    const task = planned ?? (await send("POST", `${url("tasks")}/tasks`, { title: "Scale", taskType: "weightLog" }, known.headers)).answer;
    await page.goto("/gtsd/");
    await action(log).click();
    await page.waitForURL(`**/gtsd/tasks?task=${task.id}`);
    await weight.waitFor();
  });

  journey(`what was refused because another device was faster is shown as it is now (${language})`, settings, async (page) => {
    const { known, day: [first] } = await arrived(page, "/tasks");
    const is = (state) => page.locator(`.task.is-${state} [data-task="${first.id}"]`);
    await is("pending").waitFor();
    await done(first, known.headers);
    await page.locator(`[data-task="${first.id}"]`).click();
    await button(page, say("Skip today", "تخطَّ اليوم")).click();
    await is("completed").waitFor();
    await send("DELETE", `${url("tasks")}/tasks/${first.id}/evidence`, undefined, known.headers);
    await page.locator(`[data-task="${first.id}"]`).click();
    await button(page, undo).click();
    await page.locator(".notice span").waitFor();
    await is("pending").waitFor();
  });

  journey(`[GTSD-3.1-07][GTSD-8.3-02] a page that was offline reads again once the services are back, without a word of the browser's (${language})`, settings, async (page) => {
    const { known, day: [first] } = await arrived(page, "/tasks");
    const is = (state) => page.locator(`.task.is-${state} [data-task="${first.id}"]`);
    const strip = page.getByText(say("You are offline.", "أنت غير متصل."));
    await is("pending").waitFor();
    assert.equal(await strip.count(), 0);
    let asked = 0;
    await page.route(/\/gtsd\/(api\/|session)/, (route) => { asked += route.request().url().endsWith("/session"); return route.abort(); });
    await page.getByRole("button", { name: say("Refresh", "تحديث") }).click();
    await strip.waitFor();
    await send("POST", `${url("tasks")}/tasks/${first.id}/skip`, {}, known.headers);
    await eventually(() => asked > 0);
    await page.unrouteAll({ behavior: "wait" });
    await strip.waitFor({ state: "detached" });
    await is("skipped").waitFor();
    let more = 0;
    page.on("request", (request) => { more += request.url().endsWith("/session"); });
    await page.waitForTimeout(4_000);
    assert.equal(more, 0, "nothing is asked while they are there");
  });

  journey(`another tab shows what was changed in this one, in the same language and colours (${language})`, settings, async (page) => {
    const { day: [first, second] } = await arrived(page, "/tasks");
    const other = await page.context().newPage(), is = (page, { id }, state) => page.locator(`.task.is-${state} [data-task="${id}"]`);
    await other.goto("/gtsd/tasks");
    await is(other, first, "pending").waitFor();
    const skip = async (page, task) => {
      await page.locator(`[data-task="${task.id}"]`).click();
      await button(page, say("Skip today", "تخطَّ اليوم")).click();
      await is(page, task, "skipped").waitFor();
    };
    await skip(page, first);
    await is(other, first, "skipped").waitFor();
    await skip(other, second);
    await is(page, second, "skipped").waitFor();
    await other.goto("/gtsd/settings");
    await other.getByRole("radio", { name: say("Dark", "داكن") }).check({ force: true });
    await page.locator("html[data-theme=dark]").waitFor();
    await other.getByRole("radio", { name: say("العربية", "English") }).check({ force: true });
    await page.getByRole("heading", { level: 1, name: say("مهام اليوم", "Today's tasks") }).waitFor();
    await page.locator(`html[dir=${say("rtl", "ltr")}]`).waitFor();
  });

  journey(`a time and details that were taken away from one's own task are gone, and a long word pushes nothing out of its sheet (${language})`, settings, async (page) => {
    const { known } = await arrived(page, "/tasks");
    const word = "Überraschungsfrühstücksbuffetvorbereitung";
    const { answer: own } = await send("POST", `${url("tasks")}/tasks`, { title: word, description: "Slowly", taskType: "workout", dueTime: "08:30" }, known.headers);
    await page.reload();
    await page.locator(`[data-task="${own.id}"]`).click();
    const cross = await button(page, say("Close", "إغلاق")).boundingBox();
    assert.ok(cross.x >= 0 && cross.x + cross.width <= 390, `the cross is at ${cross.x}`);
    await button(page, say("Edit", "تعديل")).click();
    await sheet(page).locator("input[type=time]").fill("");
    await sheet(page).locator("textarea").fill(" ");
    await button(page, say("Save", "حفظ")).click();
    await eventually(async () => (await tasks(known.headers)).find(({ id }) => id === own.id)?.dueTime.startsWith("23:59"));
    assert.equal((await tasks(known.headers)).find(({ id }) => id === own.id).description, undefined);
  });
});
