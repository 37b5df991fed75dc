// GTSD before the app: signing up and in, and back in when something was forgotten.
import assert from "node:assert/strict";
import { journey } from "./support/browser.mjs";
import { base, inBoth, mailedPage, password, person, signIn, tasks } from "./support/gtsd.mjs";
import { eventually, send, unique, url } from "./support/stack.mjs";

inBoth(({ language, say, inTurn }) => {
  const t = {
    email: say("Email", "البريد الإلكتروني"), password: say("Password", "كلمة المرور"), signIn: say("Sign in", "تسجيل الدخول"),
    name: say("Your name", "اسمك"), create: say("Create account", "إنشاء الحساب"), wrong: /status of 4\d\d/,
  };
  const settings = { base, language, width: 390 };

  journey(`GTSD-1.1-01 GTSD-1.1-06 GTSD-P-3.1-07 GTSD-P-6.1-04 somebody signs up and is signed in, before the first questions (${language})`, settings, async (page) => {
    await page.goto("/gtsd/");
    await page.getByRole("link", { name: say("Create an account", "أنشئ حسابًا") }).click();
    await page.getByLabel(t.name).fill("Layla");
    await page.getByLabel(t.email).fill(`${unique("noura")}@example.com`);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: t.create }).click();
    await page.waitForURL("**/gtsd/onboarding");
    await page.getByRole("button", { name: say("Get started", "لنبدأ") }).waitFor();
    const session = await page.evaluate(() => fetch("/gtsd/session").then((answer) => answer.json()));
    assert.equal(session.isSignedIn, true);
    assert.equal(await page.evaluate(() => document.cookie), "", "no script can read the session");
  });

  journey(`GTSD-1.1-03 GTSD-2.2-08 GTSD-P-3.1-04 what is missing is told together and beside its field (${language})`, settings, async (page) => {
    await page.goto("/gtsd/sign-up");
    await page.getByRole("button", { name: t.create }).click();
    const summary = page.getByRole("alert");
    assert.equal(await summary.getByRole("listitem").count(), 4);
    assert.ok(await summary.evaluate((node) => node === document.activeElement), "the summary has the focus");
    assert.match(await page.title(), say(/^Error: /, /^خطأ: /));
    await summary.getByRole("button").nth(1).click();
    assert.ok(await page.getByLabel(t.email).evaluate((node) => node === document.activeElement), "a line leads to its field");
    await page.getByLabel(t.password, { exact: true }).fill("Mountain٧Path!");
    await page.getByText(say("Strength: Strong", "القوة: قوية")).waitFor();
  });

  inTurn(`GTSD-1.1-04 GTSD-1.1-08 an address that is taken leads to the sign-in (${language})`, { ...settings, expected: t.wrong }, async (page) => {
    const known = await person({ isNew: true });
    await page.goto("/gtsd/sign-up");
    await page.getByLabel(t.name).fill("Layla");
    await page.getByLabel(t.email).fill(known.email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: t.create }).click();
    await page.getByRole("alert").getByRole("link").click();
    await page.waitForURL("**/gtsd/sign-in");
  });

  inTurn(`GTSD-1.2-01 GTSD-P-3.1-01 GTSD-P-6.1-04 a stranger who opens the tasks signs in and gets there (${language})`, { ...settings, expected: t.wrong }, async (page) => {
    const known = await person();
    await page.goto("/gtsd/tasks");
    await page.waitForURL("**/gtsd/sign-in?next=%2Ftasks");
    await page.getByLabel(t.email).fill(known.email);
    await page.getByLabel(t.password, { exact: true }).fill("Wrong9Password");
    await page.getByRole("button", { name: t.signIn, exact: true }).click();
    await page.getByRole("alert").waitFor();
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: t.signIn, exact: true }).click();
    await page.waitForURL("**/gtsd/tasks");
    await page.getByRole("heading", { level: 1, name: say("Today's tasks", "مهام اليوم") }).waitFor();
  });

  inTurn(`a stranger who opens a link to one task signs in and has it open (${language})`, settings, async (page) => {
    const known = await person(), [task] = (await tasks(known.headers)).filter(({ taskType }) => taskType === "meal");
    await page.goto(`/gtsd/tasks?task=${task.id}`);
    await page.waitForURL(`**/gtsd/sign-in?next=${encodeURIComponent(`/tasks?task=${task.id}`)}`);
    await page.getByLabel(t.email).fill(known.email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: t.signIn, exact: true }).click();
    await page.waitForURL(`**/gtsd/tasks?task=${task.id}`);
    await page.getByRole("dialog").getByRole("button", { name: say("Complete", "أنجز المهمة") }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => location.pathname + location.search), "/gtsd/tasks");
    await page.getByRole("heading", { level: 1, name: say("Today's tasks", "مهام اليوم") }).waitFor();
  });

  inTurn(`a stranger who opens a link to their settings signs in and leaves them by their arrow (${language})`, settings, async (page) => {
    const known = await person();
    await page.goto("/gtsd/settings");
    await page.getByLabel(t.email).fill(known.email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: t.signIn, exact: true }).click();
    await page.getByRole("main").getByRole("button", { name: say("Back to the profile", "العودة إلى حسابي") }).click();
    await page.waitForURL("**/gtsd/profile");
  });

  inTurn(`whoever signs in is led to addresses of this product only (${language})`, settings, async (page) => {
    const known = await person();
    for (const next of ["https://elsewhere.example/", "//elsewhere.example/x", "/\\elsewhere.example", "/../elsewhere", "tasks"]) {
      await page.goto(`/gtsd/sign-in?next=${encodeURIComponent(next)}`);
      await page.getByLabel(t.email).fill(known.email);
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await page.getByRole("button", { name: t.signIn, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
      assert.equal(new URL(page.url()).pathname, "/gtsd/", next);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.removeItem("person of gtsd"));
    }
  });

  inTurn(`GTSD-1.2-07 GTSD-8.6-02 a cut line says so and the next try goes through (${language})`, { ...settings, expected: /ERR_FAILED/ }, async (page) => {
    const known = await person();
    await page.goto("/gtsd/sign-in");
    await page.getByLabel(t.email).fill(known.email);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.route("**/api/auth/login", (route) => route.abort());
    await page.getByRole("button", { name: t.signIn, exact: true }).click();
    await page.getByRole("alert").getByText(say("We cannot reach GTSD right now", "لا يمكننا الوصول")).waitFor();
    await page.unroute("**/api/auth/login");
    await page.getByRole("button", { name: t.signIn, exact: true }).click();
    await page.getByRole("navigation").waitFor();
  });

  journey(`GTSD-P-3.1-08 a forgotten password is chosen anew by the link in the mail (${language})`, settings, async (page) => {
    const known = await person();
    await page.goto("/gtsd/sign-in");
    await page.getByRole("link", { name: say("Forgot password?", "نسيت كلمة المرور؟") }).click();
    await page.getByLabel(t.email).fill(known.email);
    await page.getByRole("button", { name: say("Send the link", "أرسل الرابط") }).click();
    await page.getByText(known.email).waitFor();
    await page.goto(await mailedPage(known.email, "reset-password"));
    await page.getByLabel(say("New password", "كلمة المرور الجديدة")).fill("River8Crossing");
    await page.getByRole("button", { name: say("Save the password", "احفظ كلمة المرور") }).click();
    await page.waitForURL("**/gtsd/sign-in");
    await page.getByLabel(t.email).fill(known.email);
    await page.getByLabel(t.password, { exact: true }).fill("River8Crossing");
    await page.getByRole("button", { name: t.signIn, exact: true }).click();
    await page.getByRole("navigation").waitFor();
  });

  inTurn(`a mail that is asked for once more is sent once more (${language})`, settings, async (page) => {
    const known = await person(), address = encodeURIComponent(known.email);
    const mails = async (link) => (await send("GET", `${url("sandbox")}/sandbox/messages?to=${address}`)).answer.items
      .filter(({ links }) => links.some((each) => each.includes(`/${link}?token=`))).length;
    await page.goto("/gtsd/forgot-password");
    await page.getByLabel(t.email).fill(known.email);
    const ask = page.getByRole("button", { name: say("Send the link", "أرسل الرابط") });
    await ask.click();
    await page.getByRole("button", { name: say("send it again", "أرسله من جديد") }).click();
    await eventually(async () => (await mails("reset-password")) === 1);
    await ask.click();
    await eventually(async () => (await mails("reset-password")) === 2);

    const before = await eventually(() => mails("verify-email"));
    await page.goto("/gtsd/verify-email");
    await page.getByLabel(t.email).fill(known.email);
    const again = page.getByRole("button", { name: say("Send a new link", "أرسل رابطًا جديدًا") });
    for (const count of [1, 2]) {
      await again.click();
      await eventually(async () => (await mails("verify-email")) === before + count);
    }
  });

  inTurn(`GTSD-1.1-08 a spent link says so and leads to a new one (${language})`, { ...settings, expected: t.wrong }, async (page) => {
    await page.goto("/gtsd/verify-email?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    await page.getByRole("alert").waitFor();
    await page.getByLabel(t.email).fill("nobody@example.com");
    await page.getByRole("button", { name: say("Send a new link", "أرسل رابطًا جديدًا") }).click();
    await page.getByText(say("a new link is on its way", "فالرابط الجديد في طريقه إليك")).waitFor();
    await page.goto("/gtsd/reset-password");
    await page.getByRole("link", { name: say("Send a new link", "أرسل رابطًا جديدًا") }).click();
    await page.waitForURL("**/gtsd/forgot-password");
  });
});

