// What was answered in the first questions is changed in the profile, as the results page promises.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { base, inBoth, person, signIn, typeDay } from "./support/gtsd.mjs";
import { eventually, send, url } from "./support/stack.mjs";

const profileOf = async ({ headers }) => (await send("GET", `${url("profile")}/profile/me`, undefined, headers)).answer;

inBoth(({ language, say, inTurn }) => {
  const settings = { base, language, width: 390 };
  const save = say("Save", "حفظ");

  async function opened(page, someone, name) {
    await signIn(page, someone);
    await page.goto("/gtsd/profile");
    await page.getByRole("button", { name }).click();
    return page.getByRole("dialog", { name });
  }

  journey(`birth, gender and height are changed after the first questions (${language})`, settings, async (page) => {
    const someone = await person(), sheet = await opened(page, someone, say("Your body", "جسمك"));
    const height = sheet.getByLabel(say("Height", "الطول"));
    assert.equal(await height.inputValue(), say("170", "١٧٠"));
    await height.fill("");
    await sheet.getByRole("button", { name: save }).click();
    await sheet.getByRole("alert").waitFor();
    await height.fill("١٧٢");
    const birth = sheet.getByRole("group", { name: say("Date of birth", "تاريخ الميلاد") });
    assert.equal(await birth.getByRole("textbox").last().inputValue(), say("1996", "١٩٩٦"));
    await birth.getByRole("textbox").last().fill("19");
    await sheet.getByRole("button", { name: save }).click();
    assert.equal((await profileOf(someone)).dateOfBirth, "1996-03-01", "half a year is none");
    await typeDay(birth, "1995-04-02");
    await sheet.getByLabel(say("Gender", "الجنس")).selectOption("male");
    await sheet.getByRole("button", { name: save }).click();
    await sheet.waitFor({ state: "detached" });
    const { dateOfBirth, gender, heightCm } = await profileOf(someone);
    assert.deepEqual({ dateOfBirth, gender, heightCm }, { dateOfBirth: "1995-04-02", gender: "male", heightCm: 172 });
  });

  inTurn(`what another device changed meanwhile is told once, and saving again goes through (${language})`, { ...settings, expected: /status of 409/ }, async (page) => {
    const someone = await person(), sheet = await opened(page, someone, say("Your body", "جسمك"));
    const { version } = await profileOf(someone);
    await send("PATCH", `${url("profile")}/profile/me`, { name: "Noura", version }, someone.headers);
    await sheet.getByLabel(say("Height", "الطول")).fill("172");
    await sheet.getByRole("button", { name: save }).click();
    await sheet.getByRole("alert").waitFor();
    await page.locator(".identity").getByText("Noura").waitFor();
    assert.equal(await sheet.getByLabel(say("Height", "الطول")).inputValue(), "172", "what was typed is still there");
    await sheet.getByRole("button", { name: save }).click();
    await sheet.waitFor({ state: "detached" });
    const { name, heightCm } = await profileOf(someone);
    assert.deepEqual({ name, heightCm }, { name: "Noura", heightCm: 172 });
  });

  inTurn(`what another device changed meanwhile is not undone by saving again, where nobody typed (${language})`, { ...settings, expected: /status of 409/ }, async (page) => {
    const someone = await person(), sheet = await opened(page, someone, say("Your body", "جسمك"));
    const { version } = await profileOf(someone);
    await send("PATCH", `${url("profile")}/profile/me`, { heightCm: 175, version }, someone.headers);
    await sheet.getByLabel(say("Gender", "الجنس")).selectOption("male");
    await sheet.getByRole("button", { name: save }).click();
    await sheet.getByRole("alert").waitFor();
    const height = sheet.getByLabel(say("Height", "الطول"));
    await eventually(async () => await height.inputValue() === say("175", "١٧٥"));
    await sheet.getByRole("button", { name: save }).click();
    await sheet.waitFor({ state: "detached" });
    const { gender, heightCm } = await profileOf(someone);
    assert.deepEqual({ gender, heightCm }, { gender: "male", heightCm: 175 });
  });

  inTurn(`a reason that another device wrote outlives a goal that is changed here (${language})`, { ...settings, expected: /status of 409/ }, async (page) => {
    const someone = await person(), sheet = await opened(page, someone, say("Change your goal", "غيّر هدفك"));
    const { version } = await profileOf(someone), motivation = "I want to carry my son.";
    await send("PATCH", `${url("profile")}/profile/me`, { motivation, version }, someone.headers);
    await sheet.locator("[name=activityLevel]").selectOption("very_active");
    await sheet.getByRole("button", { name: save }).click();
    await sheet.getByRole("alert").waitFor();
    await eventually(async () => await sheet.locator("[name=motivation]").inputValue() === motivation);
    await sheet.getByRole("button", { name: save }).click();
    await sheet.waitFor({ state: "detached" });
    const changed = await profileOf(someone);
    assert.deepEqual([changed.activityLevel, changed.motivation], ["very_active", motivation]);
  });

  inTurn(`an answer that comes late closes no other form (${language})`, settings, async (page) => {
    const someone = await person(), name = page.getByRole("dialog", { name: say("Edit your name", "عدّل اسمك") });
    await opened(page, someone, say("Edit your name", "عدّل اسمك"));
    let answer = () => {};
    const answered = new Promise((resolve) => { answer = resolve; });
    await page.route("**/api/profile/me", async (route) => {
      if (route.request().method() === "PATCH") await answered;
      await route.continue();
    });
    await name.getByLabel(say("Name", "الاسم")).fill("Noura");
    await name.getByRole("button", { name: save }).click();
    await page.keyboard.press("Escape");
    await name.getByRole("button", { name: say("Discard it", "تجاهله") }).click();
    await name.waitFor({ state: "detached" });
    await page.getByRole("button", { name: say("Your body", "جسمك") }).click();
    const body = page.getByRole("dialog", { name: say("Your body", "جسمك") });
    await body.getByLabel(say("Height", "الطول")).fill("172");
    answer();
    await page.locator(".identity").getByText("Noura").waitFor();
    assert.equal(await body.getByLabel(say("Height", "الطول")).inputValue(), say("172", "١٧٢"));
  });

  inTurn(`a height in inches is changed as it is typed, and stays where nobody typed (${language})`, settings, async (page) => {
    const someone = await person();
    await send("PUT", `${url("profile")}/settings`, { units: "imperial" }, someone.headers);
    const sheet = await opened(page, someone, say("Your body", "جسمك"));
    await sheet.getByRole("button", { name: save }).click();
    await sheet.waitFor({ state: "detached" });
    assert.equal((await profileOf(someone)).heightCm, 170);
    await page.getByRole("button", { name: say("Your body", "جسمك") }).click();
    await sheet.getByLabel(say("Height", "الطول")).fill("5'11");
    await sheet.getByRole("button", { name: save }).click();
    await sheet.waitFor({ state: "detached" });
    // 71 inches.
    assert.ok(Math.abs((await profileOf(someone)).heightCm - 180.34) < 0.1);
  });

  inTurn(`nobody takes a partner's place by having their address (${language})`, settings, async (page) => {
    const someone = await person();
    await send("POST", `${url("profile")}/partners`, { name: "Noura", email: "noura@example.com", relationship: "friend" }, someone.headers);
    await signIn(page, someone);
    await page.goto("/gtsd/profile");
    await page.getByRole("button", { name: say("Add a partner", "أضف شريكًا") }).first().click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(say("Name", "الاسم")).fill("Ahmed");
    await sheet.getByLabel(say("Email", "البريد الإلكتروني")).fill("Noura@Example.com");
    await sheet.getByRole("button", { name: save }).click();
    await sheet.getByText(say("Noura already has this address", "هذا العنوان مسجَّل باسم Noura")).first().waitFor();
    const { items } = (await send("GET", `${url("profile")}/partners`, undefined, someone.headers)).answer;
    assert.deepEqual(items.map(({ name }) => name), ["Noura"]);
  });

  journey(`a choice is known by its id in both languages, also where an earlier page kept its word (${language})`, settings, async (page) => {
    const someone = await person(), { version } = await profileOf(someone);
    await send("PATCH", `${url("profile")}/profile/me`, { allergies: ["الحليب", "Eggs", "Kiwi"], version }, someone.headers);
    const sheet = await opened(page, someone, say("How you eat", "كيف تأكل"));
    const isChosen = (name) => sheet.getByRole("checkbox", { name, exact: true }).isChecked();
    for (const name of say(["Milk", "Eggs", "Kiwi"], ["الحليب", "البيض", "Kiwi"])) assert.ok(await isChosen(name), name);
    await sheet.getByText(say("Sesame", "السمسم"), { exact: true }).click();
    await sheet.getByRole("button", { name: save }).click();
    await sheet.waitFor({ state: "detached" });
    await eventually(async () => (await profileOf(someone)).allergies.length === 4);
    assert.deepEqual((await profileOf(someone)).allergies, ["milk", "egg", "Kiwi", "sesame"]);
  });

  inTurn(`ways of eating, allergies and meals are changed, with a word that nobody added (${language})`, settings, async (page) => {
    const someone = await person(), sheet = await opened(page, someone, say("How you eat", "كيف تأكل"));
    await sheet.getByText(say("Vegan", "نباتي صرف"), { exact: true }).click();
    await sheet.getByLabel(say("Allergies: Something else", "الحساسية: شيء آخر")).fill("Kiwi");
    await sheet.getByRole("button", { name: say("One more", "أكثر بواحدة") }).click();
    await sheet.getByRole("button", { name: save }).click();
    await sheet.waitFor({ state: "detached" });
    const { dietaryPreferences, allergies, mealsPerDay } = await eventually(async () => { const now = await profileOf(someone); return now.mealsPerDay === 4 && now; });
    assert.deepEqual({ dietaryPreferences, allergies, mealsPerDay }, { dietaryPreferences: ["vegan"], allergies: ["Kiwi"], mealsPerDay: 4 });
  });
});
