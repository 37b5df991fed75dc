/**
 * @typedef {Record<"title" | "settings" | "edit" | "name" | "nameMissing" | "save" | "saved" | "weight" | "goalWeight" | "goal" | "none" | "by" | "toGo" | "logWeight" | "weightWrong"
 *   | "chart" | "range" | "chartEmpty" | "chartEmptyText" | "since" | "measurements" | "addMeasurement" | "what" | "value" | "valueWrong" | "noMeasurements" | "partners" | "addPartner" | "noPartners"
 *   | "email" | "relationship" | "remove" | "removed" | "undo" | "failed" | "badges" | "allBadges" | "noBadges" | "number" | "queued" | "changeGoal" | "goalDate" | "dateMissing" | "activity" | "why" | "changePicture" | "noPicture", string>
 *   & { goals: Record<string, string>, levels: Record<string, string>, units: Record<string, string>, ranges: [string, string][], kinds: Record<string, string>, relationships: Record<string, string> }} ProfileTexts
 */
/** @type {import("../../ground/language.js").Texts<ProfileTexts>} */
export const texts = {
  en: {
    title: "Profile", settings: "Settings", edit: "Edit your name", name: "Name", nameMissing: "Enter what we may call you", save: "Save", saved: "Saved",
    weight: "Weight now", goalWeight: "Goal weight", goal: "Goal", none: "Not set", queued: "Kept on this device. It is sent when you are online.", by: "by", toGo: "to go", logWeight: "Log weight",
    weightWrong: "Enter a weight such as 72.5", chart: "Weight", range: "How far back", chartEmpty: "No weights yet",
    chartEmptyText: "Log your weight and the line begins.", since: "since", measurements: "Measurements", addMeasurement: "Add a measurement",
    what: "What you measured", value: "Measurement", valueWrong: "Enter a number such as 82", noMeasurements: "A tape tells what the scale does not. Nothing is written down yet.",
    partners: "Partners", addPartner: "Add a partner", noPartners: "Somebody who asks how it goes makes it easier. Nobody is here yet.", email: "Email",
    relationship: "Who they are to you", remove: "Remove", removed: "Removed", undo: "Undo", failed: "That did not work. Try again.", badges: "Badges",
    allBadges: "See all", noBadges: "The first one comes with the first day that is done.", number: "Date",
    changeGoal: "Change your goal", goalDate: "By when", dateMissing: "Choose a day", activity: "Activity", why: "Why does it matter to you?",
    changePicture: "Change your picture", noPicture: "This browser cannot read that file. Choose a JPEG or PNG.",
    units: { kg: "kg", lb: "lb", cm: "cm", in: "in", percent: "%" },
    levels: { sedentary: "Sedentary", lightly_active: "Lightly active", moderately_active: "Moderately active", very_active: "Very active", extremely_active: "Extremely active" },
    goals: { lose_weight: "Lose weight", gain_muscle: "Gain muscle", maintain: "Keep my weight", improve_health: "Feel healthier" },
    ranges: [["1m", "Month"], ["3m", "3 months"], ["all", "All"]],
    kinds: { waist: "Waist", hip: "Hip", chest: "Chest", neck: "Neck", shoulders: "Shoulders", arm: "Upper arm", forearm: "Forearm", thigh: "Thigh", calf: "Calf", body_fat: "Body fat" },
    relationships: { friend: "Friend", family: "Family", spouse: "Spouse", colleague: "Colleague", coach: "Coach", other: "Other" },
  },
  ar: {
    title: "حسابي", settings: "الإعدادات", edit: "عدّل اسمك", name: "الاسم", nameMissing: "أدخل الاسم الذي نناديك به", save: "حفظ", saved: "تم الحفظ",
    weight: "الوزن الحالي", goalWeight: "الوزن المستهدف", goal: "الهدف", none: "غير محدد", queued: "محفوظ على هذا الجهاز، ويُرسل عند الاتصال.", by: "بحلول", toGo: "متبقية", logWeight: "سجّل الوزن",
    weightWrong: "أدخل وزنًا مثل ٧٢٫٥", chart: "الوزن", range: "المدة", chartEmpty: "لا أوزان بعد",
    chartEmptyText: "سجّل وزنك ليبدأ الخط.", since: "منذ", measurements: "القياسات", addMeasurement: "أضف قياسًا",
    what: "ما الذي قسته", value: "القياس", valueWrong: "أدخل رقمًا مثل ٨٢", noMeasurements: "يقول الشريط ما لا يقوله الميزان. لم يُسجَّل شيء بعد.",
    partners: "الشركاء", addPartner: "أضف شريكًا", noPartners: "يسهل الأمر حين يسأل عنك أحد. لا أحد هنا بعد.", email: "البريد الإلكتروني",
    relationship: "صلته بك", remove: "إزالة", removed: "تمت الإزالة", undo: "تراجع", failed: "لم ينجح ذلك. أعد المحاولة.", badges: "الأوسمة",
    allBadges: "عرض الكل", noBadges: "يأتي الأول مع أول يوم منجز.", number: "التاريخ",
    changeGoal: "غيّر هدفك", goalDate: "متى", dateMissing: "اختر يومًا", activity: "النشاط", why: "لماذا يهمك ذلك؟",
    changePicture: "غيّر صورتك", noPicture: "لا يستطيع هذا المتصفح قراءة الملف. اختر JPEG أو PNG.",
    units: { kg: "كجم", lb: "رطل", cm: "سم", in: "بوصة", percent: "٪" },
    levels: { sedentary: "قليل الحركة", lightly_active: "نشاط خفيف", moderately_active: "نشاط متوسط", very_active: "نشاط عالٍ", extremely_active: "نشاط عالٍ جدًا" },
    goals: { lose_weight: "إنقاص الوزن", gain_muscle: "بناء العضلات", maintain: "الحفاظ على وزني", improve_health: "صحة أفضل" },
    ranges: [["1m", "شهر"], ["3m", "٣ أشهر"], ["all", "الكل"]],
    kinds: { waist: "الخصر", hip: "الورك", chest: "الصدر", neck: "الرقبة", shoulders: "الكتفان", arm: "العضد", forearm: "الساعد", thigh: "الفخذ", calf: "الساق", body_fat: "نسبة الدهون" },
    relationships: { friend: "صديق", family: "من العائلة", spouse: "الزوج أو الزوجة", colleague: "زميل", coach: "مدرب", other: "غير ذلك" },
  },
};
