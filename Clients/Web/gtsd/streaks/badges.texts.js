/**
 * @typedef {object} BadgesTexts
 * @property {string} title @property {(earned: string, all: string) => string} count @property {string} locked @property {string} earned @property {string} fresh
 * @property {(day: string) => string} earnedOn @property {string} how @property {(done: string, target: string) => string} progress
 * @property {(share: string) => string} rarity @property {string} share @property {string} copied @property {string} link @property {string} failed
 * @property {import("./texts.js").Forms} celebrate @property {string} also @property {string} goOn
 */
/** @type {import("../../ground/language.js").Texts<BadgesTexts>} */
export const texts = {
  en: {
    title: "Badges",
    count: (earned, all) => `${earned} of ${all} earned`,
    locked: "locked",
    earned: "earned",
    fresh: "New",
    earnedOn: (day) => `Earned on ${day}`,
    how: "How to earn it",
    progress: (done, target) => `${done} of ${target}`,
    rarity: (share) => `${share} of people have it`,
    share: "Share this badge",
    copied: "The link is copied. It shows the badge and nothing else of you.",
    link: "Open the shared page",
    failed: "The link could not be made. Try again.",
    celebrate: { one: "A new badge", other: "# new badges" },
    also: "Earned as well",
    goOn: "Keep going",
  },
  ar: {
    title: "الأوسمة",
    count: (earned, all) => `نلت ${earned} من ${all}`,
    locked: "مقفل",
    earned: "مكتسب",
    fresh: "جديد",
    earnedOn: (day) => `نلته في ${day}`,
    how: "كيف تناله",
    progress: (done, target) => `${done} من ${target}`,
    rarity: (share) => `لدى ${share} من الناس هذا الوسام`,
    share: "شارك هذا الوسام",
    copied: "نُسخ الرابط. يعرض الوسام ولا شيء غيره عنك.",
    link: "افتح الصفحة المشتركة",
    failed: "تعذّر إنشاء الرابط. أعد المحاولة.",
    celebrate: { zero: "وسام جديد", one: "وسام جديد", two: "وسامان جديدان", few: "# أوسمة جديدة", many: "# وسامًا جديدًا", other: "# وسام جديد" },
    also: "نلت أيضًا",
    goOn: "واصل",
  },
};
