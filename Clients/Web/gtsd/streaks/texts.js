/** @typedef {{ zero?: string, one?: string, two?: string, few?: string, many?: string, other: string }} Forms */
/**
 * @typedef {object} StreaksTexts
 * @property {string} title @property {Forms} inARow the streak in words @property {Forms} underFigure @property {string} none @property {string} noneHint
 * @property {string} longest @property {string} total @property {string} freezes
 * @property {(days: string, milestone: string) => string} toMilestone @property {Forms} days @property {Forms} mark @property {string} pastAll
 * @property {string} byType @property {string} best @property {Record<string, string>} kinds
 * @property {string} plan @property {string} planText @property {string} planGo
 */
/** @type {import("../../ground/language.js").Texts<StreaksTexts>} */
export const texts = {
  en: {
    title: "Streaks",
    inARow: { one: "# day in a row", other: "# days in a row" },
    underFigure: { one: "day in a row", other: "days in a row" },
    none: "Today can be day one",
    noneHint: "A day counts once 80% of its tasks are done.",
    longest: "Longest run",
    total: "Days done in all",
    freezes: "Freezes left",
    toMilestone: (days, milestone) => `${days} to the ${milestone} mark`,
    days: { one: "# day", other: "# days" },
    mark: { other: "#-day" },
    pastAll: "Past every milestone. This is who you are now.",
    byType: "By kind of task",
    best: "best",
    kinds: {
      workout: "Workouts", cardio: "Cardio", meal: "Meals", supplement: "Supplements", hydration: "Water", weightLog: "Weigh-ins",
      progressPhoto: "Photos",
    },
    plan: "First, your plan",
    planText: "A streak needs days with tasks. Answer a few questions and they are there.",
    planGo: "Make my plan",
  },
  ar: {
    title: "السلسلة",
    inARow: {
      zero: "لا سلسلة بعد", one: "سلسلتك يوم واحد", two: "سلسلتك يومان متتاليان", few: "سلسلتك # أيام متتالية", many: "سلسلتك # يومًا متتاليًا",
      other: "سلسلتك # يوم متتالٍ",
    },
    underFigure: { other: "الأيام المتتالية" },
    none: "اليوم قد يكون يومك الأول",
    noneHint: "يُحتسب اليوم عند إنجاز ٨٠٪ من مهامه.",
    longest: "أطول سلسلة",
    total: "مجموع الأيام المنجزة",
    freezes: "أيام التجميد المتبقية",
    toMilestone: (days, milestone) => `بقي ${days} لبلوغ علامة ${milestone}`,
    days: { zero: "لا أيام", one: "يوم واحد", two: "يومان", few: "# أيام", many: "# يومًا", other: "# يوم" },
    mark: { few: "# أيام", many: "# يومًا", other: "# يوم" },
    pastAll: "تجاوزت كل العلامات. هذا أنت الآن.",
    byType: "بحسب نوع المهمة",
    best: "الأفضل",
    kinds: {
      workout: "التمارين", cardio: "الكارديو", meal: "الوجبات", supplement: "المكملات", hydration: "الماء", weightLog: "تسجيل الوزن",
      progressPhoto: "الصور",
    },
    plan: "خطتك أولًا",
    planText: "تحتاج السلسلة إلى أيام فيها مهام. أجب عن بضعة أسئلة وستجدها أمامك.",
    planGo: "أنشئ خطتي",
  },
};
