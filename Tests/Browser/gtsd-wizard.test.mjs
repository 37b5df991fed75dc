// GTSD's first questions: eight steps, a draft on the device and at the server, and what it all comes to.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { journey } from "./support/browser.mjs";
import { base, inBoth, person, signIn } from "./support/gtsd.mjs";
import { send, url } from "./support/stack.mjs";

inBoth(({ language, say }) => {
  const next = (page) => page.getByRole("button", { name: say("Continue", "متابعة") }).click();
  const heading = (page, text) => page.getByRole("heading", { level: 1, name: text }).waitFor();
  const titles = {
    basics: say("About you", "عنك"), goals: say("What do you want to reach?", "إلى ماذا تريد أن تصل؟"), body: say("Where are you now?", "أين أنت الآن؟"),
    activity: say("How active are you?", "ما مدى نشاطك؟"), food: say("How do you eat?", "كيف تأكل؟"), partners: say("Who helps you keep at it?", "من يساعدك على الاستمرار؟"),
    review: say("Does this look right?", "هل كل شيء صحيح؟"), ready: say("Your plan is ready", "خطتك جاهزة"),
  };
  const choose = (page, name) => page.getByRole("radio", { name }).check({ force: true });
  const begin = async (page) => {
    const somebody = await person({ isNew: true });
    await signIn(page, somebody);
    await page.goto("/gtsd/");
    await page.getByRole("button", { name: say("Get started", "لنبدأ") }).click();
    await heading(page, titles.basics);
    return somebody;
  };
  /** Answers steps 2 and 3, as far as the body. */
  const toBody = async (page) => {
    await page.getByLabel(say("Day", "اليوم"), { exact: true }).fill("١٥");
    await page.getByLabel(say("Month", "الشهر"), { exact: true }).selectOption("3");
    await page.getByLabel(say("Year", "السنة"), { exact: true }).fill("1996");
    await choose(page, say(/^Male/, /^ذكر/));
    await next(page);
    await heading(page, titles.goals);
    await choose(page, say(/Keep my weight/, /الحفاظ على وزني/));
    await next(page);
    await heading(page, titles.body);
  };
  const toReview = async (page) => {
    await toBody(page);
    await page.getByLabel(say("Weight", "الوزن"), { exact: true }).fill("80");
    await page.getByLabel(say("Height", "الطول"), { exact: true }).fill("١٨٠");
    await next(page);
    await choose(page, say(/Moderately active/, /نشاط متوسط/));
    await next(page);
    await heading(page, titles.food);
    await next(page);
    await heading(page, titles.partners);
    await page.getByRole("button", { name: say("Skip for now", "تخطَّ الآن") }).click();
    await heading(page, titles.review);
  };
  // Home is asked for while the gate finds out, and says that there is no plan yet.
  const settings = { base, language, expected: /status of 409/ };

  journey(`GTSD-2.1-01 GTSD-2.1-03 GTSD-2.1-06 GTSD-2.1-07 GTSD-2.1-11 GTSD-2.3-01 GTSD-2.4-04 GTSD-P-3.2-01 GTSD-P-3.2-11 GTSD-P-3.2-14 eight steps lead home (${language})`,
    settings, async (page) => {
      const { headers } = await begin(page);
      assert.equal(await page.getByRole("progressbar").getAttribute("aria-valuenow"), "2");
      await page.getByText(say("2 of 8", "٢ من ٨"), { exact: true }).waitFor();
      await toReview(page);
      for (const text of say(["1,780", "2,759"], ["١٬٧٨٠", "٢٬٧٥٩"])) await page.getByText(text).first().waitFor();
      await page.getByRole("button", { name: say("Make my plan", "أعدّ خطتي") }).click();
      await heading(page, titles.ready);
      const { answer } = await send("GET", `${url("profile")}/profile/me`, undefined, headers);
      assert.deepEqual([answer.bmr, answer.tdee, answer.onboardingCompleted], [1780, 2759, true]);
      await page.getByRole("button", { name: say("Open my day", "افتح يومي") }).click();
      await page.getByRole("navigation").first().waitFor();
      assert.equal(new URL(page.url()).pathname, "/gtsd/");
    });

  journey(`GTSD-2.2-07 GTSD-2.2-08 GTSD-P-3.2-04 GTSD-P-3.2-05 a height is judged while it is typed, in either unit (${language})`, settings, async (page) => {
    await begin(page);
    await toBody(page);
    const height = page.getByLabel(say("Height", "الطول"), { exact: true }), weight = page.getByLabel(say("Weight", "الوزن"), { exact: true });
    await height.fill("5");
    await page.getByText(say("Choose a value from 50 to 300.", "اختر قيمة من ٥٠ إلى ٣٠٠.")).waitFor();
    await height.fill("180");
    await page.getByText(say("Choose a value from 50 to 300.", "اختر قيمة من ٥٠ إلى ٣٠٠.")).waitFor({ state: "detached" });
    await weight.fill("80");
    await page.getByText(say("24.7", "٢٤٫٧")).waitFor();
    const units = (name) => page.getByRole("radio", { name }).check({ force: true });
    for (let round = 0; round < 5; round++) {
      await units(say("lb · in", "رطل · بوصة"));
      await units(say("kg · cm", "كغ · سم"));
    }
    assert.match(await weight.inputValue(), /^(80|٨٠)$/);
  });

  journey(`GTSD-2.1-04 GTSD-2.1-05 GTSD-2.1-10 GTSD-2.1-12 GTSD-P-3.2-15 back and a reload keep values, and what would be lost is asked about (${language})`,
    settings, async (page) => {
      await begin(page);
      await toBody(page);
      await page.getByLabel(say("Weight", "الوزن"), { exact: true }).fill("80");
      await page.reload();
      await heading(page, titles.body);
      assert.match(await page.getByLabel(say("Weight", "الوزن"), { exact: true }).inputValue(), /^(80|٨٠)$/);
      await page.getByRole("button", { name: say("Back", "رجوع") }).click();
      await page.getByRole("dialog").getByRole("button", { name: say("Discard and go back", "تجاهلها وارجع") }).click();
      await heading(page, titles.goals);
      assert.ok(await page.getByRole("radio", { name: say(/Keep my weight/, /الحفاظ على وزني/) }).isChecked());
    });

  journey(`GTSD-2.4-06 a submission that did not get through is tried again under the same key (${language})`, { ...settings, expected: /ERR_|Failed to load/ }, async (page) => {
    await begin(page);
    await toReview(page);
    const keys = [];
    await page.route("**/api/onboarding", (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await page.getByRole("button", { name: say("Make my plan", "أعدّ خطتي") }).click();
    await page.getByRole("main").getByRole("button", { name: say("Try again", "حاول مجددًا") }).click();
    await heading(page, titles.ready);
    assert.equal(keys.length, 2);
    assert.equal(keys[0], keys[1]);
  });

  for (const scheme of ["light", "dark"]) {
    journey(`GTSD-8.4-01 the wizard is for everybody (${language}, ${scheme})`, { ...settings, scheme }, async (page) => {
      const found = [];
      const look = async () => { await page.waitForTimeout(450); found.push(...await violations(page)); };
      await begin(page);
      await look();
      await toBody(page);
      await look();
      await page.goBack();
      await heading(page, titles.goals);
      await look();
      assert.deepEqual(found, []);
    });
  }
});
