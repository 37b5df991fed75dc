// GTSD's streaks, profile, settings and notifications: what somebody sees who did today's tasks, and what they change about themselves.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { base, done, inBoth, password, person, signIn, tasks } from "./support/gtsd.mjs";
import { eventually, send, url } from "./support/stack.mjs";

/** Somebody whose day is done. */
async function achiever(settings = {}) {
  const someone = await person(settings);
  for (const task of await tasks(someone.headers)) await done(task, someone.headers);
  return someone;
}
const get = async (service, path, { headers }) => (await send("GET", `${url(service)}${path}`, undefined, headers)).answer;
const still = (page) => page.emulateMedia({ reducedMotion: "reduce" });

inBoth(({ language, say }) => {
  const settings = { base, language, width: 390 };
  const t = {
    goOn: say("Keep going", "واصل"), close: say("Close", "إغلاق"), done: say(/, done$/, /، منجَز$/), save: say("Save", "حفظ"), back: say("Back", "رجوع"),
    confirm: say("Sign out", "تسجيل الخروج"), settings: say("Settings", "الإعدادات"), trouble: /status of 4\d\d/,
  };
  const opened = async (page, path) => {
    await page.goto(`/gtsd${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  };
  const celebrated = async (page) => {
    await opened(page, "/streaks");
    await page.getByRole("dialog").getByRole("button", { name: t.goOn }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };

  journey(`GTSD-6.1-01 GTSD-P-3.6-07 the streak is shown large, as the service has it (${language})`, settings, async (page) => {
    const someone = await achiever();
    await signIn(page, someone);
    await celebrated(page);
    const { current } = await get("tasks", "/streaks", someone);
    assert.equal(current, 1);
    const figure = page.locator("[data-streak]");
    assert.equal(await figure.getAttribute("data-streak"), String(current));
    assert.equal(await figure.innerText(), say("1", "١"));
    const hero = page.getByRole("region", { name: say("1 day in a row", "سلسلتك يوم واحد"), exact: true });
    await hero.getByText(say("day in a row", "الأيام المتتالية"), { exact: true }).waitFor();
    await hero.getByText(say("2 days to the 3-day mark", "بقي يومان لبلوغ علامة ٣ أيام"), { exact: true }).waitFor();
    assert.ok(await figure.evaluate((node) => parseFloat(getComputedStyle(node).fontSize)) >= 64, "it is large");
    assert.notEqual(await figure.evaluate((node) => getComputedStyle(node).animationName), "none");
    await still(page);
    assert.equal(await figure.evaluate((node) => getComputedStyle(node).animationName), "none");
  });

  journey(`GTSD-6.2-02 GTSD-P-6.5-02 GTSD-P-6.5-04 new badges are celebrated with confetti, once (${language})`, settings, async (page) => {
    await signIn(page, await achiever());
    await opened(page, "/streaks");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    assert.equal(await page.getByTestId("confetti").count(), 1);
    const moved = await page.locator(".confetti i").first().evaluate((node) => [...new Set(node.getAnimations()[0].effect.getKeyframes().flatMap(Object.keys))]);
    assert.deepEqual(moved.filter((name) => !["offset", "computedOffset", "easing", "composite", "transform", "opacity"].includes(name)), []);
    await dialog.getByRole("button", { name: t.goOn }).click();
    await dialog.waitFor({ state: "detached" });
    await page.waitForLoadState("networkidle");
    await page.reload();
    await page.getByRole("grid").waitFor();
    assert.equal(await dialog.count(), 0, "it is celebrated once");
  });

  journey(`GTSD-6.2-02 GTSD-P-6.5-04 no confetti falls for who wants less motion (${language})`, settings, async (page) => {
    await still(page);
    await signIn(page, await achiever());
    await opened(page, "/streaks");
    await page.getByRole("dialog").waitFor();
    assert.equal(await page.getByTestId("confetti").count(), 0);
  });

  journey(`GTSD-P-3.6-02 GTSD-P-6.5-01 the calendar is walked by arrow keys as the eye goes (${language})`, { ...settings, width: 1280 }, async (page) => {
    const someone = await achiever();
    await signIn(page, someone);
    await celebrated(page);
    const grid = page.getByRole("grid", { name: say("Calendar", "التقويم") });
    assert.equal(await grid.locator("tbody").getByRole("row").count(), 7);
    const today = grid.locator("[aria-current=date]");
    assert.match(await today.getAttribute("aria-label"), t.done);
    assert.match(await today.getAttribute("title"), say(/: \d of \d tasks$/, /المهام$/));
    const shade = (marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor);
    const shades = await page.locator(".legend i[data-level]").evaluateAll(shade);
    assert.deepEqual([shades.length, new Set(shades).size], [5, 5], "each level has a colour of its own");
    assert.deepEqual(await today.locator("i").evaluateAll(shade), [shades[4]], "a whole day has the last of them");
    assert.equal(await grid.locator("[tabindex='0']").count(), 1, "one day is in the tab order");
    await today.focus();
    const place = () => page.evaluate(() => {
      const { x, y } = document.activeElement.getBoundingClientRect();
      return { x: x + document.querySelector(".weeks").scrollLeft, y, day: document.activeElement.dataset.day };
    });
    const before = await place();
    await page.keyboard.press(say("ArrowLeft", "ArrowRight"));
    const earlier = await place();
    assert.ok(say(earlier.x < before.x, earlier.x > before.x), "the key leads to its own side");
    assert.equal(Date.parse(before.day) - Date.parse(earlier.day), 7 * 86_400_000);
    await page.keyboard.press(say("ArrowRight", "ArrowLeft"));
    assert.equal((await place()).day, before.day);
    await page.keyboard.press("Control+Home");
    assert.ok((await place()).day < earlier.day);
    await page.keyboard.press("Control+End");
    assert.equal((await place()).day, before.day);
    await page.getByText(say("Year", "سنة"), { exact: true }).click();
    const { days } = await get("tasks", "/streaks/calendar", someone);
    assert.equal(await grid.locator("[data-day]").count(), days.length);
  });

  journey(`GTSD-P-3.6-04 GTSD-P-3.6-06 GTSD-P-6.5-03 GTSD-6.2-10 a locked badge tells its way, an earned one can be shared (${language})`, settings, async (page) => {
    const someone = await achiever();
    await signIn(page, someone);
    await celebrated(page);
    const badges = page.getByRole("region", { name: say("Badges", "الأوسمة") });
    const { items } = await get("tasks", "/badges", someone);
    assert.equal(await badges.getByRole("listitem").count(), items.length);
    const locked = badges.getByRole("button", { name: say("locked", "مقفل") });
    assert.equal(await locked.count(), items.filter(({ earnedAt }) => !earnedAt).length);
    assert.match(await locked.first().locator(".face").evaluate((node) => getComputedStyle(node).filter), /grayscale/);
    await locked.first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: say("How to earn it", "كيف تناله") }).waitFor();
    assert.equal(await dialog.getByRole("progressbar").count(), 1);
    await dialog.getByRole("button", { name: t.close }).click();
    await opened(page, "/streaks?badge=day_one_done");
    await dialog.getByText(say(/^Earned on /, /^نلته في /)).waitFor();
    await dialog.getByText("%").or(dialog.getByText("٪")).first().waitFor();
    await dialog.getByRole("button", { name: say("Share this badge", "شارك هذا الوسام") }).click();
    const link = dialog.getByRole("link");
    await link.waitFor();
    const shown = await fetch(await link.getAttribute("href"));
    assert.equal(shown.status, 200);
    assert.ok(!(await shown.text()).includes(someone.email), "nothing else of its owner");
  });

  for (const [timezone, earnedAt] of [["America/New_York", "2026-03-11T02:30:00.000Z"], ["Asia/Riyadh", "2026-03-09T22:30:00.000Z"]]) {
    journey(`a badge was earned on the day that it was where one is (${language}, ${timezone})`, { ...settings, timezone }, async (page) => {
      await signIn(page, await achiever());
      await page.route("**/api/badges", async (route) => {
        const response = await route.fetch(), { items } = await response.json();
        await route.fulfill({ response, json: { items: items.map((badge) => (badge.earnedAt ? { ...badge, earnedAt, seen: true } : badge)) } });
      });
      await opened(page, "/streaks?badge=day_one_done");
      await page.getByRole("dialog").getByText(say("Earned on 10 March 2026", "نلته في ١٠ مارس ٢٠٢٦")).waitFor();
    });
  }

  journey(`GTSD-7.1-01 GTSD-7.1-08 GTSD-6.2-01 the profile shows who one is and lets the name change (${language})`, settings, async (page) => {
    const someone = await achiever();
    await signIn(page, someone);
    await opened(page, "/profile");
    await page.getByRole("main").getByText(someone.name, { exact: true }).waitFor();
    await page.getByText(someone.email).waitFor();
    await page.getByText(say("80 kg", /٨٠/)).first().waitFor();
    await page.getByText(say("Lose weight", "إنقاص الوزن")).waitFor();
    const { items } = await get("tasks", "/badges?earned=true", someone);
    assert.equal(await page.getByRole("region", { name: say("Badges", "الأوسمة") }).getByRole("listitem").count(), items.length);
    await page.getByRole("button", { name: say("Edit your name", "عدّل اسمك") }).click();
    await page.getByLabel(say("Name", "الاسم"), { exact: true }).fill("<b>Noura</b>");
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await page.getByText(say("Saved", "تم الحفظ")).waitFor();
    await page.getByRole("main").getByText("<b>Noura</b>", { exact: true }).waitFor();
    assert.equal((await get("profile", "/profile/me", someone)).name, "<b>Noura</b>");
  });

  journey(`GTSD-7.2-04 GTSD-7.2-10 weights and partners: added, shown in pounds, removed and brought back (${language})`, settings, async (page) => {
    const someone = await person();
    await signIn(page, someone);
    await opened(page, "/settings");
    await page.getByText(say("Imperial (lb, in)", "رطل، بوصة")).click();
    await page.getByText(say("Saved", "تم الحفظ")).waitFor();
    await opened(page, "/profile");
    await page.getByText(say("176.4 lb", /١٧٦٫٤/)).first().waitFor();
    await page.getByRole("button", { name: say("Log weight", "سجّل الوزن") }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("١٧٥٫٥");
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await page.getByText(say("175.5 lb", /١٧٥٫٥/)).first().waitFor();
    assert.equal((await get("profile", "/settings", someone)).units, "imperial");
    await page.getByRole("button", { name: say("Add a partner", "أضف شريكًا") }).first().click();
    await page.getByLabel(say("Name", "الاسم"), { exact: true }).fill("Sara");
    await page.getByLabel(say("Email", "البريد الإلكتروني")).fill("sara@example.com");
    await page.getByRole("button", { name: t.save, exact: true }).click();
    const remove = page.getByRole("button", { name: say("Remove: Sara", "إزالة: Sara") });
    await remove.click();
    await remove.waitFor({ state: "detached" });
    await page.getByRole("button", { name: say("Undo", "تراجع") }).click();
    await remove.waitFor();
  });

  journey(`GTSD-7.2-01 GTSD-7.2-05 GTSD-7.2-06 GTSD-7.2-07 GTSD-7.2-08 GTSD-P-3.7-04 GTSD-P-6.6-02 GTSD-P-6.6-03 settings are kept (${language})`, settings, async (page) => {
    const someone = await person();
    await signIn(page, someone);
    await opened(page, "/settings");
    const dark = page.getByText(say("Dark", "داكن"), { exact: true });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await dark.click();
    await page.getByText(say("Saved", "تم الحفظ")).waitFor();
    const night = await ground();
    assert.notEqual(night, light);
    assert.equal((await get("profile", "/settings", someone)).theme, "dark");
    await page.reload();
    await dark.waitFor();
    assert.equal(await ground(), night, "it stays after a reload");
    for (const name of say(["Appearance", "Notifications", "Account", "About"], ["المظهر", "الإشعارات", "الحساب", "حول التطبيق"])) {
      await page.getByRole("heading", { name, exact: true }).waitFor();
    }
    await page.getByText(say("Unlock by face or finger", "الفتح بالوجه أو البصمة")).waitFor();
    await page.getByRole("group", { name: say("Units", "الوحدات") }).waitFor();
    for (const name of say(["Sign out", "Delete my account"], ["تسجيل الخروج", "حذف حسابي"])) await page.getByRole("main").getByRole("button", { name, exact: true }).waitFor();
    await page.getByText((await get("profile", "/version", someone)).version, { exact: true }).waitFor();
    for (const name of say(["Privacy policy", "Terms of service"], ["سياسة الخصوصية", "شروط الخدمة"])) {
      const address = await page.getByRole("link", { name }).getAttribute("href");
      assert.equal((await fetch(`${base()}${address}`)).status, 200);
    }
    await page.getByText(say("العربية", "English"), { exact: true }).click();
    await page.getByRole("heading", { name: say("الإعدادات", "Settings"), level: 1 }).waitFor();
  });

  journey(`GTSD-1.5-01 GTSD-1.5-04 GTSD-1.5-05 GTSD-1.5-07 GTSD-7.2-09 signing out asks first and shows nothing afterwards (${language})`, { ...settings, expected: t.trouble }, async (page) => {
    await signIn(page, await person());
    await opened(page, "/profile");
    await page.getByRole("button", { name: t.settings }).click();
    const leave = page.getByRole("main").getByRole("button", { name: t.confirm, exact: true });
    await leave.click();
    await page.getByRole("dialog").getByRole("button", { name: say("Stay", "البقاء") }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal((await page.evaluate(() => fetch("/gtsd/session").then((answer) => answer.json()))).isSignedIn, true);
    await leave.click();
    await page.getByRole("dialog").getByRole("button", { name: t.confirm }).click();
    await page.waitForURL("**/gtsd/sign-in**");
    await page.goBack();
    await page.waitForURL("**/gtsd/sign-in**");
    assert.equal(await page.getByRole("navigation").count(), 0);
  });

  journey(`GTSD-P-3.7-03 an account is deleted by its password only (${language})`, { ...settings, expected: t.trouble }, async (page) => {
    const someone = await person();
    await signIn(page, someone);
    await opened(page, "/settings");
    await page.getByRole("button", { name: say("Delete my account", "حذف حسابي") }).click();
    const field = page.getByLabel(say("Password", "كلمة المرور"), { exact: true });
    const go = page.getByRole("button", { name: say("Delete for good", "احذف نهائيًا") });
    await field.fill("Wrong9Password");
    await go.click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await field.fill(password);
    await go.click();
    await page.waitForURL("**/gtsd/sign-in**");
    await assert.rejects(send("POST", `${url("auth")}/auth/login`, { product: "gtsd", email: someone.email, password }), /401/);
  });

  journey(`GTSD-7.3-06 a notification is marked and opens its screen (${language})`, settings, async (page) => {
    const someone = await achiever();
    await signIn(page, someone);
    await opened(page, "/notifications");
    const unread = page.getByRole("main").getByRole("link", { name: say("Unread:", "غير مقروء:") });
    await unread.first().waitFor();
    const before = await unread.count();
    await page.locator("a.is-badge").first().click();
    await page.waitForURL("**/gtsd/streaks?badge=*");
    await page.waitForLoadState("networkidle");
    await opened(page, "/notifications");
    await page.locator("a.told").first().waitFor();
    await unread.nth(before - 1).waitFor({ state: "detached" });
    assert.equal(await unread.count(), before - 1);
    const all = page.getByRole("button", { name: say("Mark all as read", "اعتبر الكل مقروءًا") });
    if (before > 1) await all.click();
    await unread.waitFor({ state: "detached" });
  });

  journey(`notifications that are marked without a network are read once it is back (${language})`, { ...settings, expected: /ERR_FAILED/ }, async (page) => {
    const someone = await achiever();
    await signIn(page, someone);
    await opened(page, "/notifications");
    const unread = page.getByRole("main").getByRole("link", { name: say("Unread:", "غير مقروء:") });
    await unread.first().waitFor();
    await page.route("**/api/**", (route) => route.abort());
    await page.getByRole("button", { name: say("Mark all as read", "اعتبر الكل مقروءًا") }).click();
    await page.getByText(say("1 change waits to be sent", "تغيير واحد ينتظر الإرسال")).first().waitFor();
    assert.equal(await unread.count(), 0);
    // What was read is there after a reload, with its age and the mark.
    await page.reload();
    await page.locator("a.told").first().waitFor();
    await page.getByText(say(/It may be out of date\./, /وقد يكون قديمًا/)).waitFor();
    assert.equal(await unread.count(), 0);
    await page.unroute("**/api/**");
    // Somebody who presses the button is too late where the page has just tried by itself.
    await page.getByRole("status").getByRole("button", { name: say("Try again", "حاول مرة أخرى") }).click({ timeout: 5000 }).catch(() => {});
    await eventually(async () => (await get("tasks", "/notifications", someone)).unread === 0);
  });

  journey(`somebody asks support (${language})`, settings, async (page) => {
    await signIn(page, await person());
    await opened(page, "/support");
    const question = page.locator("summary").first();
    await question.click();
    assert.ok(await page.locator("details[open] p").isVisible());
    await page.getByLabel(say("What is it about?", "ما الموضوع؟")).fill("The reminder");
    await page.getByLabel(say("Your message", "رسالتك")).fill("It comes an hour late.");
    await page.getByRole("button", { name: say("Send", "إرسال"), exact: true }).click();
    await page.getByText(/S-\d+/).waitFor();
  });
});
