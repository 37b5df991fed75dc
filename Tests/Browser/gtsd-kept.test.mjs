// What GTSD keeps on the device: photos on their way, and what was done without a network, through a reload and a browser that is killed.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { journey } from "./support/browser.mjs";
import { base, inBoth, person, signIn, tasks } from "./support/gtsd.mjs";
import { picture } from "./support/gtsd-photos.mjs";
import { restartable } from "./support/restart.mjs";
import { sources } from "./support/sources.mjs";
import { eventually, send, url } from "./support/stack.mjs";

const file = (name, buffer) => ({ name, mimeType: "image/jpeg", buffer });
const photos = async ({ headers }) => (await send("GET", `${url("media")}/photos`, undefined, headers)).answer.items;
const weights = async ({ headers }) =>
  (await send("GET", `${url("profile")}/profile/weights?range=all`, undefined, headers)).answer.items.map(({ weightKg }) => weightKg);
const cut = (page) => page.route("**/api/**", (route) => route.abort());
const tiles = (page) => page.locator("button.photo-tile");

/** Chooses one photo from the front and sends it. */
async function upload(page, { say = (english) => english, isOpen = false } = {}) {
  if (!isOpen) await page.getByRole("button", { name: say("Add photos", "أضف صورًا") }).click();
  await page.getByLabel(say("Choose files", "اختر ملفات")).setInputFiles([file("front.jpg", await picture(page, "front"))]);
  await page.locator("[name=upload-angle][value=front]").check({ force: true });
  await page.getByRole("button", { name: say("Upload 1 photo", "ارفع صورة واحدة") }).click();
}

