// What is shown of a day while changes wait on the device: what was read last, with the changes upon it, until the service has them; and the settings
// without a network.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { base, inBoth, person, rows, signIn, tasks } from "./support/gtsd.mjs";
import { eventually, send, url } from "./support/stack.mjs";

inBoth(({ language, say, inTurn }) => {
  const settings = { base, language, width: 390, expected: /ERR_|status of (401|409)/ };
  const number = (value) => value.toLocaleString(say("en", "ar-u-nu-arab"));
  const service = /\/gtsd\/(api\/|session)/;
  const cut = (page) => page.route(service, (route) => route.abort());
  const row = (page, { id }, status) => page.locator(`.task.is-${status} [data-task="${id}"]`);
  const count = (page, done, all) => page.getByText(say(`${done} of ${all} done`, `أُنجز ${number(done)} من ${number(all)}`), { exact: true });
  const home = (page, done, all) => page.getByText(say(`${done}/${all} tasks completed`, `أُنجزت ${number(done)} من ${number(all)} مهام`));
  const kept = (page) => page.getByText(say("Kept on this device", "محفوظ على هذا الجهاز")).first();
  const act = async (page, task, name) => {
    await page.locator(`[data-task="${task.id}"]`).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await kept(page).waitFor();
  };
  /** Somebody who has seen home and tasks, and then has no network. */
  const away = async (page) => {
    const known = await person(), day = await tasks(known.headers);
    await signIn(page, known);
    await page.goto("/gtsd/");
    await home(page, 0, day.length).waitFor();
    await page.goto("/gtsd/tasks");
    await count(page, 0, day.length).waitFor();
    await cut(page);
    // The first two meals, which the form completes with the numbers of their plan.
    const [first, second] = day.filter(({ taskType, metadata }) => taskType === "meal" && metadata.calories);
    return { known, all: day.length, first, second };
  };

  inTurn(`what waits to be sent is shown as done, skipped or undone after a reload without a network, on home too (${language})`, settings, async (page) => {
    const { all, first, second } = await away(page);
    await act(page, first, say("Complete", "أنجز المهمة"));
    await act(page, second, say("Skip today", "تخطَّ اليوم"));
    // What was said of the first may still stand there when the second is on its way to the device's memory.
    await page.getByText(say("2 changes wait to be sent", "تغييران ينتظران الإرسال")).waitFor();
    await page.reload();
    await page.getByText(say("2 changes wait to be sent", "تغييران ينتظران الإرسال")).waitFor();
    await row(page, first, "completed").getByText(say("Done", "أُنجزت"), { exact: true }).waitFor();
    await row(page, second, "skipped").getByText(say("Skipped", "تم تخطيها"), { exact: true }).waitFor();
    await count(page, 1, all).waitFor();
    await page.goto("/gtsd/");
    await home(page, 1, all).waitFor();
    await page.getByText(say("You are offline.", "أنت غير متصل.")).waitFor();
    await page.getByRole("img", { name: new RegExp(`^${say("Calories", "السعرات")}: ${number(first.metadata.calories)} `) }).waitFor();
    await page.getByRole("img", { name: new RegExp(number(Math.floor(100 / all))) }).first().waitFor();
    for (const { id } of [first, second]) assert.equal(await page.locator(`[data-task="${id}"]`).count(), 0, "what is next is neither done nor skipped");
    await page.getByRole("link", { name: say("Tasks", "المهام"), exact: true }).click();
    await act(page, first, say("Undo", "تراجع"));
    await page.reload();
    await row(page, first, "pending").waitFor();
    await count(page, 0, all).waitFor();
    await page.goto("/gtsd/");
    await home(page, 0, all).waitFor();
  });

  inTurn(`an answer that lacks what waits does not show it as to do, and what was sent stays done without a network (${language})`, settings, async (page) => {
    const { known, all, first } = await away(page);
    await act(page, first, say("Complete", "أنجز المهمة"));
    await page.route("**/evidence", (route) => route.abort());
    await page.unroute(service);
    const answered = page.waitForResponse((response) => response.url().includes("/api/tasks?"));
    await page.reload();
    assert.equal((await (await answered).json()).items.find(({ id }) => id === first.id).status, "pending");
    await page.waitForTimeout(300);
    await row(page, first, "completed").waitFor();
    await count(page, 1, all).waitFor();
    await page.goto("/gtsd/");
    await home(page, 1, all).waitFor();
    await page.waitForLoadState("networkidle");
    await home(page, 1, all).waitFor();
    // Only sending gets through: nothing is read again after it.
    await page.unroute("**/evidence");
    await page.route(service, (route) => (route.request().url().endsWith("/evidence") ? route.continue() : route.abort()));
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await eventually(async () => (await tasks(known.headers)).find(({ id }) => id === first.id).status === "completed");
    await page.getByText(say("waits to be sent", "ينتظر الإرسال")).waitFor({ state: "detached" });
    for (const path of ["/", "/tasks"]) {
      await page.goto(`/gtsd${path}`);
      await (path === "/" ? home : count)(page, 1, all).waitFor();
    }
  });

  inTurn(`what was done with a network is still done after a reload without one (${language})`, settings, async (page) => {
    const { all, first, second } = await away(page);
    await page.unroute(service);
    const deeds = [
      [first, say("Complete", "أنجز المهمة"), say("Done: ", "أُنجزت: ")], [second, say("Skip today", "تخطَّ اليوم"), say("Skipped: ", "تم تخطي: ")],
    ];
    for (const [task, name, done] of deeds) {
      await page.locator(`[data-task="${task.id}"]`).click();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
      await page.getByText(done).first().waitFor();
    }
    await cut(page);
    await page.reload();
    await row(page, first, "completed").waitFor();
    await row(page, second, "skipped").waitFor();
    await page.goto("/gtsd/");
    await home(page, 1, all).waitFor();
  });

  inTurn(`[GTSD-8.3-05] what was done on a line that hangs is not lost with its page, and is done once (${language})`, settings, async (page) => {
    const known = await person(), day = await tasks(known.headers), keys = new Set();
    const first = day.find(({ taskType, metadata }) => taskType === "meal" && metadata.calories);
    await signIn(page, known);
    await page.goto("/gtsd/tasks");
    await count(page, 0, day.length).waitFor();
    page.context().on("request", (request) => { if (request.url().endsWith("/evidence")) keys.add(request.headers()["idempotency-key"]); });
    // Never answered.
    await page.route("**/evidence", () => {});
    const asked = page.waitForRequest("**/evidence");
    await page.locator(`[data-task="${first.id}"]`).click();
    await page.getByRole("dialog").getByRole("button", { name: say("Complete", "أنجز المهمة"), exact: true }).click();
    await asked;
    assert.equal(await page.getByText(say("waits to be sent", "ينتظر الإرسال")).count(), 0, "it is on its way");
    const next = await page.context().newPage();
    await page.close();
    await next.goto("/gtsd/tasks");
    await row(next, first, "completed").waitFor();
    await eventually(async () => (await tasks(known.headers)).find(({ id }) => id === first.id).status === "completed");
    await eventually(async () => (await rows(next, "work")) === 0);
    assert.equal(keys.size, 1);
  });

  inTurn(`settings that were chosen on a line that hangs are told of by leaving, and all of them are sent after a reload (${language})`, settings, async (page) => {
    const known = await person();
    await signIn(page, known);
    await page.goto("/gtsd/settings");
    let hangs = true;
    await page.route("**/api/settings", (route) => (hangs && route.request().method() === "PUT" ? undefined : route.continue()));
    const asked = page.waitForRequest((request) => request.method() === "PUT");
    await page.getByRole("radio", { name: say("Imperial (lb, in)", "رطل، بوصة") }).check({ force: true });
    await asked;
    await page.getByRole("main").getByRole("button", { name: say("Sign out", "تسجيل الخروج"), exact: true }).click();
    await page.getByRole("dialog").getByText(say("Only this device has 1 change.", "على هذا الجهاز وحده: تغيير واحد.")).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: say("Stay", "البقاء") }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("radio", { name: say("Dark", "داكن") }).check({ force: true });
    await eventually(async () => (await rows(page, "work")) === 2);
    assert.equal(await page.getByText(say(/waits? to be sent/, /ينتظر(ان)? الإرسال/)).count(), 0, "they are on their way");
    hangs = false;
    await page.reload();
    await eventually(async () => {
      const { answer } = await send("GET", `${url("profile")}/settings`, undefined, known.headers);
      return answer.units === "imperial" && answer.theme === "dark";
    });
    await eventually(async () => (await rows(page, "work")) === 0);
  });

  const add = async (page, title) => {
    await page.getByRole("button", { name: say("Add a task", "أضف مهمة") }).click();
    await page.getByLabel(say("What is it?", "ما هي المهمة؟")).fill(title);
    await page.getByRole("button", { name: say("Save", "حفظ"), exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };

  inTurn(`[GTSD-8.3-05] a task added without a network waits in the list and is there once; one added before stays there (${language})`, settings, async (page) => {
    const { known, all } = await away(page);
    const listed = (title) => page.getByRole("listitem").filter({ hasText: title }), waits = say("Waits to be sent", "تنتظر الإرسال");
    await page.unroute(service);
    await add(page, "Stretch");
    await listed("Stretch").waitFor();
    await listed("Stretch").getByRole("link").click();
    await page.getByRole("button", { name: say("Edit", "تعديل") }).click();
    await page.getByLabel(say("What is it?", "ما هي المهمة؟")).fill("Long stretch");
    await page.getByRole("button", { name: say("Save", "حفظ"), exact: true }).click();
    await page.getByRole("dialog", { name: "Long stretch" }).waitFor();
    await cut(page);
    await page.goto("/gtsd/tasks");
    await listed("Long stretch").waitFor();
    await add(page, "Evening walk");
    await kept(page).waitFor();
    await listed("Evening walk").getByText(waits).waitFor();
    await page.reload();
    await page.getByText(say("1 change waits to be sent", "تغيير واحد ينتظر الإرسال")).waitFor();
    await listed("Evening walk").getByText(waits).waitFor();
    await count(page, 0, all + 2).waitFor();
    await listed("Evening walk").getByRole("link").click();
    await page.getByRole("dialog").getByText(say("It waits to be sent.", "تنتظر الإرسال")).waitFor();
    assert.equal(await page.getByRole("dialog").getByRole("button", { name: say("Complete", "أنجز المهمة") }).count(), 0);
    await page.keyboard.press("Escape");
    await page.unroute(service);
    await listed("Evening walk").getByText(waits).waitFor({ state: "detached" });
    await listed("Evening walk").waitFor();
    assert.equal(await listed("Evening walk").count(), 1);
    const own = (await tasks(known.headers)).filter(({ source }) => source === "own").map(({ title }) => title).sort();
    assert.deepEqual(own, ["Evening walk", "Long stretch"]);
    await cut(page);
    await page.reload();
    await listed("Evening walk").waitFor();
    assert.equal(await listed("Evening walk").count(), 1);
  });

  inTurn(`what was done in words shows its words at once, and home says that its figures count numbers only (${language})`, settings, async (page) => {
    const { first } = await away(page);
    await page.locator(`[data-task="${first.id}"]`).click();
    await page.getByRole("dialog").getByRole("radio", { name: say("In words", "بالكلمات") }).check({ force: true });
    await page.getByRole("dialog").locator("textarea").fill("Lentils and rice");
    await page.getByRole("dialog").getByRole("button", { name: say("Complete", "أنجز المهمة"), exact: true }).click();
    await row(page, first, "completed").getByText("Lentils and rice").waitFor();
    await page.goto("/gtsd/");
    await page.getByText(say("These figures count what you logged in numbers", "تجمع هذه الأرقام ما سجّلته رقمًا فقط")).waitFor();
  });

  journey(`[GTSD-8.3-05] a weight that waits is shown, one typed wrongly is asked about, taken out and brought back (${language})`, settings, async (page) => {
    const known = await person(), today = (await tasks(known.headers))[0].date;
    for (let ago = 1; ago < 12; ago++) {
      const date = new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10);
      await send("POST", `${url("profile")}/profile/weights`, { weightKg: 80 + ago / 10, date }, known.headers);
    }
    await signIn(page, known);
    await page.goto("/gtsd/profile");
    const rows = page.locator(".weights .listed li"), dialog = page.getByRole("dialog");
    await rows.first().waitFor();
    assert.equal(await rows.count(), 10);
    await page.getByRole("button", { name: say("Show all 12 weigh-ins", /١٢/) }).click();
    assert.equal(await rows.count(), 12);
    const has = (kg) => rows.filter({ hasText: kg.toLocaleString(say("en", "ar-u-nu-arab")) });
    const log = async (typed) => {
      await page.getByRole("button", { name: say("Log weight", "سجّل الوزن") }).click();
      await dialog.getByRole("textbox").fill(typed);
      await dialog.getByRole("button", { name: say("Save", "حفظ"), exact: true }).click();
    };
    const weights = async () => {
      const { answer } = await send("GET", `${url("profile")}/profile/weights?range=all`, undefined, known.headers);
      return answer.items.map(({ weightKg }) => weightKg);
    };
    await cut(page);
    await log("40");
    await dialog.getByText(say("Is it right?", "هل هو صحيح؟")).waitFor();
    await dialog.getByRole("button", { name: say("Correct it", "صحّحه") }).click();
    await dialog.getByText(say("Enter your weight again", "أدخل وزنك من جديد")).first().waitFor();
    await dialog.getByRole("button", { name: say("Save", "حفظ"), exact: true }).click();
    await dialog.getByRole("button", { name: say("Yes, save it", "نعم، احفظه") }).click();
    await kept(page).waitFor();
    await has(40).getByText(say("Waits to be sent", "ينتظر الإرسال")).waitFor();
    await page.reload();
    await has(40).getByText(say("Waits to be sent", "ينتظر الإرسال")).waitFor();
    await page.locator(".identity").getByText(say(/^40 kg/, /^٤٠/)).waitFor();
    await page.unroute(service);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    const remove = has(40).getByRole("button");
    await remove.waitFor();
    assert.ok((await weights()).includes(40));
    await remove.click();
    await has(40).waitFor({ state: "detached" });
    await eventually(async () => !(await weights()).includes(40));
    await page.getByRole("button", { name: say("Undo", "تراجع") }).click();
    await has(40).waitFor();
    await eventually(async () => (await weights()).includes(40));
    await cut(page);
    await has(40).getByRole("button").click();
    await has(40).waitFor({ state: "detached" });
    await page.reload();
    await rows.first().waitFor();
    await has(40).waitFor({ state: "detached" });
  });

  inTurn(`what is refused after it waited is shown as the service has it (${language})`, settings, async (page) => {
    const { all, first } = await away(page);
    await act(page, first, say("Complete", "أنجز المهمة"));
    const refusal = { code: "day_closed", message: "This day is over.", fields: [], retryable: false };
    await page.route("**/evidence", (route) => route.fulfill({ status: 409, json: refusal }));
    await page.unroute(service);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.reload();
    await page.getByText("This day is over.").waitFor();
    await row(page, first, "pending").waitFor();
    await count(page, 0, all).waitFor();
  });

  inTurn(`what was done by a call whose answer was lost, and whose key is forgotten by now, is not shown as refused (${language})`, settings, async (page) => {
    const { known, all, first } = await away(page);
    const [asked] = await Promise.all([page.waitForRequest("**/evidence"), act(page, first, say("Complete", "أنجز المهمة"))]);
    // Without its key, as it is to a service that has forgotten that.
    await send("POST", `${url("tasks")}/tasks/${first.id}/evidence`, asked.postDataJSON(), known.headers);
    await page.unroute(service);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await eventually(async () => (await rows(page, "work")) === 0);
    await row(page, first, "completed").waitFor();
    await count(page, 1, all).waitFor();
  });

  inTurn(`settings open without a network: theme, language, version and signing out need no answer (${language})`, settings, async (page) => {
    await signIn(page, await person());
    await page.goto("/gtsd/");
    await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
    await cut(page);
    await page.goto("/gtsd/settings");
    await page.getByText(say("You are offline.", "أنت غير متصل.")).waitFor();
    await page.getByRole("radio", { name: say("Dark", "داكن") }).check({ force: true });
    await page.getByText(say("Kept on this device", "محفوظ على هذا الجهاز")).waitFor();
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
    assert.match(await page.locator(".row").filter({ hasText: say("Version", "الإصدار") }).innerText(), /[0-9a-f]/);
    assert.equal(await page.getByRole("switch").count(), 0, "nobody knows what is chosen there");
    assert.equal(await page.getByRole("main").getByRole("button", { name: say("Try again", "حاول مرة أخرى") }).count(), 0, "the strip offers it");
    await page.getByRole("radio", { name: say("العربية", "English") }).check({ force: true });
    await page.getByRole("heading", { level: 1, name: say("الإعدادات", "Settings") }).waitFor();
    await page.getByRole("radio", { name: say("English", "العربية") }).check({ force: true });
    await page.getByRole("main").getByRole("button", { name: say("Sign out", "تسجيل الخروج"), exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: say("Discard and sign out", "تجاهل واخرج") }).click();
    await page.getByRole("heading", { level: 1, name: say("Welcome back", "أهلًا بعودتك") }).waitFor();
  });

  journey(`settings that were read are there without a network, with their age; what is chosen then is sent later (${language})`, settings, async (page) => {
    const known = await person();
    await signIn(page, known);
    await page.goto("/gtsd/settings");
    const push = page.getByRole("switch", { name: say("Notifications on my devices", "الإشعارات على أجهزتي") });
    const was = await push.isChecked();
    const version = page.locator(".row").filter({ hasText: say("Version", "الإصدار") });
    await eventually(async () => /\d\.\d/.test(await version.innerText()));
    const shown = await version.innerText();
    await cut(page);
    await page.reload();
    await page.getByText(say(/It may be out of date\./, /وقد يكون قديمًا/)).waitFor();
    assert.equal(await version.innerText(), shown);
    await page.getByRole("radio", { name: say("Imperial (lb, in)", "رطل، بوصة") }).check({ force: true });
    await kept(page).waitFor();
    await push.setChecked(!was);
    await page.getByRole("radio", { name: say("Dark", "داكن") }).check({ force: true });
    await page.getByText(say("3 changes wait to be sent", "٣ تغييرات تنتظر الإرسال")).waitFor();
    await page.reload();
    await page.getByRole("radio", { name: say("Imperial (lb, in)", "رطل، بوصة") }).waitFor({ state: "attached" });
    assert.ok(await page.getByRole("radio", { name: say("Imperial (lb, in)", "رطل، بوصة") }).isChecked());
    assert.equal(await push.isChecked(), !was);
    await page.unroute(service);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.reload();
    await eventually(async () => {
      const { answer } = await send("GET", `${url("profile")}/settings`, undefined, known.headers);
      return answer.units === "imperial" && answer.theme === "dark" && answer.pushEnabled === !was;
    });
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  });
});
