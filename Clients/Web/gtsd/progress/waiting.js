// Uploads as they lie on the device: the bytes, and how far they have come. What may wait is bounded.
import { uploads as kept } from "../../ground/device.js";
import { CallError } from "../../ground/errors.js";
import { resumes } from "./upload.js";

/** @typedef {import("./upload.js").Upload} Upload */

export const mostWaiting = 40, mostFileBytes = 40 * 1_048_576;

/** Where `count` more would wait with those that wait already. @param {number} count @param {Upload[]} uploads */
export const fits = (count, uploads) => uploads.length + count <= mostWaiting;

/** @param {Upload} upload */
async function rowOf({ file, url, problem, ...rest }) {
  const { code, status, message, isRetryable } = problem instanceof CallError ? problem : /** @type {any} */ ({});
  const told = problem instanceof CallError ? { code, status, message, retryable: isRetryable } : problem;
  return { ...rest, problem: told, bytes: await file.arrayBuffer(), type: file.type };
}

/** Notes how far one has come. @param {Upload} upload */
export const keepUpload = async (upload) => kept()?.update(await rowOf(upload));

/** Each is kept before it is sent. One that this device has no room for is sent all the same. @param {Upload[]} uploads */
export const keepAll = (uploads) => Promise.all(uploads.map(async (upload) => {
  try {
    await kept()?.add(await rowOf({ ...upload, isKept: true }));
    return { ...upload, isKept: !!kept() };
  } catch {
    return { ...upload, isKept: false };
  }
}));

/** Those of before, on their way again unless somebody refused them. @returns {Promise<Upload[]>} */
export async function restored() {
  const rows = await kept()?.list() ?? [];
  return rows.reverse().map(({ bytes, type, ...rest }) => {
    const row = /** @type {any} */ (rest), file = new Blob([bytes], { type });
    const problem = row.problem?.code ? new CallError(row.problem.code, row.problem) : row.problem;
    /** @type {Upload} */
    const upload = { ...row, problem, file, url: URL.createObjectURL(file) };
    const isRefused = upload.status === "failed" && problem instanceof CallError && problem.isAnswered && problem.status < 500 && problem.status !== 401;
    return isRefused || problem === "compressionFailed" ? upload : { ...upload, status: "going", step: resumes(upload), problem: undefined };
  });
}
