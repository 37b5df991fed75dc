// GTSD's progress photos: how they come in, how they are looked at, compared and deleted.
import assert from "node:assert/strict";
import { journey as browse } from "./support/browser.mjs";
import { typeDay } from "./support/gtsd.mjs";
import { call, months, past, picture, signUp, storesWith } from "./support/gtsd-photos.mjs";
import { sources } from "./support/sources.mjs";
import { eventually, url } from "./support/stack.mjs";

const base = () => url("web");
const phone = 390, megabytes2 = 2_097_152;
const file = (name, buffer, mimeType = "image/jpeg") => ({ name, mimeType, buffer });

/** The same picture as a camera writes that was held on its side: Exif's orientation 6. @param {Buffer} jpeg */
const turned = (jpeg) => Buffer.concat([
  jpeg.subarray(0, 2), Buffer.from("ffe10022457869660000" + "4d4d002a00000008" + "0001" + "011200030000000100060000" + "00000000", "hex"), jpeg.subarray(2),
]);

/** A journey of a new person whose page is open, in one language and theme. */
const journey = (name, { language = "en", photos = [], expected, ...settings }, body) => browse(name, { base, expected: expected ? new RegExp(`${expected.source}|bluetooth`) : /bluetooth/, ...settings }, async (page) => {
  await page.addInitScript((language) => localStorage.setItem("language", language), language);
  await page.goto("/gtsd/sign-in");
  await signUp(page);
  const made = await past(page, photos);
  await page.goto("/gtsd/progress");
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await body(page, made);
});
const add = (page) => page.getByRole("button", { name: "Add photos" }).click();
const choose = (page, files) => page.getByLabel("Choose files").setInputFiles(files);
const tiles = (page) => page.locator("button.photo-tile");

