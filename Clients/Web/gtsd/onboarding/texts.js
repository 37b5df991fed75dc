// The frame of the wizard and its questions. The words of single steps are in questions.texts.js.
import { plural } from "../../ground/language.js";

const en = {
  title: "Get set up", steps: ["Welcome", "About you", "Your goal", "Your body", "Activity", "Food", "Partners", "Review"],
  position: (/** @type {string} */ at, /** @type {string} */ of) => `${at} of ${of}`, progress: "Progress", back: "Back", next: "Continue", skip: "Skip for now",
  save: "Save and return", signOut: "Sign out", language: "العربية", kept: "Saved on this device", sent: "Saved", mend: "Please check this first",
  backTitle: "Go back without these answers?", backText: "What you changed in this step is not complete yet, so it cannot be kept.",
  leaveTitle: "Sign out now?", leaveText: "Answers that are not saved to your account yet are removed from this device.",
  stay: "Keep editing", discard: "Discard and go back", leave: "Sign out",
  metric: "kg · cm", imperial: "lb · in", units: "Units", optional: "optional", listed: ", ", year: "Year", month: "Month", day: "Day",
};
/** @typedef {typeof en} FrameTexts */
/** @type {import("../../ground/language.js").Texts<FrameTexts>} */
export const texts = {
  en,
  ar: {
    title: "لنبدأ معًا", steps: ["أهلًا بك", "عنك", "هدفك", "جسمك", "نشاطك", "طعامك", "شركاؤك", "المراجعة"],
    position: (at, of) => `${at} من ${of}`, progress: "التقدّم", back: "رجوع", next: "متابعة", skip: "تخطَّ الآن", save: "احفظ وارجع", signOut: "تسجيل الخروج",
    language: "English", kept: "محفوظ على هذا الجهاز", sent: "محفوظ", mend: "يرجى مراجعة هذا أولًا",
    backTitle: "أترجع دون هذه الإجابات؟", backText: "ما غيّرته في هذه الخطوة لم يكتمل بعد، فلا يمكن حفظه.",
    leaveTitle: "أتسجّل الخروج الآن؟", leaveText: "ستُحذف من هذا الجهاز الإجابات التي لم تُحفظ في حسابك بعد.",
    stay: "أكمل التعديل", discard: "تجاهلها وارجع", leave: "تسجيل الخروج",
    metric: "كجم · سم", imperial: "رطل · بوصة", units: "الوحدات", optional: "اختياري", listed: "، ", year: "السنة", month: "الشهر", day: "اليوم",
  },
};

const resultsEn = {
  title: "Your plan is ready", lead: "Worked out from your answers. You can change them any time in your profile.", calories: "Calories a day", kcal: "kcal",
  bmr: "At rest (BMR)", tdee: "With your activity (TDEE)", protein: "Protein", water: "Water", grams: "g", litres: "L", bmi: "BMI",
  projected: "You can reach your target around", weeks: (/** @type {number} */ count) => plural(count, { one: "in # week", other: "in # weeks" }),
  early: "The day you chose comes before that. A calmer pace is safer and lasts longer.", open: "Open my day", estimate: "An estimate, not medical advice.",
};
/** @typedef {typeof resultsEn} ResultTexts */
/** @type {import("../../ground/language.js").Texts<ResultTexts>} */
export const resultTexts = {
  en: resultsEn,
  ar: {
    title: "خطتك جاهزة", lead: "حسبناها من إجاباتك، ويمكنك تغييرها متى شئت من ملفك.", calories: "السعرات في اليوم", kcal: "سعرة",
    bmr: "عند الراحة (BMR)", tdee: "مع نشاطك (TDEE)", protein: "البروتين", water: "الماء", grams: "جم", litres: "لتر", bmi: "مؤشر كتلة الجسم",
    projected: "يمكنك بلوغ هدفك قرابة",
    weeks: (count) => plural(count, { zero: "الآن", one: "خلال أسبوع", two: "خلال أسبوعين", few: "خلال # أسابيع", many: "خلال # أسبوعًا", other: "خلال # أسبوع" }),
    early: "اليوم الذي اخترته يسبق ذلك. الوتيرة الأهدأ أسلم وأدوم.", open: "افتح يومي", estimate: "تقدير، وليس نصيحة طبية.",
  },
};
