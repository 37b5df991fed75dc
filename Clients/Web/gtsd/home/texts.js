import { number, plural } from "../../ground/language.js";

/**
 * @typedef {object} HomeTexts
 * @property {string} title @property {Record<"morning" | "afternoon" | "evening", string>} greetings @property {(greeting: string, name?: string) => string} greet
 * @property {(count: number) => string} bell @property {(done: number, all: number) => string} done @property {(percent: string) => string} ring
 * @property {(done: number, all: number) => string} cheer @property {(days: number) => string} streak @property {string} noStreak
 * @property {(days: number) => string} longest @property {string} open @property {(done: number, all: number) => string} fraction
 * @property {string} stats @property {string} counted
 * @property {Record<"calories" | "proteinG" | "waterMl" | "steps", [string, string]>} stat @property {(target: string) => string} of
 * @property {string} next @property {string} all @property {string} allDone @property {string} groups @property {string} badges @property {string} noBadges
 * @property {(count: number) => string} newBadges
 * @property {string} actions @property {Record<"tasks" | "photo" | "calendar" | "weight", string>} action @property {string} why @property {string} how
 * @property {string} refresh
 */
/** @type {import("../../ground/language.js").Texts<HomeTexts>} */
export const texts = {
  en: {
    title: "Home",
    greetings: { morning: "Good morning", afternoon: "Good afternoon", evening: "Good evening" },
    greet: (greeting, name) => (name ? `${greeting}, ${name}` : greeting),
    bell: (count) => (count ? plural(count, { one: "Notifications, # unread", other: "Notifications, # unread" }) : "Notifications"),
    done: (done, all) => `${number(done)}/${number(all)} tasks completed`,
    ring: (percent) => `${percent} of today done`,
    cheer: (done, all) => (all > 0 && done === all ? "That is the whole day. Well done." : done === 0 ? "Start with the easiest one." : done * 2 > all ? "More than half way. Keep going." : "A good start. One at a time."),
    streak: (days) => plural(days, { one: "# day streak", other: "# day streak" }),
    noStreak: "Your streak starts today",
    longest: (days) => plural(days, { one: "Longest: # day", other: "Longest: # days" }),
    open: "Open today's tasks",
    fraction: (done, all) => `${number(done)}/${number(all)}`,
    stats: "Today in numbers",
    counted: "These figures count what you logged in numbers, not what you logged in words or with a photo.",
    stat: { calories: ["Calories", "kcal"], proteinG: ["Protein", "g"], waterMl: ["Water", "ml"], steps: ["Steps", ""] },
    of: (target) => `of ${target}`,
    next: "Up next",
    all: "See all",
    allDone: "Nothing left for today. Enjoy it.",
    groups: "Today by group",
    badges: "Latest badges",
    noBadges: "Your first badge comes with your first complete day.",
    newBadges: (count) => plural(count, { one: "# new", other: "# new" }),
    actions: "Quick actions",
    action: { tasks: "Today's tasks", photo: "Add a photo", calendar: "Streak calendar", weight: "Log weight" },
    why: "Why you started",
    how: "How it works",
    refresh: "Refresh",
  },
  ar: {
    title: "الرئيسية",
    greetings: { morning: "صباح الخير", afternoon: "طاب نهارك", evening: "مساء الخير" },
    greet: (greeting, name) => (name ? `${greeting}، ${name}` : greeting),
    bell: (count) => (count ? plural(count, { one: "الإشعارات، إشعار واحد غير مقروء", two: "الإشعارات، إشعاران غير مقروءين", few: "الإشعارات، # إشعارات غير مقروءة", many: "الإشعارات، # إشعارًا غير مقروء", other: "الإشعارات، # إشعار غير مقروء" }) : "الإشعارات"),
    done: (done, all) => plural(all, { one: `أُنجزت ${number(done)} من مهمة واحدة`, two: `أُنجزت ${number(done)} من مهمتين`, few: `أُنجزت ${number(done)} من # مهام`, other: `أُنجزت ${number(done)} من # مهمة` }),
    ring: (percent) => `أُنجز ${percent} من مهام اليوم`,
    cheer: (done, all) => (all > 0 && done === all ? "أتممت يومك كله. أحسنت." : done === 0 ? "ابدأ بأسهل مهمة." : done * 2 > all ? "تجاوزت نصف الطريق. واصل." : "بداية جيدة. مهمة تلو الأخرى."),
    streak: (days) => plural(days, { one: "يوم واحد متواصل", two: "يومان متواصلان", few: "# أيام متواصلة", many: "# يومًا متواصلًا", other: "# يوم متواصل" }),
    noStreak: "سلسلتك تبدأ اليوم",
    longest: (days) => plural(days, { zero: "الأطول: لا شيء بعد", one: "الأطول: يوم واحد", two: "الأطول: يومان", few: "الأطول: # أيام", many: "الأطول: # يومًا", other: "الأطول: # يوم" }),
    open: "افتح مهام اليوم",
    fraction: (done, all) => `${number(done)} من ${number(all)}`,
    stats: "يومك بالأرقام",
    counted: "تجمع هذه الأرقام ما سجّلته رقمًا فقط، لا ما سجّلته بالكلمات أو بصورة.",
    stat: { calories: ["السعرات", "سعرة"], proteinG: ["البروتين", "جم"], waterMl: ["الماء", "مل"], steps: ["الخطوات", ""] },
    of: (target) => `من ${target}`,
    next: "التالي",
    all: "عرض الكل",
    allDone: "لم يبقَ شيء لليوم. استمتع به.",
    groups: "اليوم حسب المجموعات",
    badges: "أحدث الأوسمة",
    noBadges: "أول وسام يأتيك مع أول يوم مكتمل.",
    newBadges: (count) => plural(count, { one: "وسام جديد", two: "وسامان جديدان", few: "# أوسمة جديدة", many: "# وسامًا جديدًا", other: "# وسام جديد" }),
    actions: "إجراءات سريعة",
    action: { tasks: "مهام اليوم", photo: "أضف صورة", calendar: "تقويم السلسلة", weight: "سجّل الوزن" },
    why: "لماذا بدأت",
    how: "كيف يعمل",
    refresh: "تحديث",
  },
};
