// A person of GTSD in a browser, and pictures of nobody: a gradient with a word, made by the browser itself.
import { answers, call } from "./gtsd.mjs";
import { unique } from "./stack.mjs";

export { call };

/** Signs up through the page's own server, so the browser has the session. @param {import("playwright-core").Page} page */
export async function signUp(page) {
  await call(page, "POST", "/auth/signup", { product: "gtsd", name: "Layla Hassan", email: `${unique("photos")}@example.com`, password: "Mountain7Path", termsAccepted: true });
  await call(page, "POST", "/onboarding", answers);
}

/** A picture as a file. `noise` makes it large, `isFlat` plain. @param {import("playwright-core").Page} page @returns {Promise<Buffer>} */
export async function picture(page, word, { width = 900, height = 1200, hue = 220, type = "image/jpeg", noise = false, isFlat = false } = {}) {
  const base64 = await page.evaluate(async ({ word, width, height, hue, type, noise, isFlat }) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height }), context = canvas.getContext("2d");
    const gradient = context.createLinearGradient(0, 0, width, height);
    gradient.addColorStop(0, `hsl(${hue} 60% 72%)`);
    gradient.addColorStop(1, isFlat ? `hsl(${hue} 60% 72%)` : `hsl(${hue + 50} 55% 32%)`);
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
    if (noise) {
      const pixels = context.getImageData(0, 0, width, height), words = new Uint32Array(pixels.data.buffer);
      let seed = 7;
      for (let index = 0; index < words.length; index++) { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; words[index] = seed | 0xff000000; }
      context.putImageData(pixels, 0, 0);
    }
    context.fillStyle = "white";
    context.font = `700 ${Math.round(width / 9)}px sans-serif`;
    context.textAlign = "center";
    context.fillText(word, width / 2, height / 2);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, type, 0.95));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = "";
    for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(text);
  }, { word, width, height, hue, type, noise, isFlat });
  return Buffer.from(base64, "base64");
}

/**
 * Photos of somebody's past, by the services alone.
 * @param {import("playwright-core").Page} page @param {{ angle: string, daysAgo: number, stage?: string, hue?: number, isFlat?: boolean }[]} photos
 * @param {number} now in milliseconds
 */
export async function past(page, photos, now = Date.now()) {
  const made = [];
  for (const { angle, daysAgo, stage, hue = 200, isFlat } of photos) {
    const takenAt = new Date(now - daysAgo * 86_400_000).toISOString();
    const bytes = await picture(page, `${angle} ${daysAgo}`, { width: 600, height: 800, hue, isFlat });
    const { uploadUrl, headers, s3Key } = await call(page, "POST", "/photos/presign", { photoType: angle, takenAt });
    delete headers["Content-Length"];
    await call(page, "PUT", uploadUrl, bytes, headers);
    made.push(await call(page, "POST", "/photos/confirm", { s3Key, photoType: angle, takenAt, stage }));
  }
  return made;
}

/** In which stores of the browser something with this id lies. @param {import("playwright-core").Page} page @param {string} id */
export const storesWith = (page, id) => page.evaluate(async (id) => {
  const found = [];
  for (const { name } of (await indexedDB.databases()).filter(({ name }) => name.startsWith("gtsd "))) {
    const database = await new Promise((resolve) => { const request = indexedDB.open(name); request.onsuccess = () => resolve(request.result); });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise((resolve) => { const request = database.transaction(store).objectStore(store).getAll(); request.onsuccess = () => resolve(request.result); });
      if (JSON.stringify(rows).includes(id)) found.push(store);
    }
    database.close();
  }
  return found.sort();
}, id);

/** What a person with some months behind them has. */
export const months = [
  { angle: "front", daysAgo: 96, stage: "before", hue: 12 }, { angle: "side", daysAgo: 96, stage: "before", hue: 40 }, { angle: "back", daysAgo: 95, stage: "before", hue: 70 },
  { angle: "front", daysAgo: 61, stage: "during", hue: 130 }, { angle: "side", daysAgo: 60, stage: "during", hue: 165 },
  { angle: "front", daysAgo: 30, stage: "during", hue: 205 }, { angle: "front", daysAgo: 2, stage: "after", hue: 250 }, { angle: "side", daysAgo: 1, stage: "after", hue: 290 },
];
