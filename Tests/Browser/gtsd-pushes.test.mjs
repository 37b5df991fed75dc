// Pushes to a browser: what it is asked and told before, the subscription, what arrives, and the end of it. The browser's own push service is
// the sandbox's, as this one's is on another continent; what the sandbox took is handed to the service worker by the debugger.
import assert from "node:assert/strict";
import { violations } from "./support/axe.mjs";
import { base, done, inBoth, password, person, signIn, tasks } from "./support/gtsd.mjs";
import { eventually, send, url } from "./support/stack.mjs";

/** Gives a page a push service, and a permission that was not asked for yet. */
async function pushService(page, answer = "granted") {
  await page.context().grantPermissions(["notifications"], { origin: new URL(base()).origin });
  await page.exposeFunction("subscribeAtService", async (applicationServerKey) => (await send("POST", `${url("sandbox")}/sandbox/browsers`, { applicationServerKey })).answer);
  await page.addInitScript((answer) => {
    const stored = (name) => sessionStorage.getItem(name);
    Object.defineProperty(Notification, "permission", { get: () => stored("permission") ?? "default" });
    Notification.requestPermission = async () => {
      sessionStorage.setItem("asked", Number(stored("asked") ?? 0) + 1);
      sessionStorage.setItem("permission", answer);
      return answer;
    };
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
    const subscription = ({ made, key }) => ({
      endpoint: made.endpoint, options: { applicationServerKey: bytes(key) }, toJSON: () => made,
      unsubscribe: async () => { sessionStorage.removeItem("subscription"); return true; },
    });
    PushManager.prototype.getSubscription = async () => { const text = stored("subscription"); return text && subscription(JSON.parse(text)); };
    PushManager.prototype.subscribe = async ({ applicationServerKey: key, userVisibleOnly }) => {
      if (!userVisibleOnly) throw new DOMException("silent pushes are refused", "NotAllowedError");
      const made = { made: await subscribeAtService(key), key };
      sessionStorage.setItem("subscription", JSON.stringify(made));
      return subscription(made);
    };
  }, answer);
}

const devices = async ({ headers }) => (await send("GET", `${url("profile")}/devices`, undefined, headers)).answer.items;
const asked = (page) => page.evaluate(() => Number(sessionStorage.getItem("asked") ?? 0));
const finish = async ({ headers }, count) => {
  for (const task of (await tasks(headers)).slice(0, count)) await done(task, headers);
};
const received = (endpoint) => eventually(async () => {
  const { answer } = await send("GET", `${url("sandbox")}/sandbox/messages?channel=push&to=${encodeURIComponent(endpoint)}`);
  return answer.items[0];
});
const workerReady = (page) => page.evaluate(async () => { await navigator.serviceWorker.ready; });

/** Hands the worker a push, as the browser does. */
async function deliver(page, data) {
  const debug = await page.context().newCDPSession(page);
  const found = new Promise((resolve) => { debug.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations[0])); });
  await debug.send("ServiceWorker.enable");
  const { registrationId } = await found;
  await debug.send("ServiceWorker.deliverPushMessage", { origin: new URL(base()).origin, registrationId, data });
}
const shown = (page) => eventually(() => page.evaluate(async () => {
  const all = await (await navigator.serviceWorker.ready).getNotifications();
  return all.length && all.map(({ title, body, tag, data }) => ({ title, body, tag, route: data.route }));
}));

