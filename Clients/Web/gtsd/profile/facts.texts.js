/**
 * Who has an address or a number already: the name is an element of its own, so that it turns nothing around it.
 * @typedef {(name: any) => any} Taken
 * @typedef {{ body: string, food: string, meals: string, taken: { email: Taken, phone: Taken } }} FactsTexts
 */
/** @type {import("../../ground/language.js").Texts<FactsTexts>} */
export const texts = {
  en: {
    body: "Your body", food: "How you eat", meals: "Enter a number from 1 to 10",
    taken: { email: (name) => [name, " already has this address"], phone: (name) => [name, " already has this number"] },
  },
  ar: {
    body: "جسمك", food: "كيف تأكل", meals: "أدخل رقمًا من ١ إلى ١٠",
    taken: { email: (name) => ["هذا العنوان مسجَّل باسم ", name], phone: (name) => ["هذا الرقم مسجَّل باسم ", name] },
  },
};
