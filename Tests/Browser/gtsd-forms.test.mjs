// GTSD's forms: what was typed is not lost, what is wrong is told where it is and in the language of the page, and figures are exact and readable.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { answers, base, inBoth, person, signIn } from "./support/gtsd.mjs";
import { isWide } from "./support/look.mjs";
import { eventually, send, url } from "./support/stack.mjs";

const read = async (known, path) => (await send("GET", `${url("profile")}${path}`, undefined, known.headers)).answer;
const write = (known, path, body) => send("POST", `${url("profile")}${path}`, body, known.headers);

inBoth(({ language, say, inTurn }) => {
  const settings = { base, language, width: 390, expected: /status of 4\d\d/ };
  const t = {
    next: say("Continue", "متابعة"), save: say("Save", "حفظ"), logWeight: say("Log weight", "سجّل الوزن"), day: say("Day", "اليوم"), month: say("Month", "الشهر"),
    year: say("Year", "السنة"),
  };
  const next = (page) => page.getByRole("button", { name: t.next }).click();
  const heading = (page, name) => page.getByRole("heading", { level: 1, name }).waitFor();
  const choose = (page, name) => page.getByRole("radio", { name }).check({ force: true });
  const basics = async (page) => {
    const known = await person({ isNew: true });
    await signIn(page, known);
    await page.goto("/gtsd/");
    await page.getByRole("button", { name: say("Get started", "لنبدأ") }).click();
    await heading(page, say("About you", "عنك"));
    return known;
  };
  const opened = async (page, path, known) => {
    const somebody = known ?? await person();
    await signIn(page, somebody);
    await page.goto(`/gtsd${path}`);
    return somebody;
  };
  const imperial = async (page) => {
    await page.getByText(say("Imperial (lb, in)", "رطل، بوصة")).click();
    await page.getByText(say("Saved", "تم الحفظ")).waitFor();
  };
  const dialog = (page) => page.getByRole("dialog");
  /** That a field is marked, and with which words. */
  const marked = async (page, field, text) => {
    await eventually(async () => (await field.getAttribute("aria-invalid")) === "true");
    await page.locator(`#${await field.getAttribute("aria-describedby")}`).getByText(text).waitFor();
  };

  inTurn(`[GTSD-2.1-10] what was answered is there after a reload without a network (${language})`, { ...settings, width: 1280, expected: /ERR_FAILED|status of 4\d\d/ }, async (page) => {
    await basics(page);
    await choose(page, say(/^Male/, /^ذكر/));
    await page.route(/\/gtsd\/(api\/|session)/, (route) => route.abort());
    await page.reload();
    await heading(page, say("About you", "عنك"));
    assert.ok(await page.getByRole("radio", { name: say(/^Male/, /^ذكر/) }).isChecked());
  });

  journey(`an allergy that is typed and not added is taken over by going on (${language})`, { ...settings, width: 1280 }, async (page) => {
    const known = await basics(page);
    await page.getByLabel(t.day, { exact: true }).fill("15");
    await page.getByLabel(t.month, { exact: true }).selectOption("3");
    await page.getByLabel(t.year, { exact: true }).fill("1996");
    await choose(page, say(/^Male/, /^ذكر/));
    await next(page);
    await choose(page, say(/Keep my weight/, /الحفاظ على وزني/));
    await next(page);
    await page.getByLabel(say("Weight", "الوزن"), { exact: true }).fill("80");
    await page.getByLabel(say("Height", "الطول"), { exact: true }).fill("180");
    await next(page);
    await choose(page, say(/Moderately active/, /نشاط متوسط/));
    await next(page);
    await page.getByRole("textbox", { name: say("Ways of eating: Something else", "نمط الأكل: شيء آخر") }).fill(say("halal", "حلال"));
    await page.getByRole("textbox", { name: say("Allergies: Something else", "الحساسية: شيء آخر") }).fill(say("Kiwi", "الكيوي"));
    await next(page);
    await heading(page, say("Who helps you keep at it?", "من يساعدك على الاستمرار؟"));
    const { dietaryPreferences, allergies } = await eventually(async () => {
      const { answers } = await read(known, "/onboarding/draft");
      return answers.allergies?.length && answers;
    });
    assert.deepEqual([dietaryPreferences, allergies], [["halal"], [say("Kiwi", "الكيوي")]]);
  });

  for (const width of [390, 1280]) {
    journey(`day, month and year stand on one line, boxes and words (${language}, ${width} px)`, { ...settings, width }, async (page) => {
      await basics(page);
      const parts = await page.locator(".day-field .parts > label").evaluateAll((labels) => labels.map((label) =>
        [label.firstElementChild, label.lastElementChild].flatMap((node) => { const { top, bottom } = node.getBoundingClientRect(); return [top, bottom].map(Math.round); })));
      assert.equal(parts.length, 3);
      for (const part of parts) part.forEach((edge, index) => assert.ok(Math.abs(edge - parts[0][index]) <= 1, `${parts.join(" | ")}`));
    });
  }

  /** That nothing of the weight chart lies over another part of it or is cut off, and that its labels are exact. */
  const readable = async (page) => {
    const found = await page.locator(".weight-chart svg").evaluate((svg) => {
      const box = (node) => { const { left, right, top, bottom } = node.getBoundingClientRect(); return { left, right, top, bottom }; };
      const western = (text) => Number(text.replace(/[٠-٩]/g, (digit) => "٠١٢٣٤٥٦٧٨٩".indexOf(digit)).replace(/[^\d.]/g, ""));
      const labels = [...svg.querySelectorAll("g text")];
      return {
        around: box(svg), labels: labels.map((node) => western(node.textContent)), rules: [...svg.querySelectorAll(".rule")].map(box),
        texts: [...svg.querySelectorAll("text")].map(box), dot: box(svg.querySelector(".dot")),
      };
    });
    const [low, middle, top] = found.labels;
    assert.ok(low < middle && middle < top && middle - low === top - middle, `${found.labels}`);
    const covers = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const all = [...found.texts, found.dot];
    all.forEach((one, index) => {
      assert.ok(one.left >= found.around.left - 1 && one.right <= found.around.right + 1, `${index} is cut off`);
      all.slice(index + 1).forEach((other) => assert.ok(!covers(one, other), `${index} lies over another`));
    });
    found.texts.slice(0, 3).forEach((text) => found.rules.forEach((rule) => assert.ok(text.left >= rule.right || text.right <= rule.left, "a label runs into the plot")));
  };

  for (const units of ["metric", "imperial"]) {
    journey(`the weight chart names exact weights, and nothing of it covers another or is cut off (${language}, ${units})`, settings, async (page) => {
      // As somebody comes who signs in; the fonts are there then.
      await page.goto("/gtsd/sign-in");
      await page.getByRole("heading", { level: 1 }).waitFor();
      const known = await opened(page, "/settings");
      if (units === "imperial") await imperial(page);
      for (const kg of [undefined, 79.5, 83.2, 140]) {
        if (kg) await write(known, "/profile/weights", { weightKg: kg });
        await page.goto("/gtsd/profile");
        await page.locator(".weight-chart svg").waitFor();
        await page.locator(".weight-chart tbody tr").filter({ hasText: kg && units === "metric" ? say(String(kg), new Intl.NumberFormat("ar-u-nu-arab").format(kg)) : /./ }).first().waitFor();
        await readable(page);
      }
    });
  }

  for (const wider of [24, 84]) {
    journey(`nothing of the weight chart covers another when its page is opened first and texts are ${wider} pixels wider than ours (${language})`, settings, async (page) => {
      // A page that comes before its fonts goes on with one of the machine's, which is as wide as it is. Each text has one space, which is made wider: the
      // letters of Arabic are joined, and no browser sets them apart.
      await page.route("**/r/**/*.css", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n.weight-chart text { word-spacing: ${wider}px; }` });
      });
      const known = await person();
      await write(known, "/profile/weights", { weightKg: 140, date: new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10) });
      await opened(page, "/profile", known);
      await page.locator(".weight-chart tbody tr").nth(1).waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      assert.equal(await page.locator(".weight-chart svg text").first().evaluate((text) => getComputedStyle(text).wordSpacing), `${wider}px`);
      await readable(page);
      // The first day stands there as long as it has room.
      assert.equal(await page.locator(".weight-chart .first").count(), wider === 24 ? 1 : 0);
    });
  }

  journey(`a weight that nobody has is refused at its field, in the service's words (${language})`, settings, async (page) => {
    await opened(page, "/profile");
    await page.getByRole("button", { name: t.logWeight }).click();
    const weight = dialog(page).getByRole("textbox", { name: say("Weight", "الوزن") });
    for (const typed of ["600", "1e9"]) {
      await weight.fill(typed);
      await dialog(page).getByRole("button", { name: t.save }).click();
      await marked(page, weight, say("Choose a value from 20 to 500.", /اختر قيمة من/));
    }
  });

  inTurn(`what was typed into a sheet is not lost by a key or a tap beside it (${language})`, settings, async (page) => {
    const asked = page.getByText(say("What you entered is not saved yet.", "لم يُحفظ ما أدخلته بعد.")), sheet = dialog(page);
    const discard = sheet.getByRole("button", { name: say("Discard it", "تجاهله") }), goOn = sheet.getByRole("button", { name: say("Go on", "متابعة") });
    await opened(page, "/tasks");
    const add = page.getByRole("button", { name: say("Add a task", "أضف مهمة") });
    await add.click();
    await sheet.waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await add.click();
    const title = sheet.getByRole("textbox").first();
    await title.fill("Deadlifts");
    await page.keyboard.press("Escape");
    await asked.waitFor();
    assert.equal(await goOn.evaluate((button) => button === document.activeElement), true);
    await goOn.click();
    await asked.waitFor({ state: "hidden" });
    assert.equal(await title.inputValue(), "Deadlifts");
    await page.mouse.click(195, 5);
    await asked.waitFor();
    await goOn.click();
    await sheet.getByRole("button", { name: say("Close", "إغلاق") }).click();
    await discard.click();
    await sheet.waitFor({ state: "hidden" });
  });

  inTurn(`nor by the browser's step back, whether the sheet has an address or not (${language})`, settings, async (page) => {
    const asked = page.getByText(say("What you entered is not saved yet.", "لم يُحفظ ما أدخلته بعد.")), sheet = dialog(page);
    const discard = sheet.getByRole("button", { name: say("Discard it", "تجاهله") }), goOn = sheet.getByRole("button", { name: say("Go on", "متابعة") });
    const path = () => page.evaluate(() => location.pathname + location.search), step = () => page.evaluate(() => { setTimeout(() => history.back()); });
    await opened(page, "/tasks");
    await page.getByRole("navigation").getByRole("link", { name: say("Profile", "حسابي") }).click();
    await page.getByRole("button", { name: t.logWeight }).click();
    const weight = sheet.getByRole("textbox", { name: say("Weight", "الوزن") });
    await weight.fill("81.5");
    const typed = await weight.inputValue();
    await step();
    await asked.waitFor();
    assert.equal(await path(), "/gtsd/profile");
    await goOn.click();
    assert.equal(await weight.inputValue(), typed);
    await step();
    await discard.click();
    await sheet.waitFor({ state: "hidden" });
    await page.waitForURL("**/gtsd/tasks");

    const row = page.locator(".tasks .task a").first();
    await row.click();
    await sheet.waitFor();
    await step();
    await sheet.waitFor({ state: "hidden" });
    await row.click();
    const note = sheet.getByRole("textbox").first(), address = await path();
    assert.match(address, /task=/);
    await note.fill("7");
    const written = await note.inputValue();
    await step();
    await asked.waitFor();
    assert.equal(await path(), address);
    await goOn.click();
    assert.equal(await note.inputValue(), written);
    await sheet.getByRole("button", { name: say("Close", "إغلاق") }).click();
    await discard.click();
    await sheet.waitFor({ state: "hidden" });
    assert.equal(await path(), "/gtsd/tasks");
  });

  inTurn(`a wrong password is told at the password, where there is no address (${language})`, settings, async (page) => {
    await opened(page, "/settings");
    const wrong = say("That is not your password", "كلمة المرور غير صحيحة");
    await page.getByRole("button", { name: say("Change password", "تغيير كلمة المرور") }).click();
    const current = dialog(page).getByLabel(say("Password until now", "كلمة المرور الحالية"));
    await current.fill("Wrong9Password");
    await dialog(page).getByLabel(say("New password", "كلمة المرور الجديدة")).fill("River8Crossing");
    await dialog(page).getByRole("button", { name: say("Change it", "غيّرها") }).click();
    await marked(page, current, wrong);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: say("Delete my account", "حذف حسابي") }).click();
    const password = dialog(page).getByLabel(say("Password", "كلمة المرور"), { exact: true });
    await password.fill("Wrong9Password");
    await dialog(page).getByRole("button", { name: say("Delete for good", "احذف نهائيًا") }).click();
    await marked(page, password, wrong);
  });

  inTurn(`a link that never worked says so and leads to a new one, as one that no longer does (${language})`, settings, async (page) => {
    const spent = say("This link no longer works", "لم يعد هذا الرابط صالحًا"), again = say("Send a new link", "أرسل رابطًا جديدًا");
    await page.goto("/gtsd/verify-email?token=junk");
    await page.getByRole("alert").getByRole("heading", { name: spent }).waitFor();
    await page.getByRole("button", { name: again }).waitFor();
    await page.goto("/gtsd/reset-password?token=junk");
    await page.getByLabel(say("New password", "كلمة المرور الجديدة")).fill("River8Crossing");
    await page.getByRole("button", { name: say("Save the password", "احفظ كلمة المرور") }).click();
    await page.getByRole("heading", { name: spent }).waitFor();
    await page.getByRole("link", { name: again }).waitFor();
  });

  journey(`what is wrong with a form is told in the language that is chosen after it (${language})`, settings, async (page) => {
    await page.goto("/gtsd/sign-up");
    await page.getByRole("button", { name: say("Create account", "إنشاء الحساب") }).click();
    const lines = page.getByRole("alert").getByRole("listitem");
    await lines.getByText(say("Enter what we may call you", "أدخل الاسم الذي نناديك به")).waitFor();
    await page.getByRole("button", { name: say("العربية", "English") }).click();
    await lines.getByText(say("أدخل الاسم الذي نناديك به", "Enter what we may call you")).waitFor();
    assert.equal(await lines.count(), 4);
    const told = (await page.locator(".wrong").allInnerTexts()).concat(await lines.allInnerTexts());
    for (const text of told) assert.match(text, say(/^[^A-Za-z]*[\u0600-\u06ff]/, /^[A-Z]/));
    await page.getByLabel(say("اسمك", "Your name")).fill("Layla");
    await eventually(async () => (await lines.count()) === 3);
  });

  journey(`numbers are taken as the app writes them, with their groups, and a comma is the point as before (${language})`, settings, async (page) => {
    const known = await person();
    const { answer: task } = await send("POST", `${url("tasks")}/tasks`, { title: "Feast", taskType: "meal" }, known.headers);
    await opened(page, `/tasks?task=${task.id}`, known);
    const inNumbers = dialog(page).getByRole("radio", { name: say("In numbers", "بالأرقام") });
    if (await inNumbers.count()) await inNumbers.check({ force: true });
    const energy = dialog(page).getByRole("textbox", { name: say("Energy", "الطاقة") });
    await energy.pressSequentially(say("1,623", "٢,٠٥٠"));
    assert.equal(await energy.inputValue(), say("1,623", "٢,٠٥٠"), "it stays as it was typed");
    await dialog(page).getByRole("textbox", { name: say("Protein", "البروتين") }).fill("72,5");
    await dialog(page).getByRole("button", { name: say("Complete", "أنجز المهمة"), exact: true }).click();
    const metrics = await eventually(async () => (await send("GET", `${url("tasks")}/tasks/${task.id}`, undefined, known.headers)).answer.evidence?.metrics);
    assert.deepEqual(metrics, { calories: say(1623, 2050), proteinG: 72.5 });
  });

  journey(`lengths and a workout's weight are in the person's units (${language})`, settings, async (page) => {
    const known = await opened(page, "/settings");
    await write(known, "/measurements", { type: "waist", value: 90, unit: "cm" });
    await imperial(page);
    await page.goto("/gtsd/profile");
    await page.getByRole("listitem").filter({ hasText: say("35.4 in", "٣٥٫٤") }).waitFor();
    // The plan has no workout on some days of the week.
    const { answer: task } = await send("POST", `${url("tasks")}/tasks`, { title: "Deadlifts", taskType: "workout" }, known.headers);
    await page.goto(`/gtsd/tasks?task=${task.id}`);
    const numbers = dialog(page).getByRole("radio", { name: say("In numbers", "بالأرقام") });
    await numbers.check({ force: true });
    const weight = dialog(page).getByRole("textbox", { name: say("Weight", "الوزن") });
    await dialog(page).locator(".box").filter({ has: page.getByRole("textbox", { name: say("Weight", "الوزن") }) }).getByText(say("lb", "رطل")).waitFor();
    await weight.fill("100");
    await dialog(page).getByRole("textbox", { name: say("Repetitions", "التكرارات") }).fill("10");
    await dialog(page).getByRole("textbox", { name: say("Sets", "المجموعات") }).fill("3");
    assert.match(await weight.inputValue(), /^(100|١٠٠)$/);
    await dialog(page).getByRole("button", { name: say("Complete", "أنجز المهمة"), exact: true }).click();
    await eventually(async () =>
      (await send("GET", `${url("tasks")}/tasks/${task.id}`, undefined, known.headers)).answer.evidence?.metrics?.weightKg === 45.36);
    // As it was typed, wherever it is shown.
    const lifted = say("100 lb", /١٠٠ رطل/);
    await page.getByRole("listitem").filter({ hasText: "Deadlifts" }).getByText(lifted).waitFor();
    await page.goto(`/gtsd/tasks?task=${task.id}`);
    await eventually(async () => (await dialog(page).getByText(lifted).count()) === 2);  // Its proof, and how it went before.
  });
});

