// GTSD's first questions: eight steps, a draft on the device and at the server, and what it all comes to.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { journey } from "./support/browser.mjs";
import { base, inBoth, person, signIn } from "./support/gtsd.mjs";
import { seen, settled } from "./support/look.mjs";
import { isPicturing, schemesOf } from "./support/pictures.mjs";
import { now } from "./support/past.mjs";
import { eventually, send, url } from "./support/stack.mjs";

inBoth(({ language, say }) => {
  const t = { start: say("Get started", "لنبدأ") };
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
    await page.getByRole("button", { name: t.start }).click();
    await heading(page, titles.basics);
    return somebody;
  };
  const keep = (page) => choose(page, say(/Keep my weight/, /الحفاظ على وزني/));
  const lose = async (page) => {
    await choose(page, say(/Lose weight/, /إنقاص الوزن/));
    await page.getByLabel(say("Target weight", "الوزن المستهدف"), { exact: true }).fill("75");
    await page.getByRole("button", { name: say("1 year", "سنة"), exact: true }).click();
  };
  /** Answers steps 2 and 3, as far as the body. */
  const toBody = async (page, aim = keep) => {
    await page.getByLabel(say("Day", "اليوم"), { exact: true }).fill("١٥");
    await page.getByLabel(say("Month", "الشهر"), { exact: true }).selectOption("3");
    await page.getByLabel(say("Year", "السنة"), { exact: true }).fill("1996");
    await choose(page, say(/^Male/, /^ذكر/));
    await next(page);
    await heading(page, titles.goals);
    await aim(page);
    await next(page);
    await heading(page, titles.body);
  };
  const toReview = async (page, aim = keep) => {
    await toBody(page, aim);
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

  journey(`GTSD-2.1-01 GTSD-2.1-03 GTSD-2.1-06 GTSD-2.1-07 GTSD-2.1-11 GTSD-2.3-01 GTSD-2.4-04 GTSD-P-3.2-01 GTSD-P-3.2-11 GTSD-P-3.2-14 GTSD-P-6.2-01 GTSD-P-6.2-02 GTSD-P-6.2-05 eight steps lead home (${language})`,
    settings, async (page) => {
      const { headers } = await begin(page);
      assert.equal(await page.getByRole("progressbar").getAttribute("aria-valuenow"), "2");
      await page.getByText(say("2 of 8", "٢ من ٨"), { exact: true }).waitFor();
      await toReview(page, lose);
      const shown = page.locator(".targets b.figures");
      await shown.first().waitFor();
      assert.deepEqual(await shown.allInnerTexts(), say(["2,259", "1,780", "2,759", "160", "2.8"], ["٢٬٢٥٩", "١٬٧٨٠", "٢٬٧٥٩", "١٦٠", "٢٫٨"]));
      await page.getByRole("button", { name: say("Make my plan", "أعدّ خطتي") }).click();
      await heading(page, titles.ready);
      const { answer } = await send("GET", `${url("profile")}/profile/me`, undefined, headers);
      assert.deepEqual([answer.bmr, answer.tdee, answer.calorieTarget, answer.proteinTargetG, answer.waterTargetMl, answer.onboardingCompleted], [1780, 2759, 2259, 160, 2800, true]);
      await page.getByRole("button", { name: say("Open my day", "افتح يومي") }).click();
      await page.getByRole("navigation").first().waitFor();
      assert.equal(new URL(page.url()).pathname, "/gtsd/");
    });

  journey(`GTSD-P-3.2-07 activity is chosen from five cards, each with words for what it means (${language})`, settings, async (page) => {
    await begin(page);
    await toBody(page);
    await page.getByLabel(say("Weight", "الوزن"), { exact: true }).fill("80");
    await page.getByLabel(say("Height", "الطول"), { exact: true }).fill("180");
    await next(page);
    await heading(page, titles.activity);
    const cards = page.locator("#activityLevel .choice");
    const told = await cards.evaluateAll((cards) => cards.map((card) => [card.querySelector("b").textContent, card.querySelector("small").innerText]));
    assert.equal(told.length, 5);
    assert.equal(new Set(told.flat()).size, 10, "each has a name and words of its own");
    for (const text of told.flat()) assert.match(text, say(/^[A-Z].{5,}/, /^[\u0600-\u06ff].{5,}/));
    for (const card of await cards.all()) {
      const { height } = await card.boundingBox();
      assert.ok(height >= 56, `${height}`);
      await card.click();
      assert.ok(await card.getByRole("radio").isChecked());
    }
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
      await units(say("kg · cm", "كجم · سم"));
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

  journey(`GTSD-2.1-10 what was typed while the step before was on its way is there after a reload, and it counts as sent (${language})`,
    settings, async (page) => {
      const { headers } = await begin(page);
      await page.route(/\/api\/onboarding\/.*goals/, (route) => route.fetch().catch(() => {}));
      await toBody(page);
      const goals = async () => (await send("GET", `${url("profile")}/onboarding/draft`, undefined, headers)).answer.completed.includes("goals");
      await eventually(goals);
      await page.getByLabel(say("Weight", "الوزن"), { exact: true }).fill("80");
      await page.reload();
      await heading(page, titles.body);
      assert.match(await page.getByLabel(say("Weight", "الوزن"), { exact: true }).inputValue(), /^(80|٨٠)$/);
      const { unsent } = await page.evaluate(() => JSON.parse(localStorage.getItem("onboarding")));
      assert.deepEqual(unsent, []);
    });

  journey(`a draft that another device discarded does not come back here (${language})`, settings, async (page) => {
    const { headers } = await begin(page);
    await toBody(page);
    await eventually(() => page.evaluate(() => !JSON.parse(localStorage.getItem("onboarding")).unsent.length));
    await send("DELETE", `${url("profile")}/onboarding/draft`, undefined, headers);
    await page.reload();
    await page.getByRole("button", { name: t.start }).waitFor();
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

  for (const scheme of schemesOf(language)) {
    journey(`GTSD-8.4-01 the wizard is for everybody (${language}, ${scheme})`, { ...settings, scheme, isCalm: true, time: now }, async (page) => {
      const found = [], colours = scheme === "dark", pictured = ["welcome", "basics", "goals", "body"];
      // A phone asks one question at a time, so the window stays as it is.
      const seeing = async (step) => {
        // Whether answers lie here or at the services by now is a matter of moments, which pictures do not show.
        if (isPicturing) await page.evaluate(() => { for (const node of document.querySelectorAll("main *, aside *")) if (!node.children.length && /^(Saved|محفوظ)/.test(node.textContent)) node.style.visibility = "hidden"; });
        await (colours || !pictured.includes(step) ? settled(page) : seen(page, `wizard-${step}-1280-${language}-${scheme}`, found));
        found.push(...(await violations(page, { colours })).map((violation) => `${step}: ${violation}`));
      };
      await signIn(page, await person({ isNew: true }));
      await page.goto("/gtsd/");
      await page.getByRole("button", { name: t.start }).waitFor();
      await seeing("welcome");
      await page.getByRole("button", { name: t.start }).click();
      await heading(page, titles.basics);
      await seeing("basics");
      await toBody(page);
      await seeing("body");
      await page.goBack();
      await heading(page, titles.goals);
      await seeing("goals");
      await next(page);
      await heading(page, titles.body);
      await page.getByLabel(say("Weight", "الوزن"), { exact: true }).fill("80");
      await page.getByLabel(say("Height", "الطول"), { exact: true }).fill("180");
      await next(page);
      await heading(page, titles.activity);
      await choose(page, say(/Moderately active/, /نشاط متوسط/));
      await seeing("activity");
      await next(page);
      await heading(page, titles.food);
      await seeing("food");
      await next(page);
      await heading(page, titles.partners);
      await seeing("partners");
      await page.getByRole("button", { name: say("Skip for now", "تخطَّ الآن") }).click();
      await heading(page, titles.review);
      await seeing("review");
      assert.deepEqual(found, []);
    });
  }
});

const english = { base, expected: /status of 4\d\d|ERR_|Failed to load/ };
const next = (page) => page.getByRole("button", { name: "Continue" }).click();
const heading = (page, name) => page.getByRole("heading", { level: 1, name }).waitFor();
const choose = (page, name) => page.getByRole("radio", { name }).check({ force: true });
const started = async (page, known) => {
  const somebody = known ?? await person({ isNew: true });
  await signIn(page, somebody);
  await page.goto("/gtsd/");
  await page.getByRole("button", { name: "Get started" }).click();
  await heading(page, "About you");
  return somebody;
};
const basics = async (page) => {
  await page.getByLabel("Day", { exact: true }).fill("15");
  await page.getByLabel("Month", { exact: true }).selectOption("3");
  await page.getByLabel("Year", { exact: true }).fill("1996");
  await choose(page, /^Male/);
  await next(page);
};
const goal = async (page) => {
  await heading(page, "What do you want to reach?");
  await choose(page, /Keep my weight/);
  await next(page);
  await heading(page, "Where are you now?");
};
const rest = async (page) => {
  await choose(page, /Moderately active/);
  await next(page);
  await heading(page, "How do you eat?");
  await next(page);
  await heading(page, "Who helps you keep at it?");
  await page.getByRole("button", { name: "Skip for now" }).click();
  await heading(page, "Does this look right?");
};
const profileOf = async ({ headers }) => (await send("GET", `${url("profile")}/profile/me`, undefined, headers)).answer;

journey("[GTSD-2.1-09] a step is followed by the next one within 200 ms: nothing is waited for, and what moves has come to rest", english, async (page) => {
  await started(page);
  const held = [];
  await page.route("**/onboarding/draft/**", (route) => { held.push(route); });
  for (const [from, to, answer] of [["About you", "What do you want to reach?", basics], ["What do you want to reach?", "Where are you now?", goal]]) {
    const watched = page.evaluate(([from, to]) => new Promise((resolve) => {
      const heading = () => document.querySelector("main h1")?.textContent;
      let frames = 0, longest = 0;
      const look = () => {
        for (const animation of document.getAnimations()) longest = Math.max(longest, Number(animation.effect.getComputedTiming().endTime));
        // From the tap on, as many pictures as a screen shows in 200 ms; a slow machine shows them more slowly, and no more of them.
        if (heading() === to) return void setTimeout(() => resolve({ frames, longest }));
        requestAnimationFrame(() => { frames++; look(); });
      };
      document.addEventListener("click", ({ target }) => { if (heading() === from && target.closest("footer button")) look(); }, { capture: true });
    }), [from, to]);
    await answer(page);
    const { frames, longest } = await watched;
    assert.ok(frames <= 12, `${frames} pictures until ${to}`);
    assert.ok(longest > 0 && longest < 200, `${longest} ms of movement`);
  }
  assert.ok(held.length > 0, "what was answered is still on its way");
  for (const route of held) await route.continue();
});

journey("what was answered on one device is there on another, which goes on from it", english, async (page) => {
  const known = await started(page);
  await basics(page);
  await goal(page);
  const other = await page.context().browser().newContext({ baseURL: base(), timezoneId: "Asia/Riyadh" });
  try {
    const phone = await other.newPage();
    phone.setDefaultTimeout(60_000);
    await phone.addInitScript(() => localStorage.getItem("language") ?? localStorage.setItem("language", "en"));
    await signIn(phone, known);
    await phone.goto("/gtsd/onboarding");
    await heading(phone, "Where are you now?");
    await phone.getByRole("button", { name: "Back" }).click();
    await heading(phone, "What do you want to reach?");
    await phone.waitForFunction(() => document.querySelector("input[name=primaryGoal]:checked")?.value === "maintain");
  } finally {
    await other.close();
  }
});

journey("[GTSD-2.1-07][GTSD-P-3.2-12][GTSD-7.2-04][GTSD-P-3.2-04] the review lists what was entered in pounds and inches, each part is changed from there and leads back, and the units stay", english, async (page) => {
  const known = await started(page);
  await basics(page);
  await goal(page);
  await choose(page, "lb · in");
  await page.getByLabel("Weight", { exact: true }).fill("180");
  await page.getByLabel("Height", { exact: true }).fill("5'11\"");
  await next(page);
  await rest(page);
  for (const text of ["15 March 1996", "Male", "Keep my weight", "180 lb", "5'11\"", "Moderately active", "Skipped"]) await page.getByRole("main").getByText(text, { exact: true }).first().waitFor();
  for (const [part, title] of [["About you", "About you"], ["Goal", "What do you want to reach?"], ["Body", "Where are you now?"], ["Activity", "How active are you?"], ["Food", "How do you eat?"], ["Partners", "Who helps you keep at it?"]]) {
    const button = page.getByRole("button", { name: /^Edit: / }).nth(["About you", "Goal", "Body", "Activity", "Food", "Partners"].indexOf(part));
    await button.click();
    await heading(page, title);
    if (part === "Activity") await choose(page, /Very active/);
    await page.getByRole("button", { name: part === "Partners" ? "Skip for now" : "Save" }).click();
    await heading(page, "Does this look right?");
  }
  await page.getByRole("main").getByText("Very active", { exact: true }).waitFor();
  // The answers arrive and the units do not: both are tried again, and there is one submission.
  const keys = [];
  page.on("request", (request) => { if (request.url().endsWith("/api/onboarding") && request.method() === "POST") keys.push(request.headers()["idempotency-key"]); });
  const busy = { code: "rate_limited", message: "Too many at once.", fields: [], retryable: true };
  await page.route("**/api/settings", (route) => (route.request().method() === "PUT" && keys.length === 1 ? route.fulfill({ status: 429, json: busy }) : route.fallback()));
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await heading(page, "Your plan is ready");
  assert.deepEqual([keys.length, keys[0]], [2, keys[1]]);
  const profile = await profileOf(known);
  assert.deepEqual([profile.weightKg, profile.heightCm, profile.activityLevel], [81.65, 180.34, "very_active"]);
  assert.equal((await send("GET", `${url("profile")}/settings`, undefined, known.headers)).answer.units, "imperial");
  await page.goto("/gtsd/profile");
  await page.getByText(/^180 lb/).first().waitFor();
});

journey("where the browser blocks the rules, the wizard says so, the service checks each step, and it leads home", english, async (page) => {
  // As browsers do under a policy that forbids it.
  await page.addInitScript(() => {
    const blocked = () => { throw new WebAssembly.CompileError("Refused to compile or instantiate WebAssembly module"); };
    for (const name of ["compile", "instantiate", "instantiateStreaming", "Module"]) WebAssembly[name] = blocked;
  });
  const known = await started(page);
  await page.getByText("This browser blocks our rules, so each step is checked by the service").waitFor();
  await basics(page);
  await goal(page);
  await page.getByLabel("Weight", { exact: true }).fill("5");
  await page.getByLabel("Height", { exact: true }).fill("180");
  await next(page);
  await page.getByText("Choose a value from 20 to 500.").waitFor();
  await page.getByLabel("Weight", { exact: true }).fill("80");
  await next(page);
  await rest(page);
  await page.getByText("these numbers come from the service").waitFor();
  await page.getByText("1,780").first().waitFor();
  await page.getByRole("button", { name: "Make my plan" }).click();
  await heading(page, "Your plan is ready");
  assert.equal((await profileOf(known)).bmr, 1780);
  await page.goto("/gtsd/tasks");
  await page.getByRole("link", { name: "Dinner" }).click();
  await page.getByText("This browser blocks our rules").waitFor();
});

journey("a time zone that the service does not know is asked for, and another one is taken", english, async (page) => {
  await page.addInitScript(() => {
    const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () { return { ...resolved.call(this), timeZone: "Mars/Olympus" }; };
  });
  const known = await started(page);
  await basics(page);
  const zone = page.getByLabel("Time zone");
  await zone.waitFor();
  assert.equal(await zone.getAttribute("aria-invalid"), "true");
  await zone.selectOption("Asia/Riyadh");
  await next(page);
  await goal(page);
  await page.getByLabel("Weight", { exact: true }).fill("80");
  await page.getByLabel("Height", { exact: true }).fill("180");
  await next(page);
  await rest(page);
  await page.getByText("Asia/Riyadh").waitFor();
  await page.getByRole("button", { name: "Make my plan" }).click();
  await heading(page, "Your plan is ready");
  assert.equal((await profileOf(known)).timezone, "Asia/Riyadh");
});