journey("an address is confirmed by the link in the mail", { base }, async (page) => {
  const known = await person({ isNew: true });
  await page.goto(await mailedPage(known.email, "verify-email"));
  await page.getByRole("heading", { level: 1, name: "Your email is confirmed", exact: true }).waitFor();
  await page.getByRole("heading", { name: "That is you" }).waitFor();
  await page.waitForFunction(() => document.title.startsWith("Your email is confirmed"));
});

journey("GTSD-7.2-05 the language is chosen before signing in, and stays", { base }, async (page) => {
  await page.goto("/gtsd/sign-in");
  await page.getByRole("button", { name: "العربية" }).click();
  await page.getByRole("heading", { level: 1, name: "أهلًا بعودتك" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "أهلًا بعودتك" }).waitFor();
});

journey("GTSD-1.2-05 GTSD-1.2-09 GTSD-1.5-04 who comes back is at home at once; who leaves is not, not even by going back", { base }, async (page) => {
  await signIn(page, await person());
  await page.goto("/gtsd/");
  await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  assert.equal(await page.getByText("Layla").count(), 0);
});

journey("GTSD-2.4-05 who has answered stays where they are, also while the account has not heard of it yet", { base, width: 390 }, async (page) => {
  await signIn(page, await person());
  let late = 0;
  await page.route("**/gtsd/api/auth/me", async (route) => {
    const response = await route.fetch(), account = await response.json();
    late++;
    await route.fulfill({ response, json: { ...account, onboardingCompleted: false } });
  });
  const owner = page.waitForResponse("**/gtsd/api/profile/me");
  await page.goto("/gtsd/progress");
  assert.equal((await (await owner).json()).onboardingCompleted, true);
  await page.getByRole("button", { name: "Add photos" }).click();
  await page.getByLabel("Choose files").waitFor();
  assert.ok(late > 0);
  assert.equal(new URL(page.url()).pathname, "/gtsd/progress");
});
