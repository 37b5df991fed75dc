// Somebody who helps, as it is typed: by the rules of the services, wherever they are added. GTSD-P-3.2-09.
import { empty } from "./values.js";

/** @typedef {{ name: string, email: string, phone: string, relationship: string }} Typed */

/** @type {Typed} */
export const nobody = { name: "", email: "", phone: "", relationship: "friend" };

/** What is sent of it: how to reach them may be left out. @param {Typed} typed */
export function partnerOf(typed) {
  const members = Object.entries(typed).map(([key, text]) => [key, text.trim()]).filter(([key, text]) => text || key === "name");
  return /** @type {import("./values.js").Partner} */ (Object.fromEntries(members));
}

/**
 * What is wrong with it, by field. Without rules only what is missing is known here, and the service decides.
 * @param {import("./rules.js").Judge | null} judge @param {Typed} typed @param {import("./questions.texts.js").QuestionTexts["parts"]} words
 * @returns {Record<string, string>}
 */
export function partnerProblems(judge, typed, words) {
  const partner = partnerOf(typed);
  const found = judge?.step("partners", { ...empty(), partners: [partner] }).map(({ field, message }) => [field.replace("partners.0.", ""), message]) ?? [];
  const missing = [...(partner.name ? [] : [["name", words.nameMissing]]), ...(partner.email || partner.phone ? [] : [["email", words.reachMissing]])];
  return Object.fromEntries([...found, ...missing]);
}
