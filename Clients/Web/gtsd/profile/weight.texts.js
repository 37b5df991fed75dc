import { plural } from "../../ground/language.js";

/**
 * @typedef {Record<"weighIns" | "waits" | "remove" | "right" | "again" | "correct", string>
 *   & { showAll: (count: number) => string, far: (typed: string, last: string) => string }} WeightTexts
 */
/** @type {import("../../ground/language.js").Texts<WeightTexts>} */
export const texts = {
  en: {
    weighIns: "Weigh-ins", waits: "Waits to be sent", remove: "Delete", right: "Yes, save it", again: "Enter your weight again", correct: "Correct it",
    showAll: (count) => plural(count, { one: "Show # weigh-in", other: "Show all # weigh-ins" }),
    far: (typed, last) => `${typed} is far from your last weight, ${last}. Is it right?`,
  },
  ar: {
    weighIns: "الأوزان المسجّلة", waits: "ينتظر الإرسال", remove: "حذف", right: "نعم، احفظه", again: "أدخل وزنك من جديد", correct: "صحّحه",
    showAll: (count) => plural(count, {
      one: "اعرض الوزن الوحيد", two: "اعرض الوزنين", few: "اعرض الأوزان كلها، وهي # أوزان", many: "اعرض الأوزان كلها، وهي # وزنًا",
      other: "اعرض الأوزان كلها، وهي # وزن",
    }),
    far: (typed, last) => `${typed} بعيد عن آخر وزن لك، وهو ${last}. هل هو صحيح؟`,
  },
};
