/** @typedef {Record<"title" | "text" | "signOut", string>} SoonTexts */
/** @type {import("../../ground/language.js").Texts<SoonTexts>} */
export const texts = {
  en: { title: "Almost there", text: "This screen is being built.", signOut: "Sign out" },
  ar: { title: "قريبًا جدًا", text: "هذه الشاشة قيد الإنشاء.", signOut: "تسجيل الخروج" },
};
