// GTSD's home and tasks: what a person does on a day.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { answers, base, done, inBoth, person, signIn, tasks } from "./support/gtsd.mjs";
import { eventually, send, url } from "./support/stack.mjs";

const statusOf = async (known, title) => (await tasks(known.headers)).find((task) => task.title === title)?.status;

inBoth(({ language, say }) => {
  const settings = { base, language, width: 390 };
  const dinner = say("Dinner", "العشاء");
  const open = async (page, known, path) => {
    await signIn(page, known);
    await page.goto(`/gtsd${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  };

  journey(`GTSD-3.1-01 GTSD-3.1-02 GTSD-3.1-03 GTSD-3.1-04 GTSD-P-3.3-01 GTSD-P-3.3-03 GTSD-P-3.3-05 GTSD-P-6.3-01 home shows the day (${language})`, settings, async (page) => {
    const known = await person(), day = await tasks(known.headers), planned = day.length;
    // Greetings go by the clock of the page.
    const at = (time) => page.clock.setFixedTime(new Date(`${day[0].date}T${time}:00+03:00`));
    const greeted = (name) => page.getByRole("heading", { level: 1, name: `${name}${say(",", "،")} Layla` }).waitFor();
    const amount = (count) => count.toLocaleString(say("en", "ar-u-nu-arab"));
    const reads = async (count, percent) => {
      await page.getByText(say(`${count}/${planned} tasks completed`, `أُنجزت ${amount(count)} من ${amount(planned)}`)).waitFor();
      await page.getByRole("img", { name: say(`${percent}% of today done`, new RegExp(`^أُنجز .*${amount(percent)}.* من مهام اليوم$`)), exact: true }).waitFor();
    };
    await at("11:59");
    await open(page, known, "/");
    await greeted(say("Good morning", "صباح الخير"));
    await reads(0, 0);
    await page.getByText(say("Your streak starts today", "سلسلتك تبدأ اليوم")).waitFor();
    for (const name of [say(/^Calories: 0 of 1,906 kcal/, /^السعرات: ٠ من ١٬٩٠٦/), say(/^Protein/, /^البروتين/), say(/^Water/, /^الماء/)]) await page.getByRole("img", { name }).waitFor();
    assert.equal(await page.locator("section").filter({ hasText: say("Up next", "التالي") }).getByRole("listitem").count(), 3);
    const actions = (await page.locator("main.home .actions-grid").getByRole("link").allInnerTexts()).map((text) => text.trim());
    assert.deepEqual(actions, say(["Today's tasks", "Add a photo", "Streak calendar", "Log weight"], ["مهام اليوم", "أضف صورة", "تقويم السلسلة", "سجّل الوزن"]));
    await page.getByText("I want to run with my daughter.").waitFor();
    await page.getByRole("link", { name: say("See all", "عرض الكل") }).click();
    await page.waitForURL("**/gtsd/tasks");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();

    // A weight would move the targets.
    const meal = day.find(({ title }) => title === "Dinner"), others = day.filter((task) => task !== meal && task.taskType !== "weightLog");
    await send("POST", `${url("tasks")}/tasks/${meal.id}/evidence`, { type: "metrics", metrics: { calories: 650 } }, known.headers);
    for (const task of others.slice(0, 2)) await done(task, known.headers);
    await at("12:00");
    await page.reload();
    await greeted(say("Good afternoon", "طاب نهارك"));
    await reads(3, Math.floor(300 / planned));
    await page.getByRole("img", { name: say(/^Calories: 650 of 1,906 kcal/, /^السعرات: ٦٥٠ من ١٬٩٠٦/) }).waitFor();

    for (const task of day.filter((task) => task !== meal && !others.slice(0, 2).includes(task))) await done(task, known.headers);
    await at("18:00");
    await page.reload();
    await greeted(say("Good evening", "مساء الخير"));
    await reads(planned, 100);
    await page.getByText(say("1 day streak", "يوم واحد متواصل"), { exact: true }).waitFor();
    const { recentBadges } = (await send("GET", `${url("tasks")}/dashboard`, undefined, { ...known.headers, "Accept-Language": language })).answer;
    assert.ok(recentBadges.some(({ code }) => code === "day_one_done"));
    assert.deepEqual(await page.locator("main.home ul.badges > li > a > b").allInnerTexts(), recentBadges.map(({ name }) => name));
  });

  journey(`GTSD-4.1-02 GTSD-4.3-01 GTSD-4.3-02 GTSD-4.3-03 GTSD-4.3-04 GTSD-P-3.4-01 GTSD-P-6.3-02 filters show less at once and stay (${language})`, settings, async (page) => {
    const known = await person(), planned = await tasks(known.headers);
    await done(planned.find(({ group }) => group !== "nutrition"), known.headers);
    await open(page, known, "/tasks");
    const rows = page.locator("main").getByRole("listitem");
    await rows.first().waitFor();
    assert.equal(await rows.count(), planned.length);
    await page.getByRole("heading", { level: 2, name: say("Nutrition 3", "التغذية ٣") }).waitFor();
    assert.equal(await page.locator("main section h2").count(), new Set(planned.map(({ group }) => group)).size);
    await page.getByRole("radio", { name: say("Nutrition", "التغذية") }).check({ force: true });
    assert.equal(await rows.count(), 3);
    const later = await page.context().newPage(), kept = later.locator("main").getByRole("listitem");
    await later.goto("/gtsd/tasks");
    await kept.first().waitFor();
    assert.equal(await kept.count(), 3);
    await later.close();
    await page.getByRole("radio", { name: say("Completed", "المنجزة") }).check({ force: true });
    await page.getByRole("button", { name: say("Show all tasks", "اعرض كل المهام") }).click();
    assert.equal(await rows.count(), planned.length);
    for (const [name, count] of [[say("To do", "المتبقية"), planned.length - 1], [say("Completed", "المنجزة"), 1], [say("All", "الكل"), planned.length]]) {
      await page.getByRole("radio", { name, exact: true }).check({ force: true });
      assert.equal(await rows.count(), count, name);
    }
  });

  journey(`GTSD-4.2-01 GTSD-4.2-07 GTSD-4.2-09 GTSD-4.1-03 a task is done with numbers in Arabic digits, and undone (${language})`, settings, async (page) => {
    const known = await person();
    await open(page, known, "/tasks");
    await page.getByRole("link", { name: dinner }).click();
    const sheet = page.getByRole("dialog", { name: dinner });
    const energy = sheet.getByLabel(say("Energy", "الطاقة"));
    await energy.fill("");
    await sheet.getByLabel(say("Protein", "البروتين")).fill("");
    const complete = sheet.getByRole("button", { name: say("Complete", "أنجز المهمة") });
    assert.ok(await complete.isDisabled(), "nothing proves it yet");
    await energy.fill("٦٥٠");
    await complete.click();
    await page.getByRole("link", { name: new RegExp(`${dinner}.*${say("Done", "أُنجزت")}`, "s") }).waitFor();
    const done = await eventually(async () => (await tasks(known.headers)).find((task) => task.status === "completed"));
    assert.equal(done.evidence.metrics.calories, 650);
    await page.getByRole("button", { name: say("Undo", "تراجع") }).click();
    await page.getByRole("link", { name: new RegExp(`${dinner}.*${say("To do", "لم تُنجز بعد")}`, "s") }).waitFor();
    await eventually(async () => (await statusOf(known, "Dinner")) === "pending");
  });

  journey(`GTSD-4.2-09 what the service refuses is taken back and explained (${language})`, { ...settings, expected: /status of 409/ }, async (page) => {
    await open(page, await person(), "/tasks");
    const refusal = { code: "day_closed", message: "This day is over.", fields: [], retryable: false };
    await page.route("**/evidence", (route) => route.fulfill({ status: 409, json: refusal }));
    await page.getByRole("link", { name: dinner }).click();
    await page.getByRole("button", { name: say("Complete", "أنجز المهمة") }).click();
    await page.getByText("This day is over.").waitFor();
    await page.getByRole("link", { name: new RegExp(`${dinner}.*${say("To do", "لم تُنجز بعد")}`, "s") }).waitFor();
  });

  journey(`GTSD-3.1-07 GTSD-8.3-05 GTSD-P-6.7-01 what is done without a network is kept, told, and sent when there is one (${language})`,
    { ...settings, expected: /ERR_FAILED/ }, async (page) => {
      const known = await person();
      await open(page, known, "/tasks");
      await page.getByRole("link", { name: dinner }).waitFor();
      await page.route("**/api/**", (route) => route.abort());
      await page.getByRole("link", { name: dinner }).click();
      await page.getByRole("button", { name: say("Complete", "أنجز المهمة") }).click();
      await page.getByText(say("Kept on this device", "محفوظ على هذا الجهاز")).waitFor();
      await page.getByText(say("1 change waits to be sent", "تغيير واحد ينتظر الإرسال")).waitFor();
      assert.equal(await statusOf(known, "Dinner"), "pending");
      await page.unroute("**/api/**");
      await page.getByRole("status").getByRole("button", { name: say("Try again", "حاول مرة أخرى") }).click();
      await eventually(async () => (await statusOf(known, "Dinner")) === "completed");
    });

  journey(`what waited and is refused is told with its reason, and goes when it is discarded (${language})`,
    { ...settings, expected: /ERR_FAILED|status of 409/ }, async (page) => {
      await open(page, await person(), "/tasks");
      await page.getByRole("link", { name: dinner }).waitFor();
      await page.route("**/api/**", (route) => route.abort());
      await page.getByRole("link", { name: dinner }).click();
      await page.getByRole("button", { name: say("Complete", "أنجز المهمة") }).click();
      await page.getByText(say("1 change waits to be sent", "تغيير واحد ينتظر الإرسال")).waitFor();
      await page.unroute("**/api/**");
      const refusal = { code: "day_closed", message: "This day is over.", fields: [], retryable: false };
      await page.route("**/evidence", (route) => route.fulfill({ status: 409, json: refusal }));
      const strip = page.getByRole("status").filter({ has: page.getByRole("button") });
      await strip.getByRole("button", { name: say("Try again", "حاول مرة أخرى") }).click();
      await strip.getByText("This day is over.").waitFor();
      await strip.getByRole("button", { name: say("Discard", "تجاهل") }).click();
      await strip.waitFor({ state: "hidden" });
    });

  journey(`a task of one's own is added, changed, skipped and deleted (${language})`, settings, async (page) => {
    const known = await person();
    await open(page, known, "/tasks");
    await page.getByRole("button", { name: say("Add a task", "أضف مهمة") }).click();
    const form = page.getByRole("dialog");
    await form.getByRole("button", { name: say("Save", "حفظ") }).click();
    await form.getByRole("alert").waitFor();
    await form.getByLabel(say("What is it?", "ما هي المهمة؟")).fill("Stretch");
    await form.getByLabel(say("Kind", "النوع")).selectOption("cardio");
    await form.getByRole("button", { name: say("Save", "حفظ") }).click();
    await page.getByRole("link", { name: "Stretch" }).click();
    await page.getByRole("button", { name: say("Edit", "تعديل") }).click();
    await page.getByLabel(say("What is it?", "ما هي المهمة؟")).fill("Long stretch");
    await page.getByRole("button", { name: say("Save", "حفظ") }).click();
    const statusOf = async () => (await tasks(known.headers)).find(({ title }) => title === "Long stretch")?.status;
    await page.getByRole("button", { name: say("Skip today", "تخطَّ اليوم") }).click();
    // A skip is taken back where it was done and where it is seen.
    await page.getByRole("status").getByRole("button", { name: say("Undo", "تراجع") }).click();
    await eventually(async () => (await statusOf()) === "pending");
    for (const isLast of [false, true]) {
      await page.getByRole("link", { name: "Long stretch" }).click();
      await page.getByRole("button", { name: say("Skip today", "تخطَّ اليوم") }).click();
      await eventually(async () => (await statusOf()) === "skipped");
      if (isLast) break;
      await page.getByRole("link", { name: new RegExp(`Long stretch.*${say("Skipped", "تم تخطيها")}`, "s") }).click();
      await page.getByRole("dialog").getByRole("button", { name: say("Undo", "تراجع") }).click();
      await eventually(async () => (await statusOf()) === "pending");
    }
    await page.getByRole("link", { name: new RegExp(`Long stretch.*${say("Skipped", "تم تخطيها")}`, "s") }).click();
    const ask = page.getByRole("button", { name: say("Delete", "حذف"), exact: true });
    await ask.click();
    // The question is in sight, and the focus on what does no harm.
    const keep = page.getByRole("button", { name: say("Keep it", "أبقِها") });
    await page.waitForFunction((text) => document.activeElement?.textContent?.trim() === text, say("Keep it", "أبقِها"));
    const { y, height } = await keep.boundingBox();
    assert.ok(y >= 0 && y + height <= 844, `the question is at ${y}`);
    await keep.click();
    await page.waitForFunction((text) => document.activeElement?.textContent?.trim() === text, say("Delete", "حذف"));
    await ask.click();
    await page.getByRole("button", { name: say("Delete for good", "احذف نهائيًا") }).click();
    await eventually(async () => !(await tasks(known.headers)).some(({ title }) => title === "Long stretch"));
    assert.equal(await page.getByRole("link", { name: "Long stretch" }).count(), 0);
  });
});

