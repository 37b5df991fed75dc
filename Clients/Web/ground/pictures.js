// Pictures that were seen, from the device: bytes are kept after a picture was shown, and taken from there where it cannot be fetched.
import { pictures } from "./device.js";

/** @typedef {{ url: string, at: number }} KeptPicture `url` is to be revoked by whoever shows it; `at` is when it was kept */

/** Names of pictures that were deleted here: one that was shown a moment ago is not kept after that. @type {Set<string>} */
const gone = new Set();

/** Keeps what is shown just now: the browser has its bytes still. No harm where there is no room. @param {string} name @param {string} address */
export async function keepPicture(name, address) {
  const kept = pictures();
  try {
    if (!kept || await kept.see(name)) return;
    const response = await fetch(address, { cache: "force-cache" });
    const bytes = await response.arrayBuffer();
    if (response.ok && !gone.has(name)) await kept.keep(name, response.headers.get("Content-Type") ?? "", bytes);
  } catch { /* it is shown, and that is what it is for */ }
}

/** Nothing of these pictures stays here. @param {string[]} names */
export async function dropPictures(...names) {
  for (const name of names) {
    gone.add(name);
    await pictures()?.remove(name).catch(() => {});
  }
}

/** The first of these names that is here. @param {string[]} names @returns {Promise<KeptPicture | undefined>} */
export async function keptPicture(...names) {
  for (const name of names) {
    const found = await pictures()?.read(name).catch(() => undefined);
    if (found) return { url: URL.createObjectURL(new Blob([found.bytes], { type: found.type })), at: found.at };
  }
  return undefined;
}
