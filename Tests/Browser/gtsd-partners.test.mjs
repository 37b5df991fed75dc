// A partner is asked by mail, agrees on a page that needs no account and no script, and either side ends it. GTSD-ADD-01.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { journey } from "./support/browser.mjs";
import { base, inBoth, person, signIn } from "./support/gtsd.mjs";
import { eventually, send, unique, url } from "./support/stack.mjs";

const partners = async ({ headers }) => (await send("GET", `${url("profile")}/partners`, undefined, headers)).answer.items;

/** Where the newest mail to somebody leads, below this stack's pages. */
const mailed = (email) => eventually(async () => {
  const { answer } = await send("GET", `${url("sandbox")}/sandbox/messages?to=${encodeURIComponent(email)}`);
  const link = answer.items.flatMap(({ links }) => links).find((address) => address.includes("/partners/shared/"));
  return link && new URL(link).pathname;
});

inBoth(({ language, say }) => {
  const settings = { base, language, locale: language, width: 390 };

  journey(`GTSD-ADD-01 a partner is asked by mail, agrees without an account, and either side ends it (${language})`, settings, async (page) => {
    const someone = await person({ name: say("Layla", "ليلى") }), email = `${unique("omar")}@example.com`;
    await send("POST", `${url("profile")}/partners`, { name: "Omar", email, relationship: "friend" }, someone.headers);
    await signIn(page, someone);
    await page.goto("/gtsd/profile");
    await page.getByRole("button", { name: say("Weekly mail: Omar", "الرسالة الأسبوعية: Omar") }).click();
    const sheet = page.getByRole("dialog", { name: say("Weekly mail", "الرسالة الأسبوعية") });
    await sheet.getByRole("checkbox", { name: say("Tell them my weight, too", "أضف وزني إلى الرسالة") }).check();
    await sheet.getByRole("button", { name: say("Ask by mail", "أرسل الدعوة") }).click();
    await sheet.waitFor({ state: "detached" });
    await page.getByText(say("Asked, no answer yet", "أُرسلت الدعوة، ولا رد بعد")).waitFor();
    assert.deepEqual((await partners(someone)).map(({ sharing }) => [sharing.state, sharing.weight]), [["invited", true]]);

    // The partner has no account here, and no script.
    const path = await mailed(email);
    const context = await page.context().browser().newContext({ javaScriptEnabled: false, baseURL: base(), locale: language, viewport: { width: 390, height: 844 } });
    const letter = await context.newPage();
    await letter.goto(path);
    const heading = letter.getByRole("heading", { level: 1 });
    assert.match(await heading.innerText(), say(/Layla.* would like you to follow along/, /دعوة من .*ليلى/));
    assert.equal((await partners(someone))[0].sharing.state, "invited", "to look is not to agree");
    await letter.getByRole("button", { name: say("I agree", "أوافق") }).click();
    await letter.getByText(say("You get a mail each Monday", "تصلك رسالة كل يوم اثنين")).first().waitFor();
    await page.reload();
    await page.getByText(say("Gets a mail each Monday", "رسالة كل يوم اثنين")).waitFor();

    await page.getByRole("button", { name: say("Weekly mail: Omar", "الرسالة الأسبوعية: Omar") }).click();
    await sheet.getByRole("button", { name: say("End the mails", "أوقف الرسائل") }).click();
    await sheet.waitFor({ state: "detached" });
    await eventually(async () => (await partners(someone))[0].sharing === undefined);
    await letter.goto(path);
    assert.equal(await heading.innerText(), say("There are no more mails", "لا رسائل بعد الآن"));
    await context.close();
  });

  journey(`GTSD-ADD-01 a partner who says no is not asked again, and may change their mind (${language})`, { ...settings, expected: /status of 403/ }, async (page) => {
    const someone = await person(), email = `${unique("omar")}@example.com`;
    const { answer: { id } } = await send("POST", `${url("profile")}/partners`, { name: "Omar", email, relationship: "friend" }, someone.headers);
    await send("PUT", `${url("profile")}/partners/${id}/sharing`, {}, someone.headers);
    await page.goto(await mailed(email));
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: say("No, thank you", "لا، شكرًا") }).click();
    await page.getByRole("button", { name: say("I changed my mind: I agree", "غيّرت رأيي، أوافق") }).waitFor();
    assert.equal((await partners(someone))[0].sharing.state, "left");
    const path = new URL(page.url()).pathname;
    await signIn(page, someone);
    await page.goto("/gtsd/profile");
    // A partner may have the product too: its worker answers every page from here on.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    assert.ok(await page.evaluate(() => navigator.serviceWorker.controller));
    await page.getByText(say("Does not want mails", "لا يرغب في الرسائل")).waitFor();
    await page.getByRole("button", { name: say("Weekly mail: Omar", "الرسالة الأسبوعية: Omar") }).click();
    const sheet = page.getByRole("dialog", { name: say("Weekly mail", "الرسالة الأسبوعية") });
    await sheet.getByText(say("They asked us not to write to them.", "طُلب منا عدم مراسلة هذا العنوان.")).waitFor();
    assert.equal(await sheet.getByRole("checkbox").count(), 0);
    await page.goto(path);
    await page.getByRole("button", { name: say("I changed my mind: I agree", "غيّرت رأيي، أوافق") }).click();
    await eventually(async () => (await partners(someone))[0].sharing.state === "accepted");
  });
});
