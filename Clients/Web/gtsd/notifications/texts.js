/** @typedef {Record<"title" | "back" | "readAll" | "unread" | "emptyTitle" | "empty" | "more", string> & { count: import("../streaks/texts.js").Forms }} NotificationTexts */
/** @type {import("../../ground/language.js").Texts<NotificationTexts>} */
export const texts = {
  en: {
    title: "Notifications", back: "Back", readAll: "Mark all as read", unread: "Unread:", emptyTitle: "All quiet", empty: "Reminders, badges and marks of your streak come here.",
    more: "Older ones", count: { zero: "Nothing unread", one: "# unread", other: "# unread" },
  },
  ar: {
    title: "الإشعارات", back: "رجوع", readAll: "اعتبر الكل مقروءًا", unread: "غير مقروء:", emptyTitle: "لا جديد", empty: "تظهر هنا التذكيرات والأوسمة وعلامات سلسلتك.",
    more: "الأقدم", count: { zero: "لا شيء غير مقروء", one: "إشعار غير مقروء", two: "إشعاران غير مقروءين", few: "# إشعارات غير مقروءة", many: "# إشعارًا غير مقروء", other: "# إشعار غير مقروء" },
  },
};