journey("GTSD-2.4-05 GTSD-P-5.4-01 a stranger signs in, who is not known yet waits, who has not answered the first questions is led to them, and who has stays", { base, expected: /status of 4\d\d/ }, async (page) => {
  await page.goto("/gtsd/tasks");
  await page.waitForURL("**/gtsd/sign-in?next=%2Ftasks");
  const known = await person({ isNew: true });
  await signIn(page, known);
  let release = () => {};
  const held = new Promise((resolve) => { release = resolve; });
  await page.route("**/gtsd/session", async (route) => { await held; await route.continue(); });
  const asked = page.waitForRequest("**/gtsd/session");
  await page.goto("/gtsd/tasks");
  await asked;
  await page.locator("main.splash").waitFor();
  assert.equal(await page.getByRole("navigation").count(), 0);
  release();
  await page.waitForURL(/\/gtsd\/onboarding/);
  await send("POST", `${url("profile")}/onboarding`, answers, known.headers);
  await eventually(async () => (await tasks(known.headers)).length > 0);
  await page.goto("/gtsd/tasks");
  await page.getByRole("link", { name: "Dinner" }).waitFor();
  await page.waitForFunction(() => localStorage.getItem("onboarded"));
  assert.equal(new URL(page.url()).pathname, "/gtsd/tasks");
});

