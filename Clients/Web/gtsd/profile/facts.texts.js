/** @typedef {{ body: string, food: string, meals: string, taken: (name: string) => string }} FactsTexts */
/** @type {import("../../ground/language.js").Texts<FactsTexts>} */
export const texts = {
  en: { body: "Your body", food: "How you eat", meals: "Enter a number from 1 to 10", taken: (name) => `${name} already has this address` },
  ar: { body: "جسمك", food: "كيف تأكل", meals: "أدخل رقمًا من ١ إلى ١٠", taken: (name) => `هذا العنوان مسجَّل باسم ${name}` },
};
