// What screens make of what they know: rules alone, without a browser.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { turnsOf } from "../../Clients/Web/gtsd/onboarding/turns.js";
import { withOlder } from "../../Clients/Web/gtsd/progress/arrange.js";
import { capturedAt } from "../../Clients/Web/gtsd/progress/compress.js";
import { withNews } from "../../Clients/Web/gtsd/progress/news.js";
import { chosen, settled } from "../../Clients/Web/gtsd/settings/changes.js";

const settings = { theme: "light", units: "metric", pushEnabled: true, reminderTime: "08:00" };

/** What is shown after these changes, and after the fates of some of them in turn: `[which, isSaved]`. */
const after = (changes, ...fates) => {
  const begun = changes.reduce((before, change) => chosen(before, change), { all: settings, pending: [], saved: {} });
  return fates.reduce((before, [which, isSaved]) => settled(before, changes[which], isSaved), begun).all;
};

test("a setting that is refused is what it was, and others that were changed since stay", () => {
  const changes = [{ pushEnabled: false }, { theme: "dark" }];
  assert.deepEqual(after(changes), { ...settings, pushEnabled: false, theme: "dark" });
  assert.deepEqual(after(changes, [0, false]), { ...settings, theme: "dark" });
  assert.deepEqual(after(changes, [0, false], [1, true]), { ...settings, theme: "dark" });
});

test("a setting that was chosen anew before the first choice was refused stays as chosen, until that is refused too", () => {
  const changes = [{ reminderTime: "06:45" }, { reminderTime: "07:15" }], at = (...fates) => after(changes, ...fates).reminderTime;
  assert.equal(at([0, false]), "07:15");
  assert.equal(at([0, false], [1, true]), "07:15");
  assert.equal(at([0, false], [1, false]), "08:00", "neither was ever saved");
  assert.equal(at([1, false], [0, false]), "08:00");
  assert.equal(at([0, true], [1, false]), "06:45", "the first one was");
  assert.equal(at([1, false]), "06:45", "the first one may still be");
});

const photos = (...ids) => ids.map((id) => ({ id }));

test("older photos stay behind the newest when those are read again, and go on from where they ended", () => {
  const shown = { photos: photos("e", "d", "c", "b"), cursor: "b" };
  assert.deepEqual(withOlder({ photos: photos("f", "e", "d"), cursor: "d" }, shown), { photos: photos("f", "e", "d", "c", "b"), cursor: "b" });
  assert.deepEqual(withOlder({ photos: photos("e", "d", "c", "b"), cursor: "b" }, shown), shown);
  assert.deepEqual(withOlder({ photos: photos("e", "d"), cursor: "d" }, { ...shown, cursor: undefined }), { ...shown, cursor: undefined });
});

test("the newest photos stand alone where nothing older is left, or where they do not reach it", () => {
  const shown = { photos: photos("e", "d", "c"), cursor: "c" };
  assert.deepEqual(withOlder({ photos: photos("e", "d"), cursor: undefined }, shown), { photos: photos("e", "d"), cursor: undefined });
  assert.deepEqual(withOlder({ photos: photos("z", "y"), cursor: "y" }, shown), { photos: photos("z", "y"), cursor: "y" });
  assert.deepEqual(withOlder({ photos: [], cursor: undefined }, shown), { photos: [], cursor: undefined });
  assert.deepEqual(withOlder({ photos: photos("e"), cursor: "e" }, {}), { photos: photos("e"), cursor: "e" });
});

const taken = (id, day, photoType = "front") => ({ id, photoType, takenAt: `2026-11-${day}T09:00:00Z` });

test("what was done to photos since they were asked for is not undone by the answer", () => {
  const [front, side, back] = [taken("front", 20), taken("side", 18, "side"), taken("back", 16, "back")];
  const ids = (photos) => photos.map(({ id }) => id);
  // The answer was made before the second one came, and before the last one went.
  assert.deepEqual(ids(withNews([front, back], [{ kind: "arrived", photo: side }, { kind: "gone", id: "back" }], {})), ["front", "side"]);
  assert.deepEqual(ids(withNews([front], [{ kind: "arrived", photo: back }, { kind: "gone", id: "back" }], {})), ["front"], "come and gone");
  // The answer was made after it.
  assert.deepEqual(withNews([front, side], [{ kind: "arrived", photo: taken("side", 18, "side") }, { kind: "gone", id: "back" }], {}), [front, side]);
  const later = taken("side", 22, "back");
  assert.deepEqual(withNews([front, side], [{ kind: "changed", photo: later }], {}), [later, front]);
  assert.deepEqual(withNews([front], [{ kind: "arrived", photo: side }], { angle: "front" }), [front], "filters leave it out");
});

