// Photos become small enough before they are sent: GTSD-P-4.4-01. The browser turns them upright while it decodes.

export const mostBytes = 2_097_152;
const firstQuality = 0.8, lastQuality = 0.1, smaller = 0.75, fewestPixels = 320;

export class CompressionFailed extends Error {}

/**
 * A JPEG of at most 2 MB. One that is small enough already stays as it is.
 * @param {Blob} file @param {(step: { quality: number, bytes: number }) => void} [note]
 */
export async function compressed(file, note) {
  if (file.type === "image/jpeg" && file.size <= mostBytes) return file;
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => { throw new CompressionFailed("unreadable"); });
  try {
    for (let scale = 1; Math.max(picture.width, picture.height) * scale >= fewestPixels; scale *= smaller) {
      const canvas = drawn(picture, scale);
      // Tenths are counted as whole numbers, because 0.8 - 0.1 is not 0.7.
      for (let tenths = firstQuality * 10; tenths >= lastQuality * 10; tenths--) {
        const result = await encoded(canvas, tenths / 10);
        note?.({ quality: tenths / 10, bytes: result.size });
        if (result.size <= mostBytes) return result;
      }
    }
  } finally {
    picture.close();
  }
  throw new CompressionFailed("too large");
}

/** @param {ImageBitmap} picture @param {number} scale */
function drawn(picture, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new CompressionFailed("no canvas");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @param {number} quality @returns {Promise<Blob>} */
const encoded = (canvas, quality) => new Promise((resolve, reject) =>
  canvas.toBlob((result) => (result ? resolve(result) : reject(new CompressionFailed("no encoder"))), "image/jpeg", quality));

const headBytes = 131_072;

/** When the camera says that a picture was taken, by its own clock: `2026-11-25T07:30:00`; nothing when it does not say. @param {Blob} file */
export async function capturedAt(file) {
  const head = new TextDecoder("latin1").decode(await file.slice(0, headBytes).arrayBuffer());
  const exif = head.indexOf("Exif\0");
  const found = exif < 0 ? null : head.slice(exif).match(/((?:19|20)\d\d):(\d\d):(\d\d) (\d\d:\d\d:\d\d)\0/);
  return found ? `${found[1]}-${found[2]}-${found[3]}T${found[4]}` : undefined;
}
