// The console in a real browser: what a developer does with it, section by section.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { journey } from "./support/browser.mjs";
import { mail } from "./support/mail.mjs";
import { consoleURL, eventually, phone, send, smtpPort, unique, url } from "./support/stack.mjs";

const base = () => consoleURL;
const sections = ["services", "logs", "traces", "messages", "clock", "people", "data", "faults", "flows"];
const open = async (page, address = "services") => {
  await page.goto(`/#/${address}`);
  await page.getByRole("status").filter({ hasText: "Live" }).waitFor();
};
const askForCode = (number) => send("POST", `${url("auth")}/auth/otp/request`, { phone: number });
/** FitCoach+ knows people by their numbers alone. */
const signInByPhone = async () => {
  const number = phone();
  const { answer } = await askForCode(number);
  const code = await eventually(async () => (await send("GET", `${url("sandbox")}/sandbox/messages?to=${number}`)).answer.items[0]?.code);
  const session = await send("POST", `${url("auth")}/auth/otp/verify`, { challengeId: answer.challengeId, code });
  return { number, ...session.answer };
};
const signUp = async (name, product = "gtsd") => {
  const email = `${unique("layla")}@example.com`;
  const { answer } = await send("POST", `${url("auth")}/auth/signup`, { product, name, email, password: "Mountain7Path", termsAccepted: true });
  return { email, ...answer };
};

journey("services are listed, restart and stop by a button", { base }, async (page) => {
  await open(page);
  const row = page.getByRole("row").filter({ hasText: "store" });
  await row.getByText("ready").waitFor();
  assert.match(await row.innerText(), /http:\/\/127\.0\.0\.1:\d+/);
  await row.getByRole("button", { name: "Stop" }).click();
  await row.getByText("exited").waitFor();
  await row.getByRole("button", { name: "Start" }).click();
  await row.getByText("ready").waitFor();
  await row.getByRole("button", { name: "Restart" }).click();
  await row.getByRole("cell", { name: "2", exact: true }).waitFor();
  await row.getByText("ready").waitFor();
});

journey("the log level of a service changes while it runs", { base }, async (page) => {
  await open(page);
  await page.getByLabel("Log level of tasks").selectOption("error");
  await page.waitForTimeout(300);
  const id = unique("quiet");
  await send("GET", `${url("tasks")}/health`, undefined, { "X-Request-Id": id });
  await page.getByLabel("Log level of tasks").selectOption("info");
  await page.waitForTimeout(300);
  const other = unique("loud");
  await send("GET", `${url("tasks")}/health`, undefined, { "X-Request-Id": other });
  await page.goto(`/#/logs?q=${other}`);
  await page.getByText("GET system.health 200").waitFor();
  await page.goto(`/#/logs?q=${id}`);
  await page.getByText("Nothing yet").waitFor();
});

journey("the log follows a request through every service", { base }, async (page) => {
  await open(page, "logs");
  const id = unique("request");
  await send("POST", `${url("auth")}/auth/otp/request`, { phone: phone() }, { "X-Request-Id": id });
  await page.getByLabel("Text").fill(id);
  await page.getByRole("button", { name: /auth.*auth.requestOTP 202/ }).click();
  await page.getByRole("link", { name: "All of this request" }).click();
  await page.getByRole("button", { name: /sandbox.*sandbox.sendSMS 202/ }).waitFor();
  assert.ok(page.url().includes(`request=${id}`));
  // Lines that come while somebody looks stand there too.
  await send("GET", `${url("tasks")}/health`, undefined, { "X-Request-Id": id });
  await page.getByRole("button", { name: /tasks.*system.health 200/ }).waitFor();
});

journey("a trace is a waterfall of what every service did", { base }, async (page) => {
  await open(page, "traces");
  const id = unique("request");
  await send("POST", `${url("auth")}/auth/otp/request`, { phone: phone() }, { "X-Request-Id": id });
  await page.getByLabel("Route, request, person, run or code").fill(id);
  await page.getByRole("link", { name: "auth.requestOTP" }).click();
  const fall = page.locator(".waterfall");
  await fall.getByRole("button", { name: "sandbox answers sandbox.sendSMS" }).waitFor();
  await fall.getByRole("button", { name: /INSERT work/ }).first().click();
  await fall.getByText("INSERT INTO work").first().waitFor();
  const all = await fall.getByRole("listitem").count();
  await fall.getByRole("button", { name: "Parts of auth.requestOTP" }).click();
  assert.ok(await fall.getByRole("listitem").count() < all);
});

journey("a code that was sent is there to be copied", { base }, async (page) => {
  await open(page, "messages");
  const number = phone();
  await askForCode(number);
  const message = page.getByRole("listitem").filter({ hasText: number.slice(1) });
  const code = await message.locator(".code").innerText();
  assert.match(code, /^\d{6}$/);
  await message.getByRole("button", { name: "Copy the code" }).click();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code);
});