/** A JPEG's head with both times of Exif: of the file's last change, and of the picture. */
function photographed(changed, taken, isLittle = false) {
  const tiff = new DataView(new ArrayBuffer(96)), bytes = new Uint8Array(tiff.buffer);
  const short = (at, value) => tiff.setUint16(at, value, isLittle), long = (at, value) => tiff.setUint32(at, value, isLittle);
  const entry = (at, tag, type, count, value) => { short(at, tag); short(at + 2, type); long(at + 4, count); long(at + 8, value); };
  bytes.set(Buffer.from(isLittle ? "II" : "MM"));
  short(2, 42);
  long(4, 8);
  short(8, 2);
  entry(10, 0x0132, 2, 20, 38);
  entry(22, 0x8769, 4, 1, 58);
  short(58, 1);
  entry(60, 0x9003, 2, 20, 76);
  bytes.set(Buffer.from(changed), 38);
  bytes.set(Buffer.from(taken), 76);
  return new Blob([Buffer.from("ffd8ffe10068", "hex"), "Exif\0\0", tiff.buffer]);
}

test("a photo was taken when its camera took it, not when it was changed last", async () => {
  for (const isLittle of [false, true]) {
    assert.equal(await capturedAt(photographed("2026:11:25 21:00:00", "2026:11:18 07:30:00", isLittle)), "2026-11-18T07:30:00");
    for (const none of ["", "0000:00:00 00:00:00"]) {
      assert.equal(await capturedAt(photographed("2026:11:25 21:00:00", none, isLittle)), "2026-11-25T21:00:00");
    }
    assert.equal(await capturedAt(photographed("", "", isLittle)), undefined);
  }
  const photo = photographed("2026:11:25 21:00:00", "2026:11:18 07:30:00");
  // HEIC names what it has before it comes.
  assert.equal(await capturedAt(new Blob(["infe\0\0Exif\0\0\0\0\x15infe", photo])), "2026-11-18T07:30:00");
  // Of what is cut off, or is no Exif, nothing is known.
  for (let length = 0; length < photo.size - 1; length++) assert.ok([undefined, "2026-11-25T21:00:00"].includes(await capturedAt(photo.slice(0, length))));
  assert.equal(await capturedAt(new Blob(["Exif\0\0II*\0\xff\xff\xff\xff 2026:11:18 07:30:00\0"])), undefined);
});

test("Arabic counts hundreds otherwise than eleven to ninety-nine: بينهما ١١ يومًا, بينهما ١٠٠ يوم", () => {
  const folder = new URL("../../Clients/Web/", import.meta.url);
  const tables = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith("texts.js"))
    .flatMap((path) => [...readFileSync(new URL(path, folder), "utf8").matchAll(/\{[^{}]*\bfew: "[^{}]*\}/g)].map(([forms]) => forms));
  assert.ok(tables.length > 10, `${tables.length} were found`);
  for (const forms of tables) assert.doesNotMatch(forms, /\bother: "[^"]*\u064b/, forms);
});

/** A call that ends when it is told to, with what it is told. */
function call() {
  const made = {};
  return Object.assign(made, {
    isMade: false,
    run() {
      made.isMade = true;
      return new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    },
  });
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("answers are sent in the order in which they were given, also behind one that failed", async () => {
  const inTurn = turnsOf(() => "layla"), [first, second] = [call(), call()];
  const refused = inTurn(first.run), sent = inTurn(second.run);
  await turn();
  assert.deepEqual([first.isMade, second.isMade], [true, false]);
  first.reject(new Error("refused"));
  await assert.rejects(refused);
  await turn();
  second.resolve("sent");
  assert.equal(await sent, "sent");
});

test("what waits for its turn is not sent for whoever is here by then", async () => {
  let owner = "layla";
  const inTurn = turnsOf(() => owner), [hers, late, next] = [call(), call(), call()];
  const sent = inTurn(hers.run), waiting = inTurn(late.run);
  waiting.catch(() => {});
  await turn();
  owner = null;
  hers.resolve();
  await sent;
  await assert.rejects(waiting);
  owner = "maryam";
  await assert.rejects(inTurn(late.run, "layla"), "what comes after that in the same breath is hers, too");
  const others = inTurn(next.run);
  await turn();
  next.resolve("hers");
  assert.equal(await others, "hers");
  assert.equal(late.isMade, false);
});

test("what was given before the page knew whose it is, is sent", async () => {
  let owner = null;
  const inTurn = turnsOf(() => owner), [first, second] = [call(), call()];
  inTurn(first.run);
  const sent = inTurn(second.run);
  await turn();
  owner = "layla";
  first.resolve();
  await turn();
  second.resolve("sent");
  assert.equal(await sent, "sent");
});
