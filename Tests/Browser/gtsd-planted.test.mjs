// Markup and signs that turn writing round, typed into every text field: they do nothing, and stay the text that somebody wrote.
import assert from "node:assert/strict";
import { test } from "node:test";
import { complaintsOf, journey } from "./support/browser.mjs";
import { chromium, shell } from "./support/chromium.mjs";
import { answers, base, inBoth, password, person, signIn, tasks } from "./support/gtsd.mjs";
import { eventually, send, unique, url } from "./support/stack.mjs";

const turned = "‮evil‬";
const markup = `<img src=x onerror="window.taken=1">`;
const planted = `${markup}${turned}`;

/** What a page must never have: our markup as elements, or the mark that it ran. */
const harm = (page) => page.evaluate((markup) => [
  window.taken && "it ran",
  document.querySelector("img[src='x'], [onerror]") && "it is an element",
  document.title.includes("<img") !== document.title.includes(markup) && "the title holds half of it",
].filter(Boolean), markup);

/** Where what was written is shown, each time within something of its own, so that it turns nothing around it. */
const shownAlone = (page) => page.evaluate((turned) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), bad = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.data.includes(turned) || !node.parentElement.checkVisibility()) continue;
    const own = node.parentElement.closest("bdi, [dir]:not(html), textarea");
    const isolates = (element) => ["isolate", "plaintext", "isolate-override"].includes(getComputedStyle(element).unicodeBidi) || getComputedStyle(element).display !== "inline";
    if (!own || !isolates(own)) bad.push(node.parentElement.outerHTML.slice(0, 160));
  }
  return bad;
}, turned);

/** Types it into every field of what is open that takes text; the names of those. @param {import("playwright-core").Locator} form */
async function plant(form, values = {}) {
  const fields = form.locator("input:not([type=checkbox], [type=radio], [type=file], [type=time], [type=date], [type=range], [type=hidden], [type=password]), textarea");
  const names = [];
  // Fields come with their screen, a moment after its heading; who lists them does not wait.
  await fields.filter({ visible: true }).first().waitFor();
  for (const field of await fields.all()) {
    if (!await field.isVisible() || !await field.isEditable()) continue;
    const name = (await field.getAttribute("name")) ?? (await field.getAttribute("id"));
    await field.fill(values[name] ?? planted);
    names.push(name);
  }
  return names;
}

