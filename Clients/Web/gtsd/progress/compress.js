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
/** Exif's numbers of a directory and of two times: the last change of the file, and when the picture was taken. Exif 3.0 §4.6. */
const exifDirectory = 0x8769, dateTime = 0x0132, dateTimeOriginal = 0x9003;

/** When the camera says that a picture was taken, by its own clock: `2026-11-25T07:30:00`; nothing when it does not say. @param {Blob} file */
export async function capturedAt(file) {
  const head = await file.slice(0, headBytes).arrayBuffer(), mark = "Exif\0\0";
  const text = new TextDecoder("latin1").decode(head);
  // HEIC has the name in its table of contents, too.
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const found = timeIn(new DataView(head, at + mark.length));
    if (found) return found;
  }
  return undefined;
}

/** Many apps write when they changed a picture as its `DateTime`; that counts where there is nothing else. @param {DataView} tiff */
function timeIn(tiff) {
  if (tiff.byteLength < 8 || ![0x4949, 0x4d4d].includes(tiff.getUint16(0))) return undefined;
  const isLittle = tiff.getUint16(0) === 0x4949;
  if (tiff.getUint16(2, isLittle) !== 42) return undefined;
  /** The last four bytes of each entry, which are where its value is. @param {number | undefined} at @returns {Map<number, number>} */
  const directory = (at = tiff.byteLength) => {
    const found = new Map(), count = at + 2 <= tiff.byteLength ? tiff.getUint16(at, isLittle) : 0;
    for (let entry = at + 2; entry < at + 2 + count * 12 && entry + 12 <= tiff.byteLength; entry += 12) {
      found.set(tiff.getUint16(entry, isLittle), tiff.getUint32(entry + 8, isLittle));
    }
    return found;
  };
  /** @param {number | undefined} at */
  const time = (at = tiff.byteLength) => {
    if (at + 19 > tiff.byteLength) return undefined;
    const written = new TextDecoder("latin1").decode(new Uint8Array(tiff.buffer, tiff.byteOffset + at, 19));
    const found = written.match(/^((?:19|20)\d\d):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/);
    return found ? `${found[1]}-${found[2]}-${found[3]}T${found[4]}` : undefined;
  };
  const first = directory(tiff.getUint32(4, isLittle));
  return time(directory(first.get(exifDirectory)).get(dateTimeOriginal)) ?? time(first.get(dateTime));
}
