/** @typedef {Record<"title" | "lead" | "password" | "submit" | "done" | "spentTitle" | "spent" | "askAgain", string>} ResetTexts */
/** @type {import("../../ground/language.js").Texts<ResetTexts>} */
export const texts = {
  en: {
    title: "Choose a new password",
    lead: "Devices that are signed in with the old one are signed out.",
    password: "New password",
    submit: "Save the password",
    done: "Your new password is saved. Sign in with it.",
    spentTitle: "This link no longer works",
    spent: "A link works once and for a limited time. Ask for a new one; it takes a minute.",
    askAgain: "Send a new link",
  },
  ar: {
    title: "اختر كلمة مرور جديدة",
    lead: "سيُسجَّل الخروج من الأجهزة التي دخلت بكلمة المرور القديمة.",
    password: "كلمة المرور الجديدة",
    submit: "احفظ كلمة المرور",
    done: "حُفظت كلمة المرور الجديدة. سجّل الدخول بها.",
    spentTitle: "لم يعد هذا الرابط صالحًا",
    spent: "يعمل الرابط مرة واحدة ولمدة محدودة. اطلب رابطًا جديدًا؛ يستغرق ذلك دقيقة.",
    askAgain: "أرسل رابطًا جديدًا",
  },
};
