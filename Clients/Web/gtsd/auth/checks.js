// What can be said about an address or a password before the server is asked; the server decides. Order and pattern: GTSD-P-5.3-01, -02.
import { western } from "../../ground/language.js";

const address = /^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}$/;

/** @param {string} email @param {import("./texts.js").AuthTexts} words */
export function emailProblem(email, words) {
  const typed = email.trim();
  if (!typed) return words.emailMissing;
  return address.test(typed) ? undefined : words.emailMalformed;
}

/** Shorter than a password can be chosen today. Older accounts may have such a one, so signing in only mentions it. @param {string} password */
export const isShort = (password) => [...password].length < 8;

/** Which of the three rules of a new password are met. GTSD-1.1-03. @param {string} password @returns {[boolean, boolean, boolean]} */
export const passwordRules = (password) => [!isShort(password), /\p{Lu}/u.test(password), /\d/.test(western(password))];

/** 0 to 3, for the indicator; length counts for more than signs do. GTSD-P-3.1-04. @param {string} password */
export function passwordStrength(password) {
  if (!passwordRules(password).every(Boolean)) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const length = [...password].length;
  return length >= 14 || (length >= 11 && kinds === 4) ? 3 : length >= 10 || kinds === 4 ? 2 : 1;
}

/**
 * Whether a link from a mail no longer works, or never did: a token that was cut short on its way is refused as a field.
 * @param {import("../../ground/errors.js").CallError | null} error
 */
export const isSpent = (error) => error?.code === "token_invalid" || error?.code === "token_used" || !!error?.fields.some(({ field }) => field === "token");

/** Without what is fine. @template {Record<string, string | undefined>} Found @param {Found} found @returns {Partial<Record<keyof Found & string, string>>} */
export const onlyProblems = (found) => /** @type {any} */ (Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)));
