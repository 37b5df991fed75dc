/** @typedef {Record<"title" | "back" | "questions" | "write" | "writeText" | "subject" | "message" | "subjectMissing" | "messageMissing" | "send" | "sentTitle" | "sent" | "mail", string>} SupportTexts */
/** @type {import("../../ground/language.js").Texts<SupportTexts>} */
export const texts = {
  en: {
    title: "Help and support", back: "Back", questions: "What people ask", write: "Write to us", writeText: "A person reads it and answers by email.",
    subject: "What is it about?", message: "Your message", subjectMissing: "Say in a few words what it is about", messageMissing: "Write what happened and what you expected",
    send: "Send", sentTitle: "It is with us", sent: "We answer by email. Your number:", mail: "Or by mail:",
  },
  ar: {
    title: "المساعدة والدعم", back: "رجوع", questions: "ما يسأله الناس", write: "اكتب إلينا", writeText: "يقرؤها شخص ويرد عليك بالبريد الإلكتروني.",
    subject: "ما الموضوع؟", message: "رسالتك", subjectMissing: "اذكر الموضوع بكلمات قليلة", messageMissing: "اكتب ما حدث وما كنت تتوقعه",
    send: "إرسال", sentTitle: "وصلتنا رسالتك", sent: "نرد عليك بالبريد الإلكتروني. رقمك:", mail: "أو بالبريد:",
  },
};
