// GTSD's settings and profile: each change reaches the service, is there after a reload, and says so when it is refused.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { violations } from "./support/axe.mjs";
import { journey } from "./support/browser.mjs";
import { base, inBoth, mailedPage, password, person, signIn } from "./support/gtsd.mjs";
import { picture } from "./support/gtsd-photos.mjs";
import { isWide } from "./support/look.mjs";
import { eventually, send, url } from "./support/stack.mjs";

const read = async (known, path) => (await send("GET", `${url("profile")}${path}`, undefined, known.headers)).answer;
const login = (email, password) => send("POST", `${url("auth")}/auth/login`, { product: "gtsd", email, password });

inBoth(({ language, say, inTurn }) => {
  const settings = { base, language, width: 390, expected: /status of 4\d\d/ };
  const t = {
    saved: say("Saved", "تم الحفظ"), password: say("Password", "كلمة المرور"), save: say("Save", "حفظ"), welcome: say("Welcome back", "أهلًا بعودتك"),
  };
  const open = async (page, path = "/settings", known) => {
    const somebody = known ?? await person();
    await signIn(page, somebody);
    await page.goto(`/gtsd${path}`);
    await page.getByRole("heading", { level: 1, name: path === "/settings" ? say("Settings", "الإعدادات") : say("Profile", "حسابي") }).waitFor();
    return somebody;
  };
  const action = (page, name) => page.getByRole("main").getByRole("button", { name, exact: true });
  const dialog = (page) => page.getByRole("dialog");

  inTurn(`a password is changed with the one until now, and only that (${language})`, settings, async (page) => {
    const known = await open(page), next = "River8Crossing";
    await action(page, say("Change password", "تغيير كلمة المرور")).click();
    const current = dialog(page).getByLabel(say("Password until now", "كلمة المرور الحالية")), chosen = dialog(page).getByLabel(say("New password", "كلمة المرور الجديدة"));
    const change = dialog(page).getByRole("button", { name: say("Change it", "غيّرها") });
    await current.fill("Wrong9Password");
    await chosen.fill("short");
    await change.click();
    await dialog(page).getByRole("alert").waitFor();
    await chosen.fill(next);
    await change.click();
    await eventually(async () => !(await change.getAttribute("aria-busy")));
    await dialog(page).getByRole("alert").waitFor();
    await current.fill(password);
    await change.click();
    await page.getByText(say("Your password is changed.", "تم تغيير كلمة المرور.")).waitFor();
    await assert.rejects(login(known.email, password), /401/);
    await login(known.email, next);
    await assert.rejects(send("GET", `${url("profile")}/settings`, undefined, known.headers), /401/, "other devices are signed out");
    await page.reload();
    await action(page, say("Change password", "تغيير كلمة المرور")).waitFor();
  });

  inTurn(`[GTSD-7.1-08][GTSD-7.2-01][GTSD-7.2-10][GTSD-P-6.6-02] theme, notifications and reminder are saved, stay after a reload, and a refusal is told (${language})`, settings, async (page) => {
    const known = await open(page);
    const theme = (name) => page.getByRole("radio", { name }).check({ force: true });
    for (const [name, value] of [[say("Dark", "داكن"), "dark"], [say("Light", "فاتح"), "light"], [say("System", "النظام"), "system"], [say("Dark", "داكن"), "dark"]]) {
      await theme(name);
      await eventually(async () => (await read(known, "/settings")).theme === value);
      assert.equal(await page.locator("html").getAttribute("data-theme"), value);
    }
    await page.getByText(t.saved).waitFor();
    const push = page.getByRole("switch", { name: say("Notifications on my devices", "الإشعارات على أجهزتي") }), was = await push.isChecked();
    await push.setChecked(!was);
    await eventually(async () => (await read(known, "/settings")).pushEnabled === !was);
    const reminder = page.getByLabel(say("Remind me at", "ذكّرني في"));
    await reminder.fill("06:45");
    await reminder.blur();
    await eventually(async () => (await read(known, "/settings")).reminderTime.startsWith("06:45"));
    await page.reload();
    await reminder.waitFor();
    // What is remembered is shown first, and may be of before the answer to the last change.
    await eventually(async () => (await reminder.inputValue()) === "06:45" && (await push.isChecked()) === !was);
    assert.ok(await page.getByRole("radio", { name: say("Dark", "داكن") }).isChecked());
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
    const refusal = { code: "validation_failed", message: "Not that.", fields: [], retryable: false };
    await page.route("**/api/settings", (route) => (route.request().method() === "PUT" ? route.fulfill({ status: 422, json: refusal }) : route.continue()));
    await theme(say("Light", "فاتح"));
    await page.getByText(say("That was not saved: Not that.", "لم يُحفظ ذلك: Not that.")).waitFor();
    assert.ok(await page.getByRole("radio", { name: say("Dark", "داكن") }).isChecked(), "it is taken back");
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  });

  inTurn(`of two changes of one setting the later one stays, although the first takes long (${language})`, settings, async (page) => {
    const known = await open(page), sent = [];
    await page.route("**/api/settings", async (route) => {
      if (route.request().method() === "PUT") {
        const { theme } = route.request().postDataJSON();
        if (theme === "dark") await new Promise((resolve) => setTimeout(resolve, 1000));
        sent.push(theme);
      }
      await route.continue();
    });
    for (const name of [say("Dark", "داكن"), say("Light", "فاتح")]) await page.getByRole("radio", { name }).check({ force: true });
    await eventually(async () => sent.length === 2 && (await read(known, "/settings")).theme === "light");
    assert.deepEqual(sent, ["dark", "light"]);
    assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  });

  journey(`[GTSD-7.2-04] weights are read and logged in pounds, and nothing that is kept changes by looking at it in either unit (${language})`, settings, async (page) => {
    const known = await open(page), before = await read(known, "/profile/me");
    const units = (name) => page.getByRole("radio", { name }).check({ force: true });
    for (let round = 0; round < 2; round++) {
      await units(say("Imperial (lb, in)", "رطل، بوصة"));
      await eventually(async () => (await read(known, "/settings")).units === "imperial");
      await units(say("Metric (kg, cm)", "كجم، سم"));
      await eventually(async () => (await read(known, "/settings")).units === "metric");
    }
    await units(say("Imperial (lb, in)", "رطل، بوصة"));
    await eventually(async () => (await read(known, "/settings")).units === "imperial");
    const after = await read(known, "/profile/me");
    assert.deepEqual([after.weightKg, after.heightCm, after.targetWeightKg], [before.weightKg, before.heightCm, before.targetWeightKg]);
    await page.goto("/gtsd/profile");
    await page.getByText(say(/176\.4 lb/, /١٧٦٫٤/)).first().waitFor();
    await page.getByRole("button", { name: say("Log weight", "سجّل الوزن") }).click();
    await page.getByRole("textbox", { name: say("Weight", "الوزن") }).fill(say("180", "١٨٠"));
    await page.getByRole("button", { name: t.save }).click();
    await page.getByText(say(/180 lb/, /١٨٠/)).first().waitFor();
    await eventually(async () => Math.abs((await read(known, "/profile/me")).weightKg - 81.65) < 0.01);
  });

  inTurn(`a setting that is refused takes back nothing that was chosen after it (${language})`, settings, async (page) => {
    const known = await open(page);
    const push = page.getByRole("switch", { name: say("Notifications on my devices", "الإشعارات على أجهزتي") }), was = await push.isChecked();
    let refuse = () => {};
    const refused = new Promise((resolve) => { refuse = resolve; });
    const refusal = { code: "validation_failed", message: "Not that.", fields: [], retryable: false };
    await page.route("**/api/settings", async (route) => {
      if (route.request().postDataJSON()?.pushEnabled === undefined) return route.continue();
      await refused;
      return route.fulfill({ status: 422, json: refusal });
    });
    await push.setChecked(!was);
    await page.getByRole("radio", { name: say("Dark", "داكن") }).check({ force: true });
    refuse();
    await eventually(async () => (await push.isChecked()) === was);
    await eventually(async () => (await read(known, "/settings")).theme === "dark");
    assert.ok(await page.getByRole("radio", { name: say("Dark", "داكن") }).isChecked());
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  });

  inTurn(`one's data comes as a file with everything of the profile in it (${language})`, settings, async (page) => {
    const known = await open(page);
    const coming = page.waitForEvent("download");
    const row = page.getByRole("main").getByRole("button", { name: say("Download my data", "نزّل بياناتي") });
    await row.getByText(say("Tasks, evidence and photos are not in it.", "لا يشمل المهام والإثباتات والصور.")).waitFor();
    await row.click();
    const file = await coming;
    assert.equal(file.suggestedFilename(), "gtsd-data.json");
    const data = JSON.parse(await readFile(await file.path(), "utf8"));
    assert.equal(data.profile.email, known.email);
    assert.equal(data.profile.heightCm, 170);
    for (const named of ["profile", "settings", "weights", "measurements", "partners", "tickets"]) assert.ok(named in data, named);
    for (const none of ["tasks", "evidence", "photos"]) assert.ok(!(none in data), none);
  });

  journey(`[GTSD-P-A-02] what takes a moment lies over the page until it is there or given up, and an error stays until its OK (${language})`,
    { ...settings, expected: /ERR_|status of [45]\d\d|503 of/ }, async (page) => {
      await open(page);
      const row = page.getByRole("main").getByRole("button", { name: say("Download my data", "نزّل بياناتي") });
      const waits = page.getByRole("dialog", { name: say("Collecting your data…", "جارٍ جمع بياناتك…") });
      const alert = page.getByRole("alertdialog", { name: say("That did not work", "لم ينجح ذلك") }), ok = alert.getByRole("button", { name: say("OK", "حسنًا"), exact: true });
      const isBack = () => page.waitForFunction((name) => document.activeElement?.textContent.includes(name), say("Download my data", "نزّل بياناتي"));
      let release = () => {}, answer = (route) => route.continue();
      // Colours of what still appears are no colours of ours.
      const looked = async () => {
        await page.evaluate(() => Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().iterations < 9).map(({ finished }) => finished)));
        assert.deepEqual(await violations(page), []);
        assert.equal(await isWide(page), false);
      };
      const hold = async () => {
        const held = new Promise((resolve) => { release = resolve; });
        await page.unroute("**/api/profile/me/export");
        await page.route("**/api/profile/me/export", async (route) => { await held; await answer(route).catch(() => {}); });
      };
      // Nothing else can be done meanwhile, and it may be given up by its button or by Escape.
      for (const end of [() => waits.getByRole("button", { name: say("Cancel", "إلغاء"), exact: true }).click(), () => page.keyboard.press("Escape")]) {
        await hold();
        await row.click();
        await waits.waitFor();
        assert.ok(await page.evaluate(() => document.querySelector("dialog[open]").matches(":modal") && document.querySelector("dialog[open]").contains(document.activeElement)));
        await looked();
        await end();
        await waits.waitFor({ state: "detached" });
        await isBack();
        release();
        assert.equal(await alert.count(), 0, "what was given up is no error");
      }
      for (const [reply, text] of [
        [(route) => route.abort(), say("We cannot reach GTSD right now.", "لا يمكننا الوصول إلى GTSD الآن.")],
        [(route) => route.fulfill({ status: 503, json: { code: "unavailable", message: "x" } }), say("Something went wrong on our side.", "حدث خطأ من جهتنا.")],
      ]) {
        answer = reply;
        await hold();
        await row.click();
        await waits.waitFor();
        release();
        await alert.getByText(text).waitFor();
        await waits.waitFor({ state: "detached" });
        await page.waitForFunction(() => document.activeElement?.closest("[role=alertdialog]") && document.activeElement.tagName === "BUTTON");
        await looked();
        await ok.click();
        await alert.waitFor({ state: "detached" });
        await isBack();
      }
      answer = (route) => route.continue();
      await hold();
      const coming = page.waitForEvent("download");
      await row.click();
      await waits.waitFor();
      release();
      await coming;
      await waits.waitFor({ state: "detached" });
      assert.equal(await alert.count(), 0);
    });

  journey(`an address that is not confirmed is named and mailed again, who travels chooses another zone, and what is old is read again (${language})`, { ...settings, expected: /ERR_|status of 4\d\d/ }, async (page) => {
    const known = await person();
    const mails = async () => (await send("GET", `${url("sandbox")}/sandbox/messages?to=${encodeURIComponent(known.email)}`)).answer.items.length;
    await mailedPage(known.email, "verify-email");
    const before = await mails();
    await open(page, "/settings", known);
    const confirm = page.getByRole("button", { name: say("Confirm your email", "أكّد بريدك الإلكتروني") });
    await confirm.getByText(known.email, { exact: true }).waitFor();
    await confirm.click();
    await page.getByText(say("A new link is on its way to your mail.", "رابط جديد في طريقه إلى بريدك.")).waitFor();
    await eventually(async () => (await mails()) > before);

    const zone = page.getByLabel(say("Time zone", "المنطقة الزمنية"), { exact: true });
    assert.equal(await zone.inputValue(), "UTC");
    assert.match(await zone.locator("option").first().innerText(), say(/^Riyadh \(GMT\+3\)$/, /^توقيت .*٣\)$/));
    await eventually(async () => (await zone.locator("option").count()) > 300);
    for (const text of (await zone.locator("option").allInnerTexts()).slice(0, 60)) assert.match(text, say(/^[A-Z]/, /^[\u0600-\u06ff]/));
    await zone.selectOption("Europe/Berlin");
    await eventually(async () => (await read(known, "/settings")).timezone === "Europe/Berlin");
    await page.reload();
    await eventually(async () => (await zone.locator("option").count()) > 300);
    assert.equal(await zone.inputValue(), "Europe/Berlin");
    assert.equal(await zone.locator("option").first().getAttribute("value"), "Asia/Riyadh", "the device's own is offered first");

    const old = page.getByText(say(/^As of .* It may be out of date\.$/, /^كما كان في .*، وقد يكون قديمًا\.$/));
    await page.route("**/api/settings", (route) => route.abort());
    await page.reload();
    await old.waitFor();
    await page.unroute("**/api/settings");
    await page.goto(await mailedPage(known.email, "verify-email"));
    await page.getByRole("heading", { level: 1, name: say("Your email is confirmed", "تم تأكيد بريدك"), exact: true }).waitFor();
    await page.route("**/api/settings", (route) => route.abort());
    await page.goto("/gtsd/settings");
    await old.waitFor();
    await page.unroute("**/api/settings");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await old.waitFor({ state: "detached" });
    assert.equal(await confirm.count(), 0, "it is confirmed");
  });

  inTurn(`[GTSD-P-3.7-03] an account goes after its password was given; nobody signs in with it again (${language})`, settings, async (page) => {
    const known = await open(page);
    await action(page, say("Delete my account", "حذف حسابي")).click();
    const go = dialog(page).getByRole("button", { name: say("Delete for good", "احذف نهائيًا") });
    await dialog(page).getByLabel(t.password, { exact: true }).fill("Wrong9Password");
    await go.click();
    await dialog(page).getByRole("alert").waitFor();
    await login(known.email, password);
    await dialog(page).getByLabel(t.password, { exact: true }).fill(password);
    await go.click();
    await page.getByRole("heading", { level: 1, name: t.welcome }).waitFor();
    const told = page.getByRole("status").getByText(say("Your account is deleted.", "حُذف حسابك."));
    await told.waitFor();
    await page.getByRole("link", { name: say("Create an account", "أنشئ حسابًا"), exact: true }).click();
    await page.getByLabel(say("Your name", "اسمك")).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: t.welcome }).waitFor();
    assert.equal(await told.count(), 0, "it is said once");
    await assert.rejects(login(known.email, password), /401/);
    await send("POST", `${url("auth")}/auth/signup`, { product: "gtsd", name: "Layla", email: known.email, password, termsAccepted: true });
  });

  inTurn(`an account that is gone is not said to be there in a browser that keeps nothing (${language})`, settings, async (page) => {
    await page.addInitScript(() => { IDBFactory.prototype.open = () => { throw new DOMException("nothing is kept here", "SecurityError"); }; });
    const known = await open(page);
    await action(page, say("Delete my account", "حذف حسابي")).click();
    await dialog(page).getByLabel(t.password, { exact: true }).fill(password);
    await dialog(page).getByRole("button", { name: say("Delete for good", "احذف نهائيًا") }).click();
    await page.getByRole("status").getByText(say("Your account is deleted.", "حُذف حسابك.")).waitFor();
    await assert.rejects(login(known.email, password), /401/);
  });

  inTurn(`who signs out everywhere is signed out here and on other devices (${language})`, settings, async (page) => {
    const known = await open(page);
    await action(page, say("Sign out on all devices", "تسجيل الخروج من كل الأجهزة")).click();
    await dialog(page).getByRole("button", { name: say("Stay", "البقاء") }).click();
    await read(known, "/settings");
    await action(page, say("Sign out on all devices", "تسجيل الخروج من كل الأجهزة")).click();
    await dialog(page).getByRole("button", { name: say("Sign out everywhere", "اخرج من كل مكان") }).click();
    await page.getByRole("heading", { level: 1, name: t.welcome }).waitFor();
    await assert.rejects(read(known, "/settings"), /401/);
  });

  journey(`[GTSD-7.1-05][GTSD-7.1-06][GTSD-P-6.6-01] the goal, its weight and how active somebody is are changed, in either digits, and what makes no sense is refused (${language})`, settings, async (page) => {
    const known = await open(page, "/profile");
    await page.getByRole("button", { name: say("Change your goal", "غيّر هدفك") }).click();
    const weight = dialog(page).getByRole("textbox", { name: say("Goal weight", "الوزن المستهدف") }), save = dialog(page).getByRole("button", { name: t.save });
    assert.equal(await weight.inputValue(), say("70", "٧٠"));
    await page.waitForTimeout(400);
    assert.deepEqual(await violations(page), []);
    await weight.fill("90");
    await save.click();
    await dialog(page).getByRole("alert").waitFor();
    assert.equal((await read(known, "/profile/me")).targetWeightKg, 70);
    await weight.fill("٦٨٫٥");
    await dialog(page).getByLabel(say("Activity", "النشاط")).selectOption("very_active");
    await save.click();
    await dialog(page).waitFor({ state: "detached" });
    await page.getByText(t.saved).waitFor();
    await page.getByRole("definition").filter({ hasText: say("68.5 kg", "٦٨٫٥") }).waitFor();
    const changed = await read(known, "/profile/me");
    assert.deepEqual([changed.targetWeightKg, changed.activityLevel], [68.5, "very_active"]);
    await page.getByRole("button", { name: say("Change your goal", "غيّر هدفك") }).click();
    await dialog(page).getByLabel(say("Goal", "الهدف"), { exact: true }).selectOption("maintain");
    await save.click();
    await dialog(page).waitFor({ state: "detached" });
    assert.equal((await read(known, "/profile/me")).targetWeightKg, undefined);
  });

  journey(`[GTSD-7.1-01][GTSD-P-3.7-01] name and picture are changed where they are, and a file that is no picture is refused in words (${language})`, settings, async (page) => {
    const known = await open(page, "/profile");
    for (const text of ["Layla", known.email, say("80 kg", "٨٠"), say("Lose weight", "إنقاص الوزن")]) await page.getByText(text).first().waitFor();
    const input = page.getByLabel(say("Change your picture", "غيّر صورتك"));
    await input.setInputFiles({ name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await page.getByText(say("This browser cannot read that file.", "لا يستطيع هذا المتصفح قراءة الملف.")).waitFor();
    await input.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await picture(page, "me") });
    await eventually(() => page.locator(".avatar img").evaluate((image) => image.naturalWidth > 0 && image.naturalWidth === image.naturalHeight).catch(() => false));
    assert.ok((await read(known, "/profile/me")).avatarId);
    await page.reload();
    await eventually(() => page.locator(".avatar img").evaluate((image) => image.naturalWidth > 0).catch(() => false));
    await page.getByRole("button", { name: say("Edit your name", "عدّل اسمك") }).click();
    await dialog(page).getByLabel(say("Name", "الاسم")).fill("ليلى");
    await dialog(page).getByRole("button", { name: t.save }).click();
    await page.locator(".identity").getByText("ليلى").waitFor();
    assert.equal((await read(known, "/profile/me")).name, "ليلى");
  });

  inTurn(`a partner is added, taken out and brought back (${language})`, settings, async (page) => {
    const known = await open(page, "/profile");
    await page.getByRole("button", { name: say("Add a partner", "أضف شريكًا") }).first().click();
    await dialog(page).getByLabel(say("Name", "الاسم")).fill("Sara");
    await dialog(page).getByLabel(say("Email", "البريد الإلكتروني")).fill("sara@example.com");
    await dialog(page).getByRole("button", { name: t.save }).click();
    await page.getByText("sara@example.com").waitFor();
    assert.deepEqual((await read(known, "/partners")).items.map(({ name }) => name), ["Sara"]);
    await page.getByRole("button", { name: say("Remove: Sara", "إزالة: Sara") }).click();
    await page.getByText("sara@example.com").waitFor({ state: "detached" });
    assert.equal((await read(known, "/partners")).items.length, 0);
    await page.getByRole("button", { name: say("Undo", "تراجع") }).click();
    await page.getByText("sara@example.com").waitFor();
    assert.equal((await read(known, "/partners")).items.length, 1);
  });

  journey(`[GTSD-P-3.2-09] a partner may have a phone alone, which is shown, and is refused without either in the words of the first questions (${language})`, settings, async (page) => {
    const known = await open(page, "/profile"), long = `👨‍👩‍👧 ${"م".repeat(90)}`;
    await page.getByRole("button", { name: say("Add a partner", "أضف شريكًا"), exact: true }).first().click();
    const field = (english, arabic) => dialog(page).getByLabel(say(english, arabic), { exact: true }), save = dialog(page).getByRole("button", { name: t.save });
    await field("Name", "الاسم").fill(long);
    await save.click();
    await dialog(page).locator(".wrong").getByText(say("Enter an email address or a phone number", "أدخل بريدًا إلكترونيًا أو رقم هاتف")).waitFor();
    await field("Phone", "الهاتف").fill("12");
    await save.click();
    await eventually(async () => (await field("Phone", "الهاتف").getAttribute("aria-invalid")) === "true");
    // Groups of Arabic digits would be read in the other order.
    const refusal = await dialog(page).locator("#phone-wrong").textContent();
    assert.ok(refusal.includes(say("+966 50 123 4567", "\u2066+966 50 123 4567\u2069")), refusal);
    for (const typed of ["050 123 4567", "050-123-4567", ...say([], ["٠٥٠ ١٢٣ ٤٥٦٧"])]) {
      await field("Phone", "الهاتف").fill(typed);
      await eventually(async () => (await field("Phone", "الهاتف").inputValue()) === (typed.includes("-") ? "050-123-4567" : "050 123 4567"));
    }
    await field("Phone", "الهاتف").fill(say("+966501234567", "+٩٦٦٥٠١٢٣٤٥٦٧"));
    await save.click();
    await dialog(page).waitFor({ state: "detached" });
    await page.locator("bdi[dir=ltr]").getByText("+966501234567", { exact: true }).waitFor();
    assert.deepEqual((await read(known, "/partners")).items.map(({ name, email, phone }) => [name, email, phone]), [[long, undefined, "+966501234567"]]);
    assert.ok(!await isWide(page), "a long name scrolls sideways");
    await page.getByRole("button", { name: say("Add a partner", "أضف شريكًا"), exact: true }).first().click();
    await field("Name", "الاسم").fill("Sara");
    await field("Phone", "الهاتف").fill("+966 50 123 4567");
    await save.click();
    await dialog(page).locator(".wrong").getByText(say("already has this number", "هذا الرقم مسجَّل باسم")).waitFor();
  });
});