// The browser says aloud what it keeps a mail from.
const kept = /sandboxed|allow-scripts|"img-src data:"/;
journey("mails are searched, and show text, HTML and source", { base, expected: kept }, async (page) => {
  const word = unique("winter"), to = `${word}@example.com`;
  await mail(smtpPort, to, `Subject: =?utf-8?B?${Buffer.from(`أهلًا ${word}`).toString("base64")}?=`, "Go to https://app.example/reset?token=abc now",
    `<h1 style="color:red">Hello</h1><script>top.document.title = "taken"</script><img src=x onerror="top.document.title='taken'">`);
  await open(page, "messages");
  await page.getByLabel("Recipient, subject or text").fill(word);
  await page.getByRole("button", { name: new RegExp(to) }).click();
  await page.getByRole("link", { name: "https://app.example/reset?token=abc" }).waitFor();
  await page.getByRole("button", { name: "HTML" }).click();
  await page.frameLocator("iframe").getByRole("heading", { name: "Hello" }).waitFor();
  await page.getByRole("button", { name: "Source" }).click();
  await page.getByText("multipart/alternative").waitFor();
  assert.equal(await page.title(), "Messages · Barbell");
  await page.getByRole("button", { name: "Clear…" }).click();
  await page.getByRole("button", { name: "Forget 1 messages" }).click();
  await page.getByText("Nothing like that").waitFor();
});

journey("the clock moves every service and says what became due", { base, expected: /status of 422/ }, async (page) => {
  await open(page, "clock");
  const before = await page.locator(".now time").innerText();
  await page.getByRole("button", { name: "+ a day" }).click();
  await page.getByText("stands still").waitFor();
  assert.notEqual(await page.locator(".now time").innerText(), before);
  const now = await page.locator(".clock .quiet").first().innerText();
  const { answer } = await askForCode(phone());
  assert.equal(Date.parse(answer.resendAt) - Date.parse(now), 60_000);
  await page.getByRole("switch", { name: "The clock goes on as real time does" }).click();
  await page.getByText("goes on from there").waitFor();
  await page.getByRole("textbox", { name: "By" }).fill("yesterday");
  await page.getByRole("button", { name: "Move" }).click();
  await page.getByRole("alert").getByText("by is a duration such as 13d").waitFor();
  assert.ok(await page.getByRole("heading", { name: "What became due" }).isVisible());
});

journey("somebody is found, signed in as, promoted and deleted", { base }, async (page) => {
  const { number, user } = await signInByPhone();
  await open(page, "people");
  await page.getByLabel("Name, address, number or id").fill(number.slice(1));
  await page.getByRole("link", { name: `+966${number.slice(1)}` }).click();
  await page.getByRole("button", { name: "Sign in as" }).click();
  const token = await page.locator("pre.short").innerText();
  const { answer } = await send("GET", `${url("auth")}/auth/me`, undefined, { Authorization: `Bearer ${token}` });
  assert.equal(answer.id, user.id);
  await page.getByLabel("Role").selectOption("coach");
  await page.getByText(/fitcoach · coach/).waitFor();
  await page.getByRole("link", { name: "auth · sessions" }).waitFor();
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete the account" }).click();
  await page.getByRole("heading", { name: "People" }).waitFor();
  await assert.rejects(send("GET", `${url("auth")}/auth/me`, undefined, { Authorization: `Bearer ${token}` }), /401/);
});

journey("a tier that is given counts in every service", { base }, async (page) => {
  const { user, accessToken } = await signInByPhone();
  await open(page, `people/${user.id}`);
  await page.getByLabel("Tier").selectOption("smart_premium");
  await eventually(async () => {
    const { answer } = await send("GET", `${url("store")}/store/subscription`, undefined, { Authorization: `Bearer ${accessToken}` });
    return answer.tier === "smart_premium";
  });
});

journey("rows lead to the person whom they are about", { base }, async (page) => {
  const { email, user } = await signUp("<img src=x onerror=alert(1)>");
  await open(page, "data/auth/users");
  await page.getByLabel("Column").selectOption("email");
  await page.getByLabel("Value").fill(email);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("cell", { name: "<img src=x onerror=alert(1)>" }).waitFor();
  await page.goto(`/#/data/auth/sessions?column=user_id&value=${user.id}`);
  await page.getByRole("link", { name: user.id }).click();
  await page.getByRole("heading", { name: "<img src=x onerror=alert(1)>" }).waitFor();
});

journey("a switch upsets the calls between two services", { base }, async (page) => {
  await open(page, "faults");
  const upset = page.getByRole("switch", { name: "Upset calls from auth to sandbox" });
  await upset.click();
  await page.getByRole("switch", { name: "Upset calls from auth to sandbox", checked: true }).waitFor();
  const number = phone();
  await askForCode(number);
  await page.getByRole("row").filter({ hasText: "answers 503" }).getByRole("cell", { name: /^[1-9]\d*$/ }).waitFor();
  await upset.click();
  await page.getByRole("switch", { name: "Upset calls from auth to sandbox", checked: false }).waitFor();
  await page.goto("/#/messages");
  await page.getByText(number.slice(1)).waitFor();
});

