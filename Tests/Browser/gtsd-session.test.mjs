// A session that ends, and leaving with work that was not sent: what stays on the device, for whom, and what is asked.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { journey } from "./support/browser.mjs";
import { base, call, inBoth, password, person, rows, signIn, tasks } from "./support/gtsd.mjs";
import { eventually, send, url } from "./support/stack.mjs";

const statusOf = async (known, title) => (await tasks(known.headers)).find((task) => task.title === title)?.status;
const service = /\/gtsd\/(api\/|session)/;
/** Ends every session of somebody, as from another device. */
const endSessions = (known) => send("POST", `${url("auth")}/auth/logout`, { scope: "global" }, known.headers);

inBoth(({ language, say, inTurn }) => {
  const settings = { base, language, width: 390, expected: /status of (401|409)|ERR_FAILED/ };
  const dinner = say("Dinner", "العشاء"), strip = (page) => page.getByText(say("You are signed out.", "انتهت جلستك."));
  const complete = async (page) => {
    await page.getByRole("link", { name: dinner }).click();
    await page.getByRole("button", { name: say("Complete", "أنجز المهمة") }).click();
    await page.getByText(say("Kept on this device", "محفوظ على هذا الجهاز")).waitFor();
  };
  const fill = async (page, { email }) => {
    await page.getByLabel(say("Email", "البريد الإلكتروني")).fill(email);
    await page.getByLabel(say("Password", "كلمة المرور"), { exact: true }).fill(password);
    await page.getByRole("button", { name: say("Sign in", "تسجيل الدخول"), exact: true }).click();
  };
  /** Somebody whose day was read before their session ended. */
  const expired = async (page) => {
    const known = await person();
    await signIn(page, known);
    await page.goto("/gtsd/tasks");
    await page.getByRole("link", { name: dinner }).waitFor();
    await endSessions(known);
    await page.evaluate(() => fetch("/gtsd/session", { method: "DELETE", headers: { "X-Barbell": "web" } }));
    await page.reload();
    await strip(page).waitFor();
    await page.getByRole("link", { name: dinner }).waitFor();
    return known;
  };

  inTurn(`whoever was here before waits for no module: the day is asked for first, and once (${language})`, settings, async (page) => {
    const known = await person();
    await signIn(page, known);
    await page.goto("/gtsd/");
    const home = page.locator("main.home > header button").first();
    await home.waitFor();
    await page.reload();
    await home.waitFor();
    // A request is among the entries once the whole of its answer has come.
    await page.waitForFunction(() => ["session", "api/dashboard", "api/tasks", "api/profile/me"]
      .every((path) => performance.getEntriesByType("resource").some(({ name }) => name.includes(`/gtsd/${path}`))));
    const asked = await page.evaluate(() => {
      const { domInteractive } = performance.getEntriesByType("navigation")[0];
      return performance.getEntriesByType("resource").filter(({ name }) => /\/gtsd\/(session|api\/(dashboard|tasks|profile\/me))/.test(name))
        .map(({ name, startTime }) => `${new URL(name).pathname} ${startTime < domInteractive ? "before" : "after"}`).sort();
    });
    assert.deepEqual(asked, ["/gtsd/api/dashboard before", "/gtsd/api/profile/me before", "/gtsd/api/tasks before", "/gtsd/session before"]);
  });

  inTurn(`an ended session still shows the day with its age; what is done goes through after signing in again (${language})`, settings, async (page) => {
    const known = await expired(page);
    await page.getByText(say("It may be out of date.", "وقد يكون قديمًا.")).waitFor();
    assert.deepEqual(await violations(page), []);
    await complete(page);
    await page.getByText(say("1 change waits to be sent", "تغيير واحد ينتظر الإرسال")).waitFor();
    await page.getByRole("link", { name: say("Sign in again", "سجّل الدخول من جديد") }).click();
    await page.waitForURL("**/gtsd/sign-in?next=%2Ftasks");
    assert.equal(await page.getByRole("navigation").count(), 0);
    await fill(page, known);
    await page.waitForURL("**/gtsd/tasks");
    await strip(page).waitFor({ state: "detached" });
    const again = await send("POST", `${url("auth")}/auth/login`, { product: "gtsd", email: known.email, password });
    const headers = { Authorization: `Bearer ${again.answer.accessToken}` };
    await eventually(async () => (await statusOf({ headers }, "Dinner")) === "completed");
  });

  inTurn(`[GTSD-1.2-06] whoever is not kept signed in leaves nothing to be seen when the browser was closed, and what they did waits for them (${language})`, settings, async (page) => {
    const known = await person();
    await page.goto("/gtsd/sign-in?next=%2Ftasks");
    await page.getByRole("checkbox", { name: say("Keep me signed in", "أبقِني متصلًا بحسابي") }).uncheck();
    await fill(page, known);
    await page.getByRole("link", { name: dinner }).waitFor();
    await eventually(async () => (await rows(page, "answers")) > 0);
    await page.route("**/evidence", (route) => route.abort());
    await complete(page);
    // A browser that is closed forgets the cookie of such a session, and its tabs are gone.
    await page.context().clearCookies();
    const next = await page.context().newPage();
    await page.close();
    await next.route("**/gtsd/session", (route) => route.abort());
    await next.goto("/gtsd/tasks");
    await next.locator("main.lonely").waitFor();
    assert.equal(await next.getByText(dinner).count(), 0, "nobody can say who is here");
    await next.unroute("**/gtsd/session");
    await next.reload();
    await next.getByRole("heading", { level: 1, name: say("Welcome back", "أهلًا بعودتك") }).waitFor();
    assert.deepEqual([await rows(next, "answers"), await rows(next, "work")], [0, 1]);
    assert.equal(await next.evaluate(() => localStorage.getItem("person of gtsd")), null);
    await fill(next, known);
    await eventually(async () => (await statusOf(known, "Dinner")) === "completed");
  });

  inTurn(`whoever is not kept signed in has their day back as long as the browser is open (${language})`, settings, async (page) => {
    await page.goto("/gtsd/sign-in");
    await page.getByRole("checkbox", { name: say("Keep me signed in", "أبقِني متصلًا بحسابي") }).uncheck();
    await fill(page, await person());
    await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
    await page.route(service, (route) => route.abort());
    await page.reload();
    await page.getByText(say("You are offline.", "أنت غير متصل.")).waitFor();
    await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
    await page.unroute(service);
    const other = await page.context().newPage();
    await other.goto("/gtsd/");
    await other.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
  });

  inTurn(`a tab of somebody who is not kept signed in is not taken away by another one that finds their session ended (${language})`, settings, async (page) => {
    const known = await person();
    await page.goto("/gtsd/sign-in?next=%2Ftasks");
    await page.getByRole("checkbox", { name: say("Keep me signed in", "أبقِني متصلًا بحسابي") }).uncheck();
    await fill(page, known);
    await page.getByRole("button", { name: say("Add a task", "أضف مهمة") }).click();
    const field = page.getByLabel(say("What is it?", "ما هي المهمة؟"));
    await field.fill("Evening walk");
    await call(page, "DELETE", "/gtsd/session");
    const other = await page.context().newPage();
    await other.goto("/gtsd/tasks");
    await other.getByRole("heading", { level: 1, name: say("Welcome back", "أهلًا بعودتك") }).waitFor();
    await strip(page).waitFor();
    assert.equal(await field.inputValue(), "Evening walk");
    // It is as it was for every other tab: nothing to be seen.
    await other.reload();
    await other.getByRole("heading", { level: 1, name: say("Welcome back", "أهلًا بعودتك") }).waitFor();
    assert.equal(await field.inputValue(), "Evening walk");
  });

  inTurn(`whoever signs in after somebody's session ended sees nothing of theirs, and sends nothing (${language})`, settings, async (page) => {
    const known = await expired(page), other = await person({ name: "Maryam" });
    await complete(page);
    await page.getByRole("link", { name: say("Sign in again", "سجّل الدخول من جديد") }).click();
    await fill(page, other);
    await page.waitForURL("**/gtsd/tasks");
    await page.getByRole("link", { name: dinner }).waitFor();
    await page.getByRole("link", { name: say("Home", "الرئيسية"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: /Maryam/ }).waitFor();
    assert.equal(await page.getByText(say("waits to be sent", "ينتظر الإرسال")).count(), 0);
    assert.equal(await page.getByText("Layla").count(), 0);
    assert.equal(await statusOf(other, "Dinner"), "pending");
    const read = await page.evaluate(async () => {
      const found = {};
      for (const { name } of (await indexedDB.databases()).filter(({ name }) => name.startsWith("gtsd "))) {
        const database = await new Promise((resolve) => { const request = indexedDB.open(name); request.onsuccess = () => resolve(request.result); });
        const count = (store) => new Promise((resolve) => { const request = database.transaction(store).objectStore(store).count(); request.onsuccess = () => resolve(request.result); });
        found[name] = [await count("work"), await count("answers")];
        database.close();
      }
      return Object.values(found).sort((a, b) => b[0] - a[0])[0];
    });
    // The former person's work waits for them; what was read of theirs is gone.
    assert.deepEqual(read, [1, 0]);
    assert.ok(known);
  });

  inTurn(`a tab of somebody whose session ended becomes theirs who sign in at another one, at once (${language})`, settings, async (page) => {
    await expired(page);
    const other = await page.context().newPage();
    await signIn(other, await person({ name: "Maryam" }));
    await other.goto("/gtsd/");
    await other.getByRole("heading", { level: 1, name: /Maryam/ }).waitFor();
    await strip(page).waitFor({ state: "detached" });
    await page.getByRole("link", { name: say("Home", "الرئيسية"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: /Maryam/ }).waitFor();
  });

  inTurn(`whoever signs in again in one tab goes on in the others, and what they did there is sent (${language})`, settings, async (page) => {
    const known = await expired(page);
    await complete(page);
    const other = await page.context().newPage();
    await other.goto("/gtsd/tasks");
    await other.getByRole("link", { name: say("Sign in again", "سجّل الدخول من جديد") }).click();
    await fill(other, known);
    await other.waitForURL("**/gtsd/tasks");
    await strip(page).waitFor({ state: "detached" });
    await page.getByText(say("waits to be sent", "ينتظر الإرسال")).waitFor({ state: "detached" });
    await eventually(async () => (await rows(page, "work")) === 0);
  });

  const unsent = async (page) => {
    const known = await person();
    await signIn(page, known);
    await page.goto("/gtsd/tasks");
    await page.getByRole("link", { name: dinner }).waitFor();
    await page.route("**/evidence", (route) => route.abort());
    await complete(page);
    await page.goto("/gtsd/settings");
    await page.getByRole("main").getByRole("button", { name: say("Sign out", "تسجيل الخروج"), exact: true }).click();
    await page.getByRole("dialog").getByText(say("Only this device has 1 change.", "على هذا الجهاز وحده: تغيير واحد.")).waitFor();
    return known;
  };
  const welcome = (page) => page.getByRole("heading", { level: 1, name: say("Welcome back", "أهلًا بعودتك") }).waitFor();
  const button = (page, name) => page.getByRole("dialog").getByRole("button", { name });

  inTurn(`[GTSD-1.5-05] leaving with unsent work asks: staying keeps it, sending first sends it and leaves (${language})`, settings, async (page) => {
    const known = await unsent(page);
    await page.waitForTimeout(400);
    assert.deepEqual(await violations(page), []);
    await button(page, say("Stay", "البقاء")).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByText(say("1 change waits to be sent", "تغيير واحد ينتظر الإرسال")).waitFor();
    await page.getByRole("main").getByRole("button", { name: say("Sign out", "تسجيل الخروج"), exact: true }).click();
    await button(page, say("Send first, then sign out", "أرسل أولًا ثم اخرج")).click();
    await page.getByRole("alert").getByText(say("It cannot be sent right now.", "لا يمكن الإرسال الآن.")).waitFor();
    await page.unroute("**/evidence");
    // It may have been sent by itself in this moment: then there is nothing to press any more.
    await Promise.race([button(page, say("Send first, then sign out", "أرسل أولًا ثم اخرج")).click().catch(() => {}), welcome(page)]);
    await welcome(page);
    assert.equal(await statusOf(known, "Dinner"), "completed");
  });

  inTurn(`whoever signs out or deletes their account comes to the sign-in, with nothing in its address and no promise (${language})`, settings, async (page) => {
    const main = (name) => page.getByRole("main").getByRole("button", { name, exact: true });
    const ways = [
      async () => {
        await main(say("Sign out", "تسجيل الخروج")).click();
        await button(page, say("Sign out", "تسجيل الخروج")).click();
      },
      async () => {
        await main(say("Sign out on all devices", "تسجيل الخروج من كل الأجهزة")).click();
        await button(page, say("Sign out everywhere", "اخرج من كل مكان")).click();
      },
      async () => {
        await main(say("Delete my account", "حذف حسابي")).click();
        await page.getByRole("dialog").getByLabel(say("Password", "كلمة المرور"), { exact: true }).fill(password);
        await button(page, say("Delete for good", "احذف نهائيًا")).click();
      },
    ];
    const known = await person(), other = await page.context().newPage();
    for (const leave of ways) {
      await signIn(page, known);
      await page.goto("/gtsd/settings");
      await other.goto("/gtsd/profile");
      await other.getByRole("heading", { level: 1 }).waitFor();
      await leave();
      for (const tab of [page, other]) {
        await welcome(tab);
        assert.equal(new URL(tab.url()).pathname + new URL(tab.url()).search, "/gtsd/sign-in");
        await tab.getByText(say("Sign in and pick up where you left off.", "سجّل الدخول وأكمل من حيث توقفت.")).waitFor();
      }
    }
  });

  inTurn(`[GTSD-1.5-03] leaving without unsent work takes all of it away (${language})`, settings, async (page) => {
    const known = await unsent(page);
    await button(page, say("Discard and sign out", "تجاهل واخرج")).click();
    await welcome(page);
    const left = await page.evaluate(async () => {
      const counts = [];
      for (const { name } of (await indexedDB.databases()).filter(({ name }) => name.startsWith("gtsd "))) {
        const database = await new Promise((resolve) => { const request = indexedDB.open(name); request.onsuccess = () => resolve(request.result); });
        for (const store of database.objectStoreNames) {
          counts.push(await new Promise((resolve) => { const request = database.transaction(store).objectStore(store).count(); request.onsuccess = () => resolve(request.result); }));
        }
        database.close();
      }
      return { counts, kept: Object.keys(localStorage).sort() };
    });
    assert.ok(left.counts.every((count) => count === 0), JSON.stringify(left));
    assert.deepEqual(left.kept.filter((name) => !["direction", "language", "theme"].includes(name)), []);
    await page.unroute("**/evidence");
    await signIn(page, await person({ name: "Maryam" }));
    await page.goto("/gtsd/");
    await page.getByRole("heading", { level: 1, name: /Maryam/ }).waitFor();
    assert.equal(await statusOf(known, "Dinner"), "pending");
  });
});

const settings = { base, width: 390, expected: /status of (401|409)|ERR_FAILED/ };

journey("who leaves without a network is gone at once, and the session ends as soon as the server can be told", settings, async (page) => {
  await signIn(page, await person());
  await page.goto("/gtsd/settings");
  await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await page.route("**/gtsd/session", (route) => route.abort());
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  await page.unroute("**/gtsd/session");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  assert.equal((await page.evaluate(() => fetch("/gtsd/session").then((answer) => answer.json()))).isSignedIn, false);
});

for (const hasNetwork of [true, false]) {
  journey(`who signs out and closes the page before the server answered is gone ${hasNetwork ? "when it is opened again" : "without a network, too"}`, settings, async (page) => {
    await signIn(page, await person());
    await page.goto("/gtsd/tasks");
    await page.getByRole("link", { name: "Dinner" }).waitFor();
    await eventually(async () => (await rows(page, "answers")) > 0);
    await page.goto("/gtsd/settings");
    await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
    await page.route("**/gtsd/session", (route) => (route.request().method() === "DELETE" ? undefined : route.continue()));
    const told = page.waitForRequest((request) => request.method() === "DELETE");
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await told;
    const next = await page.context().newPage();
    await page.close();
    if (!hasNetwork) await next.route(service, (route) => route.abort());
    await next.goto("/gtsd/tasks");
    await next.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
    assert.deepEqual([await next.getByText(/Layla|Dinner/).count(), await rows(next, "answers")], [0, 0]);
    if (!hasNetwork) return;
    await eventually(async () => !(await next.evaluate(() => fetch("/gtsd/session").then((answer) => answer.json()))).isSignedIn);
  });
}

journey("who signs out in one tab without a network is gone from the others, and their work is in nobody's hands there", settings, async (page) => {
  const leaders = (page) => page.evaluate(async () => (await navigator.locks.query()).held.filter(({ name }) => name.startsWith("leader of gtsd ")).length);
  await signIn(page, await person());
  await page.goto("/gtsd/");
  await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
  await eventually(async () => (await leaders(page)) === 1);
  const other = await page.context().newPage();
  await other.goto("/gtsd/settings");
  await other.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await page.context().route("**/gtsd/session", (route) => route.abort());
  await other.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  await other.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  await eventually(async () => (await leaders(page)) === 0);
});

journey("who signs out in one tab is gone from the others", settings, async (page) => {
  await signIn(page, await person());
  await page.goto("/gtsd/");
  await page.getByRole("heading", { level: 1, name: /Layla/ }).waitFor();
  const other = await page.context().newPage();
  await other.goto("/gtsd/settings");
  await other.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  assert.equal(await page.getByText("Layla").count(), 0);
});

journey("a server that cannot say who is here takes nothing away, and is asked until it can", { ...settings, expected: /status of 503|503 of/ }, async (page) => {
  await signIn(page, await person());
  await page.goto("/gtsd/tasks");
  const dinner = page.getByRole("link", { name: "Dinner" }), strip = page.getByText("You are offline.");
  await dinner.waitFor();
  const server = /\/gtsd\/(api\/|session)/;
  await page.route(server, (route) => route.fulfill({ status: 503, json: { code: "unavailable", message: "Try again later.", retryable: true, fields: [] } }));
  await page.reload();
  await strip.waitFor();
  await dinner.waitFor();
  await page.unroute(server);
  await strip.waitFor({ state: "detached" });
  await dinner.waitFor();
});