inBoth(({ language, say }) => {
  restartable(`[GTSD-8.3-05][GTSD-P-6.7-01][GTSD-P-6.4-07] two tasks, a weight and a photo of a day without a network outlive a killed browser and are sent once (${language})`,
    { base, language }, async (first, restart) => {
      const known = await person(), before = (await tasks(known.headers)).filter(({ taskType }) => taskType === "meal").slice(0, 2);
      await signIn(first, known);
      // A browser writes its cookies down when it is closed.
      let page = await restart();
      await page.goto("/gtsd/tasks");
      await page.getByRole("link", { name: say("Dinner", "العشاء") }).waitFor();
      await cut(page);
      for (const { id } of before) {
        await page.locator(`[data-task="${id}"]`).click();
        await page.getByRole("button", { name: say("Complete", "أنجز المهمة") }).click();
        await page.getByText(say("Kept on this device", "محفوظ على هذا الجهاز")).waitFor();
      }
      await page.unroute("**/api/**");
      await page.route(/\/api\/(tasks\/.*\/evidence|profile\/weights$|photos\/)/, (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
      await page.getByRole("link", { name: say("Profile", "حسابي") }).click();
      await page.getByRole("button", { name: say("Log weight", "سجّل الوزن") }).click();
      await page.getByRole("textbox", { name: say("Weight", "الوزن") }).fill("٧٩٫٥");
      await page.getByRole("button", { name: say("Save", "حفظ") }).click();
      await page.getByText(say("Kept on this device", "محفوظ على هذا الجهاز")).waitFor();
      await page.getByRole("link", { name: say("Progress", "التقدّم"), exact: true }).click();
      await upload(page, { say });
      await page.getByRole("alert").getByText(say("No connection.", "لا يوجد اتصال.")).waitFor();
      page = await restart({ isKilled: true });
      await page.goto("/gtsd/");
      await eventually(async () => (await photos(known)).length === 1);
      // On Mondays there is a task to weigh oneself too, which the weight completes.
      const ids = before.map(({ id }) => id);
      await eventually(async () => (await tasks(known.headers)).filter(({ id, status }) => ids.includes(id) && status === "completed").length === 2);
      await eventually(async () => (await weights(known)).includes(79.5));
      await page.getByRole("link", { name: say("Progress", "التقدّم"), exact: true }).click();
      await tiles(page).first().waitFor();
      await page.reload();
      await tiles(page).first().waitFor();
      assert.equal((await photos(known)).length, 1);
      assert.equal((await weights(known)).filter((kg) => kg === 79.5).length, 1);
    });
});

const started = async (page, path = "/progress", known) => {
  const somebody = known ?? await person();
  await signIn(page, somebody);
  await page.goto(`/gtsd${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return somebody;
};
const settings = { base, width: 390, expected: /ERR_|Failed to load|status of (401|503)/ };

for (const step of ["presign", "uploads", "confirm"]) {
  journey(`a photo that is at "${step}" when its page is reloaded goes on, and there is one`, settings, async (page) => {
    const known = await started(page);
    await page.route(new RegExp(`/photos/${step}`), (route) => route.abort());
    await upload(page);
    await page.getByRole("alert").getByText("No connection.").waitFor();
    await page.unroute(new RegExp(`/photos/${step}`));
    await page.reload();
    await tiles(page).first().waitFor();
    assert.equal((await photos(known)).length, 1);
  });
}

journey("a photo that proves a task completes it, also after a reload in between", settings, async (page) => {
  const known = await started(page, "/tasks");
  const { answer: task } = await send("POST", `${url("tasks")}/tasks`, { title: "Weekly photo", taskType: "progressPhoto" }, known.headers);
  await page.reload();
  await page.getByRole("link", { name: "Weekly photo" }).click();
  await page.getByRole("link", { name: "Add a photo" }).click();
  await page.getByText("This photo completes your task.").waitFor();
  await page.route("**/photos/confirm", (route) => route.abort());
  await upload(page, { isOpen: true });
  await page.getByRole("alert").getByText("No connection.").waitFor();
  await page.unroute("**/photos/confirm");
  await page.goto("/gtsd/");
  const done = await eventually(async () => (await tasks(known.headers)).find(({ id, status }) => id === task.id && status === "completed"));
  assert.ok(done.completedAt < done.evidence.createdAt, "it was done when the photo was chosen");
  const [photo] = await photos(known);
  assert.equal(photo.taskId, task.id);
  // What proves it is seen in its sheet, and leads to where it is looked at. GTSD-ADD-02.
  await page.goto(`/gtsd/tasks?task=${task.id}`);
  const proof = page.getByRole("dialog").getByRole("link", { name: "With a photo" });
  await eventually(() => proof.locator("img").evaluate((picture) => picture.naturalWidth > 0));
  await proof.click();
  await page.waitForURL(`**/gtsd/progress?photo=${photo.id}`);
  await eventually(() => page.locator(".viewer img").evaluate((picture) => picture.naturalWidth > 0));
});

journey("a photo that waits is discarded, and does not come back", settings, async (page) => {
  const known = await started(page);
  await page.route("**/photos/presign", (route) => route.abort());
  await upload(page);
  await page.getByRole("button", { name: "Do not send" }).click();
  await page.getByRole("heading", { name: "Your first photo" }).waitFor();
  await page.unroute("**/photos/presign");
  await page.reload();
  await page.getByRole("heading", { name: "Your first photo" }).waitFor();
  assert.equal((await photos(known)).length, 0);
});

journey("two tabs that show a photo on its way send it once, and both have it", settings, async (page) => {
  const known = await started(page);
  await page.route("**/photos/confirm", (route) => route.abort());
  await upload(page);
  await page.getByRole("alert").getByText("No connection.").waitFor();
  await page.unroute("**/photos/confirm");
  const other = await page.context().newPage();
  await other.goto("/gtsd/progress");
  await tiles(other).first().waitFor();
  // It tries again by itself once it reaches the service, maybe before anybody can press.
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click({ timeout: 2_000 }).catch(() => {});
  await tiles(page).first().waitFor();
  assert.equal((await photos(known)).length, 1);
});

journey("what is too large or too many is said before anything is kept", settings, async (page) => {
  await started(page);
  await page.getByRole("button", { name: "Add photos" }).click();
  const folder = mkdtempSync("/tmp/barbell-large-");
  writeFileSync(`${folder}/large.jpg`, "");
  truncateSync(`${folder}/large.jpg`, 41 * 1_048_576);
  await page.getByLabel("Choose files").setInputFiles(`${folder}/large.jpg`);
  await page.getByRole("alert").getByText("A photo may have 40 MB at most.").waitFor();
  rmSync(folder, { recursive: true });
  await page.route("**/photos/presign", (route) => route.abort());
  const small = await picture(page, "small", { width: 60, height: 80 });
  for (const round of [1, 2, 3]) {
    await page.getByLabel("Choose files").setInputFiles(Array.from({ length: 20 }, (_, index) => file(`${round}-${index}.jpg`, small)));
    await page.locator("[name=upload-angle][value=front]").check({ force: true });
    await page.getByRole("button", { name: "Upload 20 photos" }).click();
    if (round === 3) break;
    await eventually(async () => (await page.locator(".photo-tile.is-failed").count()) === 20 * round);
    await page.getByRole("button", { name: "Add photos" }).click();
  }
  await page.getByRole("alert").getByText("40 photos can wait to be sent.").waitFor();
});

journey("[GTSD-5.2-07][GTSD-8.3-04] photos that were seen are there without a network, with their age; what was not seen says so, and nothing is left at log-out", settings, async (page) => {
  await started(page);
  await upload(page);
  await tiles(page).first().waitFor();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await tiles(page).first().click();
  await page.locator(".viewer img").waitFor();
  const kept = () => page.evaluate(async () => {
    const [{ name }] = (await indexedDB.databases()).filter(({ name }) => name.startsWith("gtsd "));
    const database = await new Promise((resolve) => { const request = indexedDB.open(name); request.onsuccess = () => resolve(request.result); });
    const count = (store) => new Promise((resolve) => { const request = database.transaction(store).objectStore(store).count(); request.onsuccess = () => resolve(request.result); });
    const counts = await Promise.all(["pictures", "sizes", "answers", "uploads"].map(count));
    database.close();
    return counts;
  });
  // A thumbnail and a preview.
  await eventually(async () => (await kept())[0] === 2);
  await page.keyboard.press("Escape");
  await page.route("**/api/**", (route) => route.abort());
  await page.context().newCDPSession(page).then((devtools) => devtools.send("Network.clearBrowserCache"));
  await page.reload();
  await page.getByText("You are offline.").waitFor();
  await page.getByText("It may be out of date.").waitFor();
  await eventually(() => tiles(page).first().locator("img").evaluate((picture) => picture.src.startsWith("blob:") && picture.naturalWidth > 0));
  await tiles(page).first().click();
  await page.getByRole("dialog").getByText(/kept on this device since \d/).waitFor();
  await eventually(() => page.locator(".viewer img").evaluate((picture) => picture.src.startsWith("blob:") && picture.naturalWidth > 320));
  await page.keyboard.press("Escape");
  await page.evaluate(async () => {
    const [{ name }] = (await indexedDB.databases()).filter(({ name }) => name.startsWith("gtsd "));
    const database = await new Promise((resolve) => { const request = indexedDB.open(name); request.onsuccess = () => resolve(request.result); });
    const transaction = database.transaction("pictures", "readwrite");
    transaction.objectStore("pictures").clear();
    await new Promise((resolve) => { transaction.oncomplete = resolve; });
    database.close();
  });
  await page.reload();
  await tiles(page).first().getByText("The picture could not be loaded").waitFor({ state: "attached" });
  await page.unroute("**/api/**");
  await page.goto("/gtsd/settings");
  await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
  await eventually(async () => (await kept()).every((count) => count === 0));
});

journey("[GTSD-5.2-07] of pictures 100 and 50 MB are kept, and those that were not looked at for longest go first", settings, async (page) => {
  await page.goto("/gtsd/sign-in");
  const left = await page.evaluate(async (sources) => {
    const [{ Database }, { Pictures }] = await Promise.all(["database", "pictures"].map((name) => import(`${sources}offline/${name}.js`)));
    const database = new Database("gtsd pictures"), bytes = (count) => new ArrayBuffer(count), here = [];
    const pictures = new Pictures(database);
    for (let number = 0; number < 100; number++) await pictures.keep(`photo ${number}`, "image/jpeg", bytes(1000));
    await new Promise((resolve) => setTimeout(resolve, 2));
    await pictures.see("photo 0");
    await pictures.keep("photo 100", "image/jpeg", bytes(1000));
    for (const number of [0, 1, 2, 100]) here.push(!!(await pictures.read(`photo ${number}`)));
    const large = new Pictures(database);
    for (let number = 0; number < 3; number++) { await new Promise((resolve) => setTimeout(resolve, 2)); await large.keep(`large ${number}`, "image/jpeg", bytes(20 * 1_048_576)); }
    for (const number of [0, 1, 2]) here.push(!!(await large.read(`large ${number}`)));
    await large.keep("too large", "image/jpeg", bytes(51 * 1_048_576));
    here.push(!!(await large.read("too large")));
    indexedDB.deleteDatabase("gtsd pictures");
    return here;
  }, await sources(page));
  assert.deepEqual(left, [true, false, true, true, false, true, true, false]);
});
