// The way of one photo: compressed, announced, sent, confirmed, and its task done. What failed goes on from where it was. GTSD-P-3.5-07.
import { send } from "../../ground/api.js";
import { asCallError, CallError } from "../../ground/errors.js";
import { readAgain } from "../../ground/fresh.js";
import { language } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { compressed, CompressionFailed } from "./compress.js";

/** @typedef {import("../../contracts/types.d.ts").PhotoAngle} PhotoAngle */
/** @typedef {import("../../contracts/types.d.ts").PhotoStage} PhotoStage */
/** @typedef {import("../../contracts/types.d.ts").Photo} Photo */
/** @typedef {import("../../contracts/types.d.ts").PhotoUpload} PhotoUpload */
/** @typedef {"compress" | "presign" | "put" | "confirm" | "complete"} Step */
/** @typedef {"compressionFailed" | "uploadFailed" | "offline" | CallError} Problem */
/**
 * @typedef {object} Upload
 * @property {string} id of this device; the services do the steps once under it
 * @property {number} at when it was chosen, in milliseconds since 1970
 * @property {Blob} file as it was chosen, until it is compressed
 * @property {string} url of the file, to be shown before it was sent
 * @property {PhotoAngle} angle
 * @property {PhotoStage} [stage]
 * @property {string} [takenAt]
 * @property {string} [taskId]
 * @property {Step} step
 * @property {number} sent percent of all, only ever more
 * @property {"going" | "failed" | "done"} status
 * @property {Problem} [problem]
 * @property {PhotoUpload} [ticket] once it is announced
 * @property {string} [key] of the confirmation; another ticket has another
 * @property {Photo} [photo] once it is confirmed
 * @property {boolean} [isKept] whether this device has it until the answer came
 */

/** How much of the whole way is behind a photo when a step begins. @type {Record<Step, number>} */
export const begins = { compress: 0, presign: 8, put: 12, confirm: 94, complete: 99 };

/**
 * Goes the way from the step that the upload is at. `tell` notes each change and, where a step is done, keeps it before the next one begins.
 * @param {Upload} upload @param {(change: Partial<Upload>) => unknown} tell @param {AbortSignal} signal @returns {Promise<Photo>}
 */
export async function carry(upload, tell, signal) {
  let { step, file, ticket, key, photo } = upload;
  for (;;) {
    signal.throwIfAborted();
    tell({ sent: begins[step] });
    switch (step) {
      case "compress":
        file = await inTurn(() => compressed(file));
        await tell({ file, step: step = "presign" });
        break;
      case "presign":
        ticket = await send("media.presignPhoto", {}, /** @type {any} */ ({ photoType: upload.angle, takenAt: upload.takenAt, contentType: "image/jpeg" }));
        key = crypto.randomUUID();
        await tell({ ticket, key, step: step = "put" });
        break;
      case "put":
        await put(/** @type {PhotoUpload} */ (ticket), file, (part) => tell({ sent: begins.put + Math.floor(part * (begins.confirm - begins.put)) }), signal);
        await tell({ step: step = "confirm" });
        break;
      case "confirm":
        photo = await confirm(upload, /** @type {PhotoUpload} */ (ticket), /** @type {string} */ (key)).catch((thrown) => {
          // Its task may have been deleted while the photo waited; it is a photo all the same.
          if (!upload.taskId || asCallError(thrown).code !== "not_found") throw thrown;
          return confirm({ ...upload, taskId: undefined }, /** @type {PhotoUpload} */ (ticket), crypto.randomUUID());
        });
        if (!photo.taskId) return photo;
        await tell({ photo, step: step = "complete" });
        break;
      case "complete":
        await completeTask(/** @type {Photo} */ (photo), upload.at);
        return /** @type {Photo} */ (photo);
    }
  }
}

/** @param {Upload} upload @param {PhotoUpload} ticket @param {string} key @returns {Promise<Photo>} */
const confirm = (upload, ticket, key) => send("media.confirmPhoto", {}, /** @type {any} */ ({
  s3Key: ticket.s3Key, photoType: upload.angle, takenAt: upload.takenAt, stage: upload.stage, taskId: upload.taskId,
}), { key });

/**
 * The task that a photo belongs to is done by it, as of when it was chosen; without a network the device does it later.
 * @param {Photo} photo @param {number} at
 */
async function completeTask({ id, taskId }, at) {
  try {
    // What is sent again after a restart is the same in everything, as it has the same key.
    const details = { type: /** @type {const} */ ("photo_reference"), photoId: id, completedAt: /** @type {any} */ (new Date(at).toISOString()) };
    await send("tasks.complete", { id: /** @type {any} */ (taskId) }, details, { key: id, subject: `task ${taskId}` });
  } catch (thrown) {
    const error = asCallError(thrown);
    // The photo is there all the same; why its task is not done is said.
    if (error.code !== "queued") notify({ text: explain(error, stateTexts[language()]) });
  } finally {
    // Whatever screen is open may show the task.
    readAgain();
  }
}

/** Large pictures are decoded one after the other, because each takes much memory. @type {Promise<unknown>} */
let before = Promise.resolve();
/** @template Result @param {() => Promise<Result>} work @returns {Promise<Result>} */
function inTurn(work) {
  const result = before.then(work);
  before = result.catch(() => {});
  return result;
}

const patience = 120_000;

/** `fetch` does not tell how much was sent. @param {PhotoUpload} ticket @param {Blob} bytes @param {(part: number) => void} tell 0 to 1 @param {AbortSignal} signal */
const put = (ticket, bytes, tell, signal) => new Promise((resolve, reject) => {
  const request = new XMLHttpRequest();
  request.open("PUT", ticket.uploadUrl);
  request.timeout = patience;
  request.setRequestHeader("X-Barbell", "web");
  for (const [name, value] of Object.entries(ticket.headers)) if (!/^(content-length|host)$/i.test(name)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => tell(total ? loaded / total : 0);
  request.onload = () => (request.status >= 200 && request.status < 300 ? resolve(undefined) : reject(new CallError("unreadable", { status: request.status })));
  request.onerror = () => reject(new CallError("offline"));
  request.ontimeout = () => reject(new CallError("too_slow"));
  signal.addEventListener("abort", () => { request.abort(); reject(signal.reason); });
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
