/** @typedef {{ one: string, two?: string, few?: string, many?: string, other: string }} Forms */
/**
 * @typedef {Record<"title" | "text" | "signOut" | "stay" | "unsentTitle" | "sendFirst" | "discard" | "stuck" | "and", string>
 *   & { unsent: (what: string) => string, changes: Forms, files: Forms }} SignOutTexts
 */
/** @type {import("../../ground/language.js").Texts<SignOutTexts>} */
export const texts = {
  en: {
    title: "Sign out?", text: "What is kept of you in this browser goes away. Your plan and your streak stay in your account.", signOut: "Sign out", stay: "Stay",
    unsentTitle: "Not everything is sent", unsent: (what) => `Only this device has ${what}. Signing out takes it away unless it is sent first.`,
    changes: { one: "# change", other: "# changes" }, files: { one: "# photo", other: "# photos" }, and: " and ",
    sendFirst: "Send first, then sign out", discard: "Discard and sign out", stuck: "It cannot be sent right now. Check your connection and try again.",
  },
  ar: {
    title: "تسجيل الخروج؟", text: "يُمحى ما يحفظه هذا المتصفح عنك. تبقى خطتك وسلسلتك في حسابك.", signOut: "تسجيل الخروج", stay: "البقاء",
    unsentTitle: "لم يُرسل كل شيء بعد", unsent: (what) => `على هذا الجهاز وحده: ${what}. يمحوها تسجيل الخروج ما لم تُرسل أولًا.`,
    changes: { one: "تغيير واحد", two: "تغييران", few: "# تغييرات", many: "# تغييرًا", other: "# تغيير" },
    files: { one: "صورة واحدة", two: "صورتان", few: "# صور", many: "# صورة", other: "# صورة" }, and: " و",
    sendFirst: "أرسل أولًا ثم اخرج", discard: "تجاهل واخرج", stuck: "لا يمكن الإرسال الآن. تحقّق من اتصالك ثم أعد المحاولة.",
  },
};