// After the flow the coverage of all requirements is read twice, which takes a busy machine its time.
journey("a flow is replayed, and its report opened", { base, timeout: 240_000 }, async (page) => {
  await open(page, "flows");
  await page.getByLabel("Name or tag").fill("demo");
  await page.getByRole("button", { name: /^Replay Demo|^Replay A demo/ }).first().click();
  await page.getByText("passed", { exact: true }).waitFor({ timeout: 200_000 });
  await page.getByRole("button", { name: "Show here" }).click();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
});

journey("a page of a listed origin calls services and uploads, with headers of its own", { base, expected: /status of 401/ }, async (page) => {
  const { accessToken } = await signUp("Layla");
  await open(page);
  const seen = await page.evaluate(async ([auth, media, token]) => {
    const ask = async (method, address, body, headers = {}) => {
      const response = await fetch(address, { method, body, headers });
      const text = await response.text();
      return { status: response.status, id: response.headers.get("X-Request-Id"), answer: text ? JSON.parse(text) : null };
    };
    const json = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
    const refused = await ask("GET", `${auth}/auth/me`);
    const me = await ask("GET", `${auth}/auth/me`, undefined, { Authorization: `Bearer ${token}` });
    // A PNG of one pixel.
    const bytes = Uint8Array.from(atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="), (letter) => letter.charCodeAt(0));
    const sha256 = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const wish = { photoType: "front", contentType: "image/png", bytes: bytes.length, sha256, name: "one.png" };
    const grant = await ask("POST", `${media}/photos/presign`, JSON.stringify(wish), json);
    const sent = await fetch(grant.answer.uploadUrl, { method: "PUT", body: bytes, headers: grant.answer.headers });
    return { refused, me: me.status, grant: grant.status, sent: sent.status };
  }, [url("auth"), url("media"), accessToken]);
  assert.equal(seen.refused.answer.code, "token_missing");
  assert.equal(seen.refused.id, seen.refused.answer.requestId);
  assert.deepEqual([seen.me, seen.grant, seen.sent], [200, 201, 200]);
});

journey("a page of any other origin reads nothing", { base: () => url("sandbox"), expected: /CORS policy|ERR_FAILED|favicon/ }, async (page) => {
  await page.goto("/");
  const outcome = await page.evaluate(async (address) => fetch(address).then(() => "read", (error) => error.name), `${url("auth")}/health`);
  assert.equal(outcome, "TypeError");
});

journey("keys lead everywhere", { base }, async (page) => {
  await open(page);
  await page.keyboard.press("3");
  await page.getByRole("heading", { name: "Traces" }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("2 auth");
  assert.equal(await page.getByRole("searchbox").inputValue(), "2 auth");
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("d");
  await page.keyboard.press("d");
  await page.locator("html[data-scheme=dark]").waitFor();
  await page.keyboard.press("r");
  await page.locator("html[dir=rtl]").waitFor();
});

journey("a stack that is gone is said to be, and found again", { base, expected: /ERR_|net::/ }, async (page) => {
  await page.route("**/api/events", (route) => route.abort());
  await page.goto("/");
  await page.getByText("Not connected, trying again…").waitFor();
  await page.unroute("**/api/events");
  await page.getByRole("status").filter({ hasText: "Live" }).waitFor();
});

journey("a page has one stream while it is seen, and none while it is not", { base, expected: /ERR_|net::/ }, async (page) => {
  let streams = 0;
  page.on("request", (request) => { if (new URL(request.url()).pathname === "/api/events") streams += 1; });
  const isNow = (visibility) => page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibility);
  const comesBack = () => page.evaluate(() => { dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })); });
  await open(page);
  await comesBack();
  await isNow("hidden");
  await comesBack();
  assert.equal(streams, 1);
  for (const visits of [2, 3]) {
    await isNow("visible");
    await comesBack();
    await eventually(() => streams === visits);
    await isNow("hidden");
  }
  assert.equal(streams, 3);
});

for (const [scheme, direction, width] of [["light", "ltr", 1280], ["dark", "rtl", 1280], ["light", "rtl", 390], ["dark", "ltr", 390]]) {
  journey(`every section is accessible and fits: ${scheme}, ${direction}, ${width} px`, { base, scheme, direction, width }, async (page) => {
    await signUp("ليلى");
    for (const section of sections) {
      await open(page, section);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      await page.waitForTimeout(250);
      assert.deepEqual(await violations(page, { colours: scheme === "dark" }), [], section);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${section} is wider than the window`);
      const isSeen = await page.evaluate(() => [...document.querySelectorAll("nav [aria-current], main [role=switch]")].slice(0, 3).every((node) => {
        const { left, right } = node.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }));
      assert.ok(isSeen, `where one is, or a switch, is cut off in ${section}`);
    }
  });
}
