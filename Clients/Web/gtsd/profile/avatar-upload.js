// Another picture of a person: cut to a square, sent, confirmed, and put into the profile.
import { send } from "../../ground/api.js";
import { CallError } from "../../ground/errors.js";

/** The browser cannot read the file as a picture. */
export class NoPicture extends Error {}

const side = 512, quality = 0.85;

/** @param {Blob} file @returns {Promise<Blob>} its middle, as a JPEG of 512 by 512 */
async function square(file) {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => { throw new NoPicture(); });
  const least = Math.min(picture.width, picture.height);
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  canvas.getContext("2d")?.drawImage(picture, (picture.width - least) / 2, (picture.height - least) / 2, least, least, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new NoPicture())), "image/jpeg", quality));
}

/** @param {Blob} file */
export async function changeAvatar(file) {
  const bytes = await square(file);
  const ticket = await send("media.beginUpload", {}, { purpose: "avatar", contentType: /** @type {any} */ ("image/jpeg"), bytes: bytes.size });
  if (!ticket.put) throw new CallError("unreadable");
  const given = Object.entries(ticket.put.headers).filter(([name]) => !/^(content-length|host)$/i.test(name));
  const response = await fetch(ticket.put.url, { method: "PUT", body: bytes, headers: { "X-Barbell": "web", ...Object.fromEntries(given) } })
    .catch(() => { throw new CallError("offline"); });
  if (!response.ok) throw new CallError("unreadable", { status: response.status });
  const confirmed = await send("media.confirmUpload", { id: ticket.id }, /** @type {any} */ ({}));
  await send("profile.change", {}, { avatarId: confirmed.id });
}
