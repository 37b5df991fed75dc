/** @typedef {Record<"title" | "lead" | "submit" | "sentTitle" | "look" | "sent" | "nothing" | "again", string>} ForgotTexts */
/** @type {import("../../ground/language.js").Texts<ForgotTexts>} */
export const texts = {
  en: {
    title: "Forgot your password?",
    lead: "Tell us your email address and we send you a link to choose a new one.",
    submit: "Send the link",
    sentTitle: "Check your mail",
    look: "It is on its way",
    sent: "If there is an account with this address, a link to choose a new password arrives within a minute. It works once.",
    nothing: "Nothing there? Look into the spam folder, or",
    again: "send it again",
  },
  ar: {
    title: "نسيت كلمة المرور؟",
    lead: "أخبرنا ببريدك الإلكتروني وسنرسل إليك رابطًا لاختيار كلمة جديدة.",
    submit: "أرسل الرابط",
    sentTitle: "تفقّد بريدك",
    look: "الرابط في الطريق إليك",
    sent: "إن وُجد حساب بهذا البريد فسيصلك خلال دقيقة رابط لاختيار كلمة مرور جديدة. يعمل الرابط مرة واحدة.",
    nothing: "لم يصلك شيء؟ ابحث في البريد غير المرغوب فيه، أو",
    again: "أرسله من جديد",
  },
};
