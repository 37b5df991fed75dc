/** @typedef {{ one: string, two?: string, few?: string, many?: string, other: string }} Forms */
/** @typedef {{ offline: string, expired: string, signIn: string, again: string, giveUp: string, unsent: Forms, files: Forms, refused: Forms }} OfflineTexts */

/** @type {import("../../ground/language.js").Texts<OfflineTexts>} */
export const texts = {
  en: {
    offline: "You are offline. This is what was read last.",
    expired: "You are signed out. This is what was read last.",
    signIn: "Sign in again",
    again: "Try again",
    giveUp: "Discard",
    unsent: { one: "# change waits to be sent", other: "# changes wait to be sent" },
    files: { one: "# photo waits to be sent", other: "# photos wait to be sent" },
    refused: { one: "# change was not accepted", other: "# changes were not accepted" },
  },
  ar: {
    offline: "أنت غير متصل. هذا آخر ما تمت قراءته.",
    expired: "انتهت جلستك. هذا آخر ما تمت قراءته.",
    signIn: "سجّل الدخول من جديد",
    again: "حاول مرة أخرى",
    giveUp: "تجاهل",
    unsent: {
      one: "تغيير واحد ينتظر الإرسال", two: "تغييران ينتظران الإرسال", few: "# تغييرات تنتظر الإرسال", many: "# تغييرًا ينتظر الإرسال",
      other: "# تغيير ينتظر الإرسال",
    },
    files: { one: "صورة واحدة تنتظر الإرسال", two: "صورتان تنتظران الإرسال", few: "# صور تنتظر الإرسال", many: "# صورة تنتظر الإرسال", other: "# صورة تنتظر الإرسال" },
    refused: {
      one: "تغيير واحد لم يُقبل", two: "تغييران لم يُقبلا", few: "# تغييرات لم تُقبل", many: "# تغييرًا لم يُقبل", other: "# تغيير لم يُقبل",
    },
  },
};
