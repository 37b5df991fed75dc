/** @typedef {Record<"title" | "lead" | "confirmed" | "doneTitle" | "done" | "go" | "spentTitle" | "spent" | "send" | "sent", string>} VerifyTexts */
/** @type {import("../../ground/language.js").Texts<VerifyTexts>} */
export const texts = {
  en: {
    title: "Confirm your email",
    lead: "We sent you a link. Open it on any device to confirm that the address is yours. If it did not come, we send another one.",
    confirmed: "Your email is confirmed",
    doneTitle: "That is you",
    done: "Your email address is confirmed. You can get back into your account by it.",
    go: "Go on",
    spentTitle: "This link no longer works",
    spent: "A link works once and for a limited time. We can send you a new one.",
    send: "Send a new link",
    sent: "If there is an account with this address that is not confirmed yet, a new link is on its way.",
  },
  ar: {
    title: "أكّد بريدك الإلكتروني",
    lead: "أرسلنا إليك رابطًا. افتحه على أي جهاز لتأكيد أن البريد لك. إن لم يصلك فسنرسل رابطًا آخر.",
    confirmed: "تم تأكيد بريدك",
    doneTitle: "هذا أنت بالفعل",
    done: "تم تأكيد بريدك الإلكتروني، ويمكنك استعادة حسابك به.",
    go: "متابعة",
    spentTitle: "لم يعد هذا الرابط صالحًا",
    spent: "يعمل الرابط مرة واحدة ولمدة محدودة. يمكننا إرسال رابط جديد.",
    send: "أرسل رابطًا جديدًا",
    sent: "إن وُجد حساب بهذا البريد لم يُؤكَّد بعد، فالرابط الجديد في طريقه إليك.",
  },
};