journey("GTSD-8.3-06 GTSD-8.6-02 a home that cannot be read offers to try again", { base, expected: /ERR_FAILED/ }, async (page) => {
  await signIn(page, await person());
  await page.route("**/api/dashboard", (route) => route.abort());
  await page.goto("/gtsd/");
  await page.getByRole("alert").getByText("No connection").waitFor();
  await page.unroute("**/api/dashboard");
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
});

journey("GTSD-8.6-06 an answer that is no list of tasks breaks nothing: the screen offers to try again", { base }, async (page) => {
  await signIn(page, await person());
  const list = /\/api\/tasks\?/, again = page.getByRole("main").getByRole("button", { name: "Try again" });
  for (const body of ["{", "null", '{"items":7}', "<html>"]) {
    await page.route(list, (route) => route.fulfill({ status: 200, contentType: "application/json", body }));
    await page.goto("/gtsd/tasks");
    await again.waitFor();
    await page.getByRole("alert").getByText("That did not work").waitFor();
    await page.unroute(list);
  }
  await again.click();
  await page.getByRole("link", { name: "Dinner" }).waitFor();
});

journey("GTSD-P-5.4-02 the five tabs have addresses, and the focus goes to what was opened", { base, width: 390 }, async (page) => {
  await signIn(page, await person());
  await page.goto("/gtsd/");
  for (const [name, path] of [["Tasks", "tasks"], ["Progress", "progress"], ["Streaks", "streaks"], ["Profile", "profile"], ["Home", ""]]) {
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
    await page.waitForURL(`**/gtsd/${path}`);
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  }
  await page.getByRole("navigation").getByRole("link", { name: "Tasks" }).click();
  await page.getByRole("link", { name: "Dinner" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.waitForFunction(() => /Dinner/.test(document.activeElement?.textContent ?? ""));
});

journey("GTSD-8.4-02 the focus stays with the heading when what was read brings another one", { base }, async (page) => {
  await signIn(page, await person());
  let release = () => {};
  const held = new Promise((resolve) => { release = resolve; });
  await page.route("**/api/dashboard", async (route) => { await held; await route.continue(); });
  await page.goto("/gtsd/tasks");
  await page.getByRole("navigation").getByRole("link", { name: "Home", exact: true }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === "Home" && document.activeElement.tagName === "H1");
  release();
  await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
});

journey("planted markup in a name or a task is text", { base }, async (page) => {
  const planted = `<img src=x onerror="document.title='taken'">`;
  const known = await person({ name: planted });
  await send("POST", `${url("tasks")}/tasks`, { title: planted, taskType: "meal", description: planted }, known.headers);
  await signIn(page, known);
  await page.goto("/gtsd/");
  await page.getByRole("heading", { level: 1 }).getByText(planted).waitFor();
  await page.goto("/gtsd/tasks");
  await page.getByRole("link", { name: planted }).click();
  await page.getByRole("dialog").waitFor();
  assert.equal(await page.title(), "Today's tasks · GTSD");
  assert.equal(await page.locator("main img").count(), 0);
});