journey("[GTSD-P-3.2-09] partners are added by email or by phone, however long their names are, on a phone", { base, width: 390, expected: /status of 4\d\d|ERR_|Failed to load/ }, async (page) => {
  const known = await person({ isNew: true });
  const heading = (name) => page.getByRole("heading", { level: 1, name }).waitFor();
  const { dateOfBirth, gender, weightKg, heightCm, activityLevel, mealsPerDay } = answers;
  const steps = {
    welcome: {}, account_basics: { dateOfBirth, gender, timezone: "Asia/Riyadh" }, goals: { primaryGoal: "maintain" }, health_metrics: { weightKg, heightCm }, activity_level: { activityLevel },
    preferences: { mealsPerDay },
  };
  for (const [step, body] of Object.entries(steps)) await send("PUT", `${url("profile")}/onboarding/draft/${step}`, body, known.headers);
  await signIn(page, known);
  await page.goto("/gtsd/onboarding");
  await heading("Who helps you keep at it?");
  const sheet = page.getByRole("dialog"), long = `👨‍👩‍👧 ${"W".repeat(96)}`;
  const add = async (name, fields) => {
    await page.getByRole("button", { name: "Add a partner", exact: true }).click();
    await sheet.getByLabel("Name", { exact: true }).fill(name);
    for (const [field, text] of Object.entries(fields)) await sheet.getByLabel(field, { exact: true }).fill(text);
    await sheet.getByRole("button", { name: "Add", exact: true }).click();
  };
  await add("Sara", {});
  await sheet.getByText("Enter an email address or a phone number", { exact: true }).waitFor();
  await sheet.getByLabel("Phone", { exact: true }).fill("+966501234567");
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await sheet.waitFor({ state: "detached" });
  await add(long, { Email: "w@example.com" });
  await sheet.waitFor({ state: "detached" });
  assert.deepEqual(await page.locator(".partners .sign").allInnerTexts(), ["S", "W"]);
  assert.ok(!await isWide(page), "the step scrolls sideways");
  await page.getByRole("button", { name: "Continue" }).click();
  await heading("Does this look right?");
  assert.ok(!await isWide(page), "the review scrolls sideways");
  await page.getByRole("button", { name: "Make my plan" }).click();
  await heading("Your plan is ready");
  await page.goto("/gtsd/profile");
  const row = page.getByRole("listitem").filter({ hasText: "Sara" });
  await row.getByText("+966501234567", { exact: true }).and(page.locator("bdi[dir=ltr]")).waitFor();
  assert.ok(!await isWide(page), "the profile scrolls sideways");
});