journey("[GTSD-5.1-01][GTSD-P-3.5-05][GTSD-P-3.5-06][GTSD-P-6.4-02] A photo is picked, looked at, given an angle, sent, and is in the gallery", { width: phone }, async (page) => {
  await page.getByRole("heading", { name: "Your first photo" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Add photos" }).evaluate((button) => getComputedStyle(button).position), "fixed");
  await add(page);
  const camera = page.getByLabel("Take a photo");
  assert.deepEqual([await camera.getAttribute("capture"), await camera.getAttribute("accept")], ["environment", "image/*"]);
  await camera.setInputFiles([file("taken.jpg", await picture(page, "taken"))]);
  await page.locator(".previews li").filter({ has: page.getByRole("img", { name: "Chosen photo 1" }) }).getByRole("button", { name: "Take out" }).click();
  await choose(page, [file("front.jpg", await picture(page, "front"))]);
  await page.getByRole("img", { name: "Chosen photo 1" }).waitFor();
  const upload = page.getByRole("button", { name: "Upload 1 photo" });
  assert.ok(await upload.isDisabled(), "an angle is needed first");
  await page.getByRole("radio", { name: "Front" }).and(page.locator("[name=upload-angle]")).check({ force: true });
  await upload.click();
  await tiles(page).first().waitFor();
  assert.deepEqual((await call(page, "GET", "/photos")).items.map(({ photoType, width, height }) => [photoType, width, height]), [["front", 900, 1200]]);
});

journey("[GTSD-5.1-02][GTSD-P-6.4-03] A photo above 2 MB is made smaller before it is sent, and upright as its camera says", { width: phone }, async (page) => {
  const large = turned(await picture(page, "side", { width: 1500, height: 2000, noise: true }));
  assert.ok(large.length > megabytes2, `${large.length} bytes`);
  const sent = page.waitForRequest((request) => request.method() === "PUT", { timeout: 40_000 });
  await add(page);
  await choose(page, [file("large.jpg", large)]);
  await page.locator("[name=upload-angle][value=side]").check({ force: true });
  await page.getByRole("button", { name: "Upload 1 photo" }).click();
  assert.equal((await (await sent).allHeaders())["content-type"], "image/jpeg");
  await tiles(page).first().waitFor({ timeout: 40_000 });
  const [photo] = (await call(page, "GET", "/photos")).items;
  assert.ok(photo.bytes <= megabytes2, `${photo.bytes} bytes`);
  assert.deepEqual([photo.width, photo.height], [2000, 1500]);
});

journey("[GTSD-P-4.4-01] Quality begins at 0.8 and goes down by 0.1 while a photo is above 2048 KB", { width: phone }, async (page) => {
  const noise = await picture(page, "front", { width: 1500, height: 2000, noise: true });
  const [steps, size] = await page.evaluate(async ([base64, sources]) => {
    const { compressed } = await import(`${sources}gtsd/progress/compress.js`);
    const steps = [], bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const result = await compressed(new Blob([bytes], { type: "image/jpeg" }), (step) => steps.push(step));
    return [steps, result.size];
  }, [noise.toString("base64"), await sources(page)]);
  assert.deepEqual(steps.map(({ quality }) => quality), [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1].slice(0, steps.length));
  assert.ok(steps.slice(0, -1).every(({ bytes }) => bytes > megabytes2));
  assert.equal(steps.at(-1).bytes, size);
  assert.ok(size <= megabytes2);
});

journey("The progress of an upload is told in several steps and never goes back", { width: phone }, async (page) => {
  const seen = await page.evaluate(() => {
    const seen = [];
    window.seen = seen;
    new MutationObserver(() => { const bar = document.querySelector(".photo-tile progress"); if (bar && seen.at(-1) !== bar.value) seen.push(bar.value); })
      .observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  assert.deepEqual(seen, []);
  await add(page);
  await choose(page, [file("back.jpg", await picture(page, "back", { width: 1100, height: 1100, noise: true }))]);
  await page.locator("[name=upload-angle][value=back]").check({ force: true });
  await page.getByRole("button", { name: "Upload 1 photo" }).click();
  await tiles(page).first().waitFor();
  const values = await page.evaluate(() => window.seen);
  assert.ok(values.length >= 3, `${values}`);
  assert.deepEqual(values, [...values].sort((a, b) => a - b));
});

journey("[GTSD-5.1-08][GTSD-P-4.4-06] An upload that broke off is tried again, and there is one photo", { width: phone, expected: /503/ }, async (page) => {
  let refusals = 1;
  await page.route("**/photos/uploads/**", (route) => (refusals-- > 0 ? route.fulfill({ status: 503, body: "{}" }) : route.continue()));
  await add(page);
  await choose(page, [file("front.jpg", await picture(page, "front"))]);
  await page.locator("[name=upload-angle][value=front]").check({ force: true });
  await page.getByRole("button", { name: "Upload 1 photo" }).click();
  await page.getByRole("alert").getByText("The upload broke off.").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await tiles(page).first().waitFor();
  assert.equal((await call(page, "GET", "/photos")).items.length, 1);
});

/** Chooses one photo whose bytes go nowhere, and waits until they are under way. */
async function stuck(page, { isOpen = false } = {}) {
  let isOver;
  await page.context().route("**/photos/uploads/**", async (route) => { await new Promise((resolve) => { isOver = resolve; }); await route.continue().catch(() => {}); });
  if (!isOpen) await add(page);
  await choose(page, [file("front.jpg", await picture(page, "front"))]);
  await page.locator("[name=upload-angle][value=front]").check({ force: true });
  const sent = page.waitForRequest("**/photos/uploads/**");
  await page.getByRole("button", { name: "Upload 1 photo" }).click();
  await sent;
  return () => isOver();
}
const sending = (page) => page.getByRole("heading", { name: "Being sent" });

journey("A task whose photo is on its way says so, and is done once it is there, whichever screen is open", { width: phone }, async (page) => {
  const task = await call(page, "POST", "/tasks", { title: "Weekly photo", taskType: "progressPhoto" });
  await page.goto(`/gtsd/progress?task=${task.id}`);
  const goOn = await stuck(page, { isOpen: true });
  await page.getByRole("navigation").getByRole("link", { name: "Tasks" }).click();
  const row = (state) => page.locator(`.task.is-${state}`).filter({ hasText: "Weekly photo" });
  await row("pending").getByText("Its photo is on its way").waitFor();
  await row("pending").getByRole("link").click();
  await page.getByRole("dialog").getByText("Its photo is on its way").waitFor();
  await page.keyboard.press("Escape");
  goOn();
  await row("completed").waitFor();
});

journey("A photo under way is stopped, its request ends, and nothing of it is left", { width: phone }, async (page) => {
  await stuck(page);
  const ended = page.waitForEvent("requestfailed", (request) => /uploads/.test(request.url()));
  await page.getByRole("button", { name: "Do not send" }).click();
  await ended;
  await sending(page).waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByText("Your first photo").waitFor();
  assert.equal(await sending(page).count(), 0);
  assert.equal((await call(page, "GET", "/photos")).items.length, 0);
});

journey("A photo that another tab sends is stopped from here, too", { width: phone }, async (page) => {
  const goOn = await stuck(page);
  const other = await page.context().newPage();
  await other.goto("/gtsd/progress");
  await other.getByRole("button", { name: "Do not send" }).click();
  await sending(other).waitFor({ state: "detached" });
  goOn();
  await sending(page).waitFor({ state: "detached" });
  assert.equal((await call(page, "GET", "/photos")).items.length, 0);
});

journey("[GTSD-P-3.5-07] What fails on its way goes on from the step that failed", { width: phone, expected: /503/ }, async (page) => {
  const steps = [], name = (address) => (/presign/.test(address) ? "presign" : /confirm/.test(address) ? "confirm" : "put"), refused = new Set();
  await page.route(/\/photos\/(presign|confirm|uploads)/, (route) => {
    const step = name(route.request().url());
    steps.push(step);
    if (refused.has(step)) return route.continue();
    refused.add(step);
    return route.fulfill({ status: 503, contentType: "application/json", body: JSON.stringify({ code: "unavailable", message: "Not now", retryable: true, fields: [] }) });
  });
  await add(page);
  await choose(page, [file("front.jpg", await picture(page, "front"))]);
  await page.locator("[name=upload-angle][value=front]").check({ force: true });
  await page.getByRole("button", { name: "Upload 1 photo" }).click();
  for (const count of [1, 3, 6]) {
    await eventually(() => steps.length === count);
    await page.getByRole("button", { name: "Try again" }).click();
  }
  await tiles(page).first().waitFor();
  // A link whose upload was refused is asked for anew.
  assert.deepEqual(steps, ["presign", "presign", "put", "presign", "put", "confirm", "confirm"]);
  assert.equal((await call(page, "GET", "/photos")).items.length, 1);
});

journey("[GTSD-P-6.4-07] A photo that meets no network waits and goes on when there is one", { width: phone, expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ }, async (page) => {
  await add(page);
  await choose(page, [file("front.jpg", await picture(page, "front"))]);
  await page.locator("[name=upload-angle][value=front]").check({ force: true });
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Upload 1 photo" }).click();
  await page.getByRole("alert").getByText("No connection.").waitFor();
  await page.context().setOffline(false);
  await tiles(page).first().waitFor();
});

journey("A photo whose task was deleted while it waited arrives without it", { width: phone, expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/ }, async (page) => {
  const task = await call(page, "POST", "/tasks", { title: "Weekly photo", taskType: "progressPhoto" });
  await page.goto(`/gtsd/progress?task=${task.id}`);
  await choose(page, [file("front.jpg", await picture(page, "front"))]);
  await page.locator("[name=upload-angle][value=front]").check({ force: true });
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Upload 1 photo" }).click();
  await page.getByRole("alert").getByText("No connection.").waitFor();
  await call(page, "DELETE", `/tasks/${task.id}`);
  await page.context().setOffline(false);
  await tiles(page).first().waitFor();
  assert.deepEqual((await call(page, "GET", "/photos")).items.map(({ taskId }) => taskId), [undefined]);
});

journey("[GTSD-5.1-09] Five photos go at the same time, and one that fails stops no other", { width: phone, expected: /503/ }, async (page) => {
  let most = 0, going = 0, count = 0;
  await page.route("**/photos/uploads/**", async (route) => {
    most = Math.max(most, ++going);
    const isBad = ++count === 2;
    if (count < 5) await eventually(() => count >= 5);
    going--;
    return isBad ? route.fulfill({ status: 503, body: "{}" }) : route.continue();
  });
  await add(page);
  const files = [];
  for (let index = 0; index < 5; index++) files.push(file(`${index}.jpg`, await picture(page, `photo ${index}`, { hue: index * 60 })));
  await choose(page, files);
  await page.locator("[name=upload-angle][value=front]").check({ force: true });
  await page.getByRole("button", { name: "Upload 5 photos" }).click();
  await eventually(async () => (await tiles(page).count()) === 4);
  await page.getByRole("button", { name: "Try again" }).click();
  await eventually(async () => (await tiles(page).count()) === 5);
  assert.equal(new Set((await call(page, "GET", "/photos")).items.map(({ id }) => id)).size, 5);
  assert.equal(most, 5);
});

journey("[GTSD-5.2-02][GTSD-5.2-12][GTSD-P-3.5-10][GTSD-P-6.4-05] The grid has three columns on a phone, months as headings, and filters by angle, stage and days", { width: phone, photos: months }, async (page) => {
  await tiles(page).first().waitFor();
  const columns = await page.locator(".photo-grid").first().evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
  assert.equal(columns, 3);
  assert.ok((await page.locator("h2.month").count()) >= 3);
  assert.equal(await tiles(page).count(), 8);
  await page.locator("[name=angle][value=side]").check({ force: true });
  await eventually(async () => (await tiles(page).count()) === 3);
  await page.locator("[name=stage][value=before]").check({ force: true });
  await eventually(async () => (await tiles(page).count()) === 1);
  await page.goto("/gtsd/progress");
  await page.getByRole("button", { name: "Dates" }).click();
  // Half a day is not taken for none.
  await page.getByRole("group", { name: "From" }).getByRole("textbox").first().fill("5");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.getByText("Enter the whole day, or leave it empty").waitFor();
  await typeDay(page.getByRole("group", { name: "From" }), new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await eventually(async () => (await tiles(page).count()) === 3);
  await page.locator("[name=stage][value=before]").check({ force: true });
  await page.getByRole("button", { name: "Show all photos" }).click();
  await eventually(async () => (await tiles(page).count()) === 8);
});

journey("[GTSD-5.2-10][GTSD-5.2-11] Thumbnails have their size and those far below are not asked for", {
  width: phone, photos: Array.from({ length: 56 }, (_, index) => ({ angle: "front", daysAgo: index * 30, hue: index * 6 })),
}, async (page, made) => {
  await tiles(page).first().waitFor();
  const loaded = await page.locator(".photo-tile img").evaluateAll((pictures) => pictures.map((picture) => [picture.complete && picture.naturalWidth > 0, picture.loading, picture.width > 0 && picture.height > 0]));
  assert.equal(loaded.length, 50, "a page");
  assert.ok(loaded.every(([, loading, hasSize]) => loading === "lazy" && hasSize));
  assert.ok(!loaded.at(-1)[0], "the last one is far away");
  await page.mouse.move(200, 400);
  await eventually(async () => { await page.mouse.wheel(0, 4000); return (await tiles(page).count()) === 56; });
  // Read again, nobody loses their place, and what was deleted elsewhere goes.
  await page.evaluate(() => {
    window.least = Infinity;
    new MutationObserver(() => { window.least = Math.min(window.least, document.querySelectorAll("button.photo-tile").length); })
      .observe(document.body, { subtree: true, childList: true });
  });
  await call(page, "DELETE", `/photos/${made[54].id}`);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await eventually(async () => (await tiles(page).count()) === 55);
  assert.equal(await page.evaluate(() => window.least), 55);
});

journey("[GTSD-5.2-03][GTSD-5.2-04][GTSD-5.2-05] A photo fills the screen, zooms from 1 to 4, and the keys go on to the next and stop at the ends", { photos: months.slice(0, 3) }, async (page) => {
  await tiles(page).first().click();
  const viewer = page.getByRole("dialog"), stage = page.locator(".viewer .stage");
  await viewer.getByText("1 of 3").waitFor();
  const box = await viewer.boundingBox();
  assert.deepEqual([box.width, box.height], [1280, 860]);
  await page.getByRole("button", { name: "Zoom in" }).click();
  assert.equal(await stage.getAttribute("data-scale"), "1.50");
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, -400);
  await eventually(async () => (await stage.getAttribute("data-scale")) === "4.00");
  for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, 400);
  await eventually(async () => (await stage.getAttribute("data-scale")) === "1.00");
  // Two fingers that go apart.
  const touch = await page.context().newCDPSession(page);
  const fingers = (type, apart) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: apart ? [{ x: 640 - apart, y: 400, id: 1 }, { x: 640 + apart, y: 400, id: 2 }] : [] });
  await fingers("touchStart", 60);
  for (const apart of [80, 100, 120]) await fingers("touchMove", apart);
  await fingers("touchEnd", 0);
  await eventually(async () => Math.abs(Number(await stage.getAttribute("data-scale")) - 2) < 0.1);
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 400);
  await eventually(async () => (await stage.getAttribute("data-scale")) === "1.00");
  await page.keyboard.press("ArrowLeft");
  await viewer.getByText("1 of 3").waitFor();
  await page.keyboard.press("ArrowRight");
  await viewer.getByText("2 of 3").waitFor();
  // A finger that goes to the left brings the next one.
  await page.mouse.move(800, 400);
  await page.mouse.down();
  await page.mouse.move(500, 405, { steps: 5 });
  await page.mouse.up();
  await viewer.getByText("3 of 3").waitFor();
  await page.keyboard.press("ArrowRight");
  await viewer.getByText("3 of 3").waitFor();
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement?.className), "photo-tile");
});

