/**
 * @typedef {object} TaskTexts
 * @property {Record<import("./kinds.js").TaskType, string>} kinds
 * @property {Record<import("./kinds.js").TaskGroup, string>} groups
 * @property {(title: string) => string} log @property {string} withPhoto @property {string} photoGone @property {string} photoWaits @property {string} waits
 * @property {string} done @property {string} skipped @property {string} pending
 * @property {Record<string, [name: string, unit: string]>} metrics @property {string} pounds
 */
/** @type {import("../../ground/language.js").Texts<TaskTexts>} */
export const texts = {
  en: {
    kinds: { workout: "Workout", cardio: "Cardio", meal: "Meal", supplement: "Supplement", hydration: "Water", weightLog: "Weight", progressPhoto: "Progress photo" },
    groups: { nutrition: "Nutrition", exercise: "Exercise", supplements: "Supplements", hydration: "Hydration", tracking: "Tracking" },
    log: (title) => `Mark as done: ${title}`,
    withPhoto: "With a photo",
    photoGone: "The photo was deleted",
    photoWaits: "Its photo is on its way",
    waits: "Waits to be sent",
    done: "Done",
    skipped: "Skipped",
    pending: "To do",
    pounds: "lb",
    metrics: {
      reps: ["Repetitions", ""], sets: ["Sets", ""], weightKg: ["Weight", "kg"], calories: ["Energy", "kcal"], proteinG: ["Protein", "g"],
      ml: ["Water", "ml"], minutes: ["Duration", "min"], distanceKm: ["Distance", "km"], steps: ["Steps", ""],
    },
  },
  ar: {
    kinds: { workout: "تمرين", cardio: "تمرين هوائي", meal: "وجبة", supplement: "مكمل غذائي", hydration: "ماء", weightLog: "الوزن", progressPhoto: "صورة التقدّم" },
    groups: { nutrition: "التغذية", exercise: "التمارين", supplements: "المكملات", hydration: "شرب الماء", tracking: "المتابعة" },
    log: (title) => `إنجاز المهمة: ${title}`,
    withPhoto: "بصورة",
    photoGone: "حُذفت الصورة",
    photoWaits: "صورتها في الطريق",
    waits: "تنتظر الإرسال",
    done: "أُنجزت",
    skipped: "تم تخطيها",
    pending: "لم تُنجز بعد",
    pounds: "رطل",
    metrics: {
      reps: ["التكرارات", ""], sets: ["المجموعات", ""], weightKg: ["الوزن", "كجم"], calories: ["الطاقة", "سعرة"], proteinG: ["البروتين", "جم"],
      ml: ["الماء", "مل"], minutes: ["المدة", "دقيقة"], distanceKm: ["المسافة", "كم"], steps: ["الخطوات", ""],
    },
  },
};