inBoth(({ language, say, inTurn: journey }) => {
  const settings = { base, language, width: 390, isWhole: true };
  const t = {
    row: say("Pushes to this browser", "الإشعارات إلى هذا المتصفح"), allow: say("Allow notifications", "السماح بالإشعارات"), later: say("Not now", "ليس الآن"),
    offer: say("A nudge tomorrow?", "هل نذكّرك غدًا؟"), told: say(/daily reminder at the hour you chose/, /تذكيرك اليومي في الساعة التي اخترتها/),
  };
  const open = async (page, path) => {
    await page.goto(`/gtsd${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  };

  /** The sheet of settings that says what for, once the worker has the page. */
  const asksInSettings = async (page) => {
    await open(page, "/settings");
    await workerReady(page);
    await page.reload();
    await page.getByRole("button", { name: t.row }).click();
  };

  journey(`GTSD-9.3-05 what is pushed is said before the browser asks; it goes on and off in settings (${language})`, settings, async (page) => {
    await pushService(page);
    const layla = await person();
    await signIn(page, layla);
    await asksInSettings(page);
    const sheet = page.getByRole("dialog");
    await sheet.getByText(t.told).waitFor();
    assert.equal(await asked(page), 0, "nothing is asked before it is said what for");
    assert.deepEqual(await violations(page), []);
    await sheet.getByRole("button", { name: t.allow }).click();
    const row = page.getByRole("switch", { name: t.row });
    await row.waitFor();
    assert.equal(await asked(page), 1);
    assert.deepEqual((await devices(layla)).map(({ platform, isWebPush }) => ({ platform, isWebPush })), [{ platform: "web", isWebPush: true }]);
    await row.click();
    await page.getByRole("button", { name: t.row }).waitFor();
    assert.deepEqual(await devices(layla), []);
    assert.equal(await page.evaluate(() => sessionStorage.getItem("subscription")), null);
  });

  journey(`GTSD-7.3-01 it is offered after the first thing that was done, once (${language})`, settings, async (page) => {
    await pushService(page);
    const layla = await person();
    await signIn(page, layla);
    await open(page, "/");
    await workerReady(page);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    const offer = page.getByRole("region", { name: t.offer });
    assert.equal(await offer.count(), 0, "nothing is done yet");
    await finish(layla, 1);
    await page.reload();
    await offer.waitFor();
    assert.equal(await asked(page), 0);
    await offer.getByRole("button", { name: t.later }).click();
    await offer.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    assert.equal(await offer.count(), 0, "it was offered");
    assert.equal(await asked(page), 0);
  });

  journey(`a badge arrives, is shown once, and opens its screen; leaving ends it (${language})`, settings, async (page) => {
    await pushService(page);
    const layla = await person();
    await signIn(page, layla);
    await asksInSettings(page);
    await page.getByRole("dialog").getByRole("button", { name: t.allow }).click();
    await page.getByRole("switch", { name: t.row }).waitFor();
    const [{ token }] = await devices(layla);
    await finish(layla, 100);
    const message = await received(token);
    const lines = message.text.split("\n"), route = lines.pop();
    const data = JSON.stringify({ id: message.id, title: message.subject, body: lines.join("\n"), route });
    for (let times = 0; times < 2; times++) await deliver(page, data);
    assert.deepEqual(await shown(page), [{ title: message.subject, body: lines.join("\n"), tag: message.id, route }]);
    assert.match(route, /^gtsd:\/\/(badges|streaks|tasks)/);
    await page.context().serviceWorkers()[0].evaluate(async () => {
      const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    });
    await page.waitForURL(/\/gtsd\/(streaks|tasks)/);
    await page.goto("/gtsd/settings");
    await page.getByRole("button", { name: say("Sign out", "تسجيل الخروج"), exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: say("Sign out", "تسجيل الخروج") }).click();
    await page.waitForURL(/sign-in/);
    // Nothing is pushed to who comes next.
    await eventually(async () => (await page.evaluate(() => sessionStorage.getItem("subscription"))) === null);
  });

  /** A click on a notification, as the worker tells the page of it. */
  const clicked = (page, open) => page.evaluate((open) => navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: { open } })), open);

  journey(`a notification opens a page of its own where only one without its script is open (${language})`, settings, async (page) => {
    await pushService(page);
    await signIn(page, await person());
    await open(page, "/settings");
    await workerReady(page);
    await page.goto(`/gtsd/legal/${language}/privacy`);
    const worker = page.context().serviceWorkers()[0];
    await worker.evaluate(async () => {
      // A browser lets only a real click open a window.
      self.clients.openWindow = async (address) => { self.opened = address; };
      await self.registration.showNotification("Streak", { data: { route: "gtsd://streaks" } });
      const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    });
    const address = await eventually(() => worker.evaluate(() => self.opened));
    assert.equal(address, "/gtsd/?open=gtsd%3A%2F%2Fstreaks");
    await page.goto(address);
    await page.waitForURL("**/gtsd/streaks");
  });

  journey(`a notification that was clicked before somebody is known opens once they are (${language})`, settings, async (page) => {
    const { email } = await person();
    await open(page, "/sign-in");
    await clicked(page, "gtsd://streaks");
    await page.getByLabel(say("Email", "البريد الإلكتروني")).fill(email);
    await page.getByLabel(say("Password", "كلمة المرور"), { exact: true }).fill(password);
    await page.getByRole("button", { name: say("Sign in", "تسجيل الدخول"), exact: true }).click();
    await page.waitForURL("**/gtsd/streaks");
  });

  journey(`a notification that is clicked asks before what is typed is lost (${language})`, settings, async (page) => {
    await signIn(page, await person());
    await open(page, "/tasks");
    await page.getByRole("button", { name: say("Add a task", "أضف مهمة") }).click();
    const sheet = page.getByRole("dialog"), field = sheet.getByLabel(say("What is it?", "ما هي المهمة؟"));
    await field.fill("Evening walk");
    await clicked(page, "gtsd://streaks");
    await sheet.getByText(say("What you entered is not saved yet.", "لم يُحفظ ما أدخلته بعد.")).waitFor();
    assert.equal(await field.inputValue(), "Evening walk");
    await sheet.getByRole("button", { name: say("Discard it", "تجاهله") }).click();
    await page.waitForURL("**/gtsd/streaks");
  });

  journey(`whoever said no in the browser is told how to change it (${language})`, settings, async (page) => {
    await pushService(page, "denied");
    await signIn(page, await person());
    await asksInSettings(page);
    await page.getByRole("dialog").getByRole("button", { name: t.allow }).click();
    await page.getByText(say("Allow notifications for this site in its settings", "اسمح بها لهذا الموقع في إعداداته")).first().waitFor();
    assert.deepEqual(await violations(page), []);
  });
});
