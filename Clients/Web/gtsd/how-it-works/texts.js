/** @type {import("../../ground/language.js").Texts<{ title: string, back: string }>} */
export const texts = {
  en: { title: "How it works", back: "Back" },
  ar: { title: "كيف يعمل", back: "رجوع" },
};
