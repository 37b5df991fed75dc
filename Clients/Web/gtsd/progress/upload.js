// The way of one photo: compressed, announced, sent, confirmed. What failed goes on from where it was. GTSD-P-3.5-07.
import { send } from "../../ground/api.js";
import { asCallError, CallError } from "../../ground/errors.js";
import { compressed, CompressionFailed } from "./compress.js";

/** @typedef {import("../../contracts/types.d.ts").PhotoAngle} PhotoAngle */
/** @typedef {import("../../contracts/types.d.ts").PhotoStage} PhotoStage */
/** @typedef {import("../../contracts/types.d.ts").Photo} Photo */
/** @typedef {import("../../contracts/types.d.ts").PhotoUpload} PhotoUpload */
/** @typedef {"compress" | "presign" | "put" | "confirm"} Step */
/** @typedef {"compressionFailed" | "uploadFailed" | "offline" | CallError} Problem */
/**
 * @typedef {object} Upload
 * @property {string} id of this device; the services do the steps once under it
 * @property {Blob} file
 * @property {string} url of the file, to be shown before it was sent
 * @property {PhotoAngle} angle
 * @property {PhotoStage} [stage]
 * @property {string} [takenAt]
 * @property {string} [taskId]
 * @property {Step} step
 * @property {number} sent percent of all, only ever more
 * @property {"going" | "failed" | "done"} status
 * @property {Problem} [problem]
 * @property {Blob} [bytes] once it is compressed
 * @property {PhotoUpload} [ticket] once it is announced
 */

/** How much of the whole way is behind a photo when a step begins. @type {Record<Step, number>} */
export const begins = { compress: 0, presign: 8, put: 12, confirm: 94 };

/** @param {Upload} upload @param {(change: Partial<Upload>) => void} tell @returns {Promise<Photo>} */
export async function carry(upload, tell) {
  let { step, bytes, ticket } = upload;
  for (;;) {
    tell({ step, sent: begins[step] });
    switch (step) {
      case "compress":
        bytes = await inTurn(() => compressed(upload.file));
        tell({ bytes });
        step = "presign";
        break;
      case "presign":
        ticket = await send("media.presignPhoto", {}, /** @type {any} */ ({ photoType: upload.angle, takenAt: upload.takenAt, contentType: "image/jpeg" }));
        tell({ ticket });
        step = "put";
        break;
      case "put":
        await put(/** @type {PhotoUpload} */ (ticket), /** @type {Blob} */ (bytes), (part) => tell({ sent: begins.put + Math.floor(part * (begins.confirm - begins.put)) }));
        step = "confirm";
        break;
      case "confirm":
        return confirm(upload, /** @type {PhotoUpload} */ (ticket));
    }
  }
}

/** @param {Upload} upload @param {PhotoUpload} ticket @returns {Promise<Photo>} */
const confirm = (upload, ticket) => send("media.confirmPhoto", {}, /** @type {any} */ ({
  s3Key: ticket.s3Key, photoType: upload.angle, takenAt: upload.takenAt, stage: upload.stage, taskId: upload.taskId,
}), { key: upload.id });

/** Large pictures are decoded one after the other, because each takes much memory. @type {Promise<unknown>} */
let before = Promise.resolve();
/** @template Result @param {() => Promise<Result>} work @returns {Promise<Result>} */
function inTurn(work) {
  const result = before.then(work);
  before = result.catch(() => {});
  return result;
}

const patience = 120_000;

/** `fetch` does not tell how much was sent. @param {PhotoUpload} ticket @param {Blob} bytes @param {(part: number) => void} tell 0 to 1 */
const put = (ticket, bytes, tell) => new Promise((resolve, reject) => {
  const request = new XMLHttpRequest();
  request.open("PUT", ticket.uploadUrl);
  request.timeout = patience;
  request.setRequestHeader("X-Barbell", "web");
  for (const [name, value] of Object.entries(ticket.headers)) if (!/^(content-length|host)$/i.test(name)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => tell(total ? loaded / total : 0);
  request.onload = () => (request.status >= 200 && request.status < 300 ? resolve(undefined) : reject(new CallError("unreadable", { status: request.status })));
  request.onerror = () => reject(new CallError("offline"));
  request.ontimeout = () => reject(new CallError("too_slow"));
  request.send(bytes);
});

/** What is said about a failure. GTSD-P-4.4-06. @param {unknown} thrown @param {Step} step @returns {Problem} */
export function problemOf(thrown, step) {
  if (thrown instanceof CompressionFailed || step === "compress") return "compressionFailed";
  const error = asCallError(thrown);
  if (!error.isAnswered && error.code !== "unreadable") return "offline";
  return step === "put" ? "uploadFailed" : error;
}

/** Where a failed photo goes on: a link that was refused or whose bytes went missing is asked for anew. @param {Upload} upload @returns {Step} */
export const resumes = ({ step, problem, ticket }) => {
  const isSpent = !ticket || Date.parse(ticket.expiresAt) <= Date.now();
  if (step === "put") return isSpent || problem === "uploadFailed" ? "presign" : "put";
  return step === "confirm" && problem instanceof CallError && !problem.isRetryable ? "presign" : step;
};

/** The task that a photo belongs to is done by it. @param {Photo} photo */
export const completeTask = async ({ id, taskId }) => taskId && send("tasks.complete", { id: taskId }, { type: "photo_reference", photoId: id }, { key: id });