journey("[GTSD-5.2-03] Links that have expired are asked for anew", { width: phone, photos: months.slice(0, 2), expected: /403/ }, async (page) => {
  await tiles(page).first().waitFor();
  let asked = 0;
  await page.route("**/media/content/**", (route) => route.fulfill({ status: 403 }));
  page.on("request", (request) => { if (/\/api\/photos\?/.test(request.url())) asked++; });
  await page.reload();
  await eventually(() => asked > 1);
});

journey("[GTSD-5.2-05] In Arabic the next photo lies to the left", { language: "ar", photos: months.slice(0, 2) }, async (page) => {
  await tiles(page).first().click();
  await page.getByRole("dialog").getByText("١ من ٢").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("dialog").getByText("٢ من ٢").waitFor();
});

journey("[GTSD-5.2-06][GTSD-5.2-13] A photo is deleted after a question and is gone", { width: phone, photos: months.slice(0, 2) }, async (page) => {
  await tiles(page).first().click();
  await page.getByRole("button", { name: "Delete photo" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  assert.equal((await call(page, "GET", "/photos")).items.length, 2);
  await page.getByRole("button", { name: "Delete photo" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("Photo deleted").waitFor();
  await eventually(async () => (await tiles(page).count()) === 1);
  assert.equal((await call(page, "GET", "/photos")).items.length, 1);
});

journey("a photo that was deleted does not come again with the next one, and nothing of it stays on the device", { width: phone }, async (page) => {
  const upload = async (word) => {
    await add(page);
    await choose(page, [file(`${word}.jpg`, await picture(page, word))]);
    await page.locator("[name=upload-angle][value=front]").check({ force: true });
    await page.getByRole("button", { name: "Upload 1 photo" }).click();
    return (await eventually(async () => { const { items } = await call(page, "GET", "/photos"); return items.length === 1 && items; }))[0].id;
  };
  const tile = (id) => page.locator(`button[data-photo="${id}"]`);
  const first = await upload("first");
  await tile(first).waitFor();
  // It is remembered under two filters.
  await page.locator("[name=angle][value=front]").check({ force: true });
  await tile(first).click();
  await page.locator(".viewer img").waitFor();
  await eventually(async () => (await storesWith(page, first)).join() === "answers,pictures,sizes");
  await page.getByRole("button", { name: "Delete photo" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("Photo deleted").waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const second = await upload("second");
  await tile(second).waitFor();
  assert.equal(await tiles(page).count(), 1);
  await eventually(async () => (await storesWith(page, first)).length === 0);
});

journey("a photo that was deleted while the gallery was read again does not come back by the answer", { width: phone, photos: months.slice(0, 2) }, async (page, [first]) => {
  await page.locator(`[data-photo="${first.id}"]`).waitFor();
  let answer = () => {}, isAsked = false;
  const allowed = new Promise((resolve) => { answer = resolve; });
  await page.route(/\/api\/photos\?/, async (route) => {
    const response = await route.fetch();
    isAsked = true;
    await allowed;
    await route.fulfill({ response });
  });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await eventually(() => isAsked);
  await page.locator(`[data-photo="${first.id}"]`).click();
  await page.getByRole("button", { name: "Delete photo" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("Photo deleted").waitFor();
  const answered = page.waitForResponse(/\/api\/photos\?/);
  answer();
  await answered;
  await page.waitForTimeout(300);
  assert.equal(await tiles(page).count(), 1);
  await eventually(async () => (await storesWith(page, first.id)).length === 0);
});

for (const [language, gone] of [["en", "The photo was deleted"], ["ar", "حُذفت الصورة"]]) {
  journey(`a photo that proves a task and was deleted on another device is shown no more, and nothing of it stays on this one (${language})`, {
    language, width: phone, photos: months.slice(6, 7), expected: /404/,
  }, async (page, [photo]) => {
    const task = await call(page, "POST", "/tasks", { title: "Weekly photo", taskType: "progressPhoto" });
    await call(page, "POST", `/tasks/${task.id}/evidence`, { type: "photo_reference", photoId: photo.id });
    await page.goto("/gtsd/tasks");
    const proof = page.getByRole("dialog").locator(".proof");
    await page.locator(`[data-task="${task.id}"]`).click();
    await proof.getByRole("img").waitFor();
    await eventually(async () => (await storesWith(page, photo.id)).includes("pictures"));
    await page.keyboard.press("Escape");
    await proof.waitFor({ state: "detached" });
    await call(page, "DELETE", `/photos/${photo.id}`);
    await page.locator(`[data-task="${task.id}"]`).click();
    await proof.getByText(gone).waitFor();
    assert.deepEqual([await proof.getByRole("img").count(), await proof.getByRole("link").count()], [0, 0]);
    // The evidence still names it.
    await eventually(async () => { const stores = await storesWith(page, photo.id); return !stores.includes("pictures") && !stores.includes("sizes"); });
  });
}

journey("a photo's angle, stage and day are put right, and it moves to where it belongs", { width: phone, photos: months.slice(5, 7) }, async (page) => {
  await tiles(page).first().click();
  await page.getByRole("button", { name: "Edit photo" }).click();
  await page.locator("[name=edit-angle][value=back]").check({ force: true });
  await page.getByLabel("Stage (optional)").selectOption("");
  const day = new Date(Date.now() - 50 * 86_400_000).toISOString().slice(0, 10);
  await typeDay(page.getByRole("group", { name: "Taken on" }), day);
  await page.getByRole("dialog", { name: "Edit photo" }).getByRole("button", { name: "Save" }).click();
  await page.getByText("2 of 2").waitFor();
  const [, photo] = (await call(page, "GET", "/photos")).items;
  assert.deepEqual([photo.photoType, photo.stage, photo.takenAt.slice(0, 10)], ["back", undefined, day]);
  await page.keyboard.press("Escape");
  await tiles(page).nth(1).and(page.getByRole("button", { name: /^Back, / })).waitFor();
});

journey("[GTSD-P-3.5-03][GTSD-P-3.5-04][GTSD-P-6.4-06] Two photos are compared by a slider that clips, by keys and buttons, with dates and weights", { photos: months }, async (page) => {
  await call(page, "POST", "/profile/weights", { weightKg: 80.5, date: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10) });
  await page.getByRole("link", { name: "Compare" }).click();
  const range = page.getByRole("slider");
  const upper = page.locator(".split .upper");
  const size = () => upper.evaluate((layer) => { const { width, height } = layer.querySelector("img").getBoundingClientRect(); return [width, height, getComputedStyle(layer).clipPath]; });
  const [width, height, clip] = await size();
  assert.equal(await range.getAttribute("aria-valuetext"), "50% before");
  await range.focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await range.inputValue(), "51");
  await page.getByRole("button", { name: "Before", exact: true }).click();
  assert.equal(await range.inputValue(), "100");
  await page.getByRole("button", { name: "After", exact: true }).click();
  const after = await size();
  assert.deepEqual(after.slice(0, 2), [width, height], "never resized");
  assert.notEqual(after[2], clip);
  const box = await range.boundingBox();
  await page.mouse.click(box.x + box.width * 0.25, box.y + 100);
  assert.ok(Math.abs(Number(await range.inputValue()) - 25) <= 1, "a tap");
  await page.locator(".captions").getByText("80.5 kg").waitFor();
  await page.getByText("94 days between them").waitFor();
  await page.locator("[name=span][value='30']").check({ force: true });
  await page.getByText("28 days between them").waitFor();
  await page.locator("[name=mode][value=sides]").check({ force: true });
  assert.equal(await page.locator(".sides img").count(), 2);
});