inBoth(({ language, say }) => {
  const settings = { base, language, width: 390, expected: /status of 4\d\d|^warning: .*bidi/ };
  const calm = async (page, where) => {
    assert.deepEqual(await harm(page), [], where);
    assert.deepEqual(await shownAlone(page), [], `${where}: turns what is around it`);
  };
  const opened = async (page, path) => {
    await page.goto(`/gtsd${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  };

  journey(`what is planted in the forms before signing in does nothing (${language})`, settings, async (page) => {
    for (const path of ["/sign-in", "/sign-up", "/forgot-password", "/verify-email"]) {
      await opened(page, path);
      const form = page.locator("form").first();
      assert.ok((await plant(form)).length > 0, path);
      if (await form.locator("[type=password]").count()) await form.locator("[type=password]").fill(planted);
      await form.locator("[type=submit]").click();
      await page.getByRole("alert").waitFor();
      await calm(page, path);
    }
    for (const path of [`/sign-in?next=${encodeURIComponent(`javascript:${markup}`)}`, `/reset-password?token=${encodeURIComponent(markup)}`, `/nowhere/${encodeURIComponent(markup)}`]) {
      await opened(page, path);
      await calm(page, path);
    }
  });

  journey(`what is planted in a name is text on every screen (${language})`, settings, async (page) => {
    await page.goto("/gtsd/sign-up");
    const form = page.locator("form").first();
    await form.locator("[type=submit]").waitFor();
    const email = `${unique("planted")}@example.com`;
    assert.deepEqual((await plant(form, { email })).sort(), ["email", "name"]);
    await form.locator("[type=password]").fill(password);
    await page.getByRole("checkbox").check();
    await form.locator("[type=submit]").click();
    await page.waitForURL("**/gtsd/onboarding");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await calm(page, "/onboarding");
  });

  journey(`what is planted in tasks, their proof, a profile and a question to support is text wherever it is shown (${language})`, settings, async (page) => {
    const someone = await person({ name: planted, isNew: true });
    const partners = [{ name: planted, phone: "0501234567", relationship: "family" }];
    await send("POST", `${url("profile")}/onboarding`, { ...answers, motivation: planted, partners }, someone.headers);
    await eventually(async () => (await tasks(someone.headers)).length > 0);
    await signIn(page, someone);
    const dialog = page.getByRole("dialog");
    const save = async () => { await dialog.locator("[type=submit]").click(); await dialog.waitFor({ state: "detached" }); };

    await opened(page, "/tasks");
    await page.locator("main button.add").first().click();
    assert.deepEqual((await plant(dialog)).sort(), ["description", "title"]);
    await save();
    await page.getByRole("link", { name: markup }).waitFor();
    await calm(page, "/tasks");
    await page.getByRole("link", { name: markup }).click();
    await dialog.locator("form").waitFor();
    await calm(page, "a task");
    const inWords = dialog.locator("[name=proof][value=text_log]");
    if (await inWords.count()) await inWords.check({ force: true });
    assert.ok((await plant(dialog.locator("form"))).length > 0, "evidence");
    await calm(page, "evidence");
    if (await dialog.locator("form [type=submit]").isEnabled()) {
      await dialog.locator("form [type=submit]").click();
      await eventually(async () => (await tasks(someone.headers)).some(({ status }) => status === "completed"));
      await opened(page, "/tasks");
      await page.getByRole("link", { name: markup }).click();
      await dialog.waitFor();
      await calm(page, "a task that is done");
    }

    await opened(page, "/profile");
    await page.getByRole("button", { name: say("Edit your name", "عدّل اسمك") }).click();
    assert.deepEqual(await plant(dialog), ["name"]);
    await save();
    const ways = page.locator("main section > header button");
    for (let way = 0; way < 3; way++) {
      await ways.nth(way).click();
      await dialog.locator("form").waitFor();
      const names = await plant(dialog, { email: "sara@example.com", phone: "0501234567" });
      assert.ok(names.length > 0);
      await calm(page, `a form with ${names}`);
      await dialog.locator("[type=submit]").click();
      await Promise.race([dialog.waitFor({ state: "detached" }), dialog.getByRole("alert").waitFor()]);
      await calm(page, `a form with ${names}, sent`);
      if (await dialog.count()) {
        await page.keyboard.press("Escape");
        await dialog.getByRole("button", { name: say("Discard it", "تجاهله") }).click();
      }
      await dialog.waitFor({ state: "detached" });
    }
    await calm(page, "/profile");

    await opened(page, "/support");
    assert.deepEqual((await plant(page.locator("main form"))).sort(), ["message", "subject"]);
    await page.locator("main form [type=submit]").click();
    await page.getByText(/S-\d+/).waitFor();
    await calm(page, "/support");

    for (const path of ["/", "/tasks", "/progress", "/streaks", "/profile", "/notifications", "/settings", "/support"]) {
      await opened(page, path);
      await calm(page, path);
    }
  });
});

// That a journey would fail is a claim too.
test("a page whose policy or Trusted Types refuse something, that throws, or that complains fails its journey", { timeout: 60_000 }, async () => {
  const browser = await chromium.launch(shell);
  try {
    for (const [harm, told] of [
      [() => { try { document.body.innerHTML = "<img src=x onerror=alert(1)>"; } catch {} }, /require-trusted-types-for/],
      [() => { document.body.append(Object.assign(document.createElement("script"), { src: "https://elsewhere.example/a.js" })); }, /script-src|TrustedScriptURL|require-trusted-types/],
      [() => { document.body.append(Object.assign(document.createElement("img"), { src: "https://elsewhere.example/a.png" })); }, /img-src/],
      [() => { document.body.setAttribute("style", "color: red"); }, /style-src/],
      [() => { setTimeout(() => { throw new Error("nobody catches it"); }); }, /nobody catches it/],
      [() => { Promise.reject(new Error("nor this")); }, /nor this/],
      [() => { console.warn("something is odd"); }, /something is odd/],
    ]) {
      const page = await (await browser.newContext({ baseURL: base() })).newPage();
      const complaints = await complaintsOf(page);
      await page.goto("/gtsd/sign-in");
      await page.getByRole("heading", { level: 1 }).waitFor();
      assert.deepEqual(complaints, []);
      await page.evaluate(harm).catch(() => {});
      await eventually(() => complaints.some((text) => told.test(text)));
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
});
