import { number, plural } from "../../ground/language.js";

/** @typedef {typeof en} ProgressTexts */
const en = {
  title: "Progress", lead: "Only you can see these", add: "Add photos", compare: "Compare",
  angleLabel: "Angle", allAngles: "All angles", angle: { front: "Front", side: "Side", back: "Back" },
  stageLabel: "Stage", allStages: "All stages", stage: { before: "Before", during: "On the way", after: "After" },
  dates: "Dates", from: "From", to: "To", apply: "Show", anyDate: "Any date", wrongRange: "The first day is after the last one",
  noDay: "Enter the whole day, or leave it empty",
  emptyTitle: "Your first photo", empty: "The mirror forgets. A photo a week shows what the scale cannot.",
  noneTitle: "Nothing matches", none: "No photo fits these filters.", showAll: "Show all photos", more: "Show older photos",
  photo: (/** @type {string} */ angle, /** @type {string} */ day) => `${angle}, ${day}`,
  // Sending
  uploadTitle: "Add photos", take: "Take a photo", choose: "Choose files", pickHint: "JPEG, PNG, WebP or HEIC if your browser reads it. We make large ones smaller before they are sent.",
  which: "From which angle?", takenOn: "Taken on", noFuture: "Choose a day that is not in the future", noSuchDay: "Choose a day of the calendar", upload: (/** @type {number} */ count) => plural(count, { one: "Upload # photo", other: "Upload # photos" }),
  remove: "Take out", preview: (/** @type {number} */ index) => `Chosen photo ${number(index)}`, stageOptional: "Stage (optional)", noStage: "Not said",
  unreadable: "This browser cannot read that file. Choose a JPEG or PNG.", most: "20 photos at a time are the most.", tooLarge: "A photo may have 40 MB at most. Choose a smaller one.",
  tooMany: "40 photos can wait to be sent. Let some of them go through, or discard them first.", unkept: "This device has no room to keep the photo. Leave this page open until it is sent.",
  forTask: "This photo completes your task.",
  sending: "Being sent", percent: (/** @type {string} */ part) => `Uploading, ${part}`, retry: "Try again", drop: "Do not send",
  failed: { compressionFailed: "We could not make this photo small enough.", uploadFailed: "The upload broke off.", offline: "No connection. It goes on by itself as soon as there is one." },
  arrived: "Photo added",
  // One of them
  edit: "Edit photo", save: "Save", saved: "Saved", next: "Next", previous: "Previous", zoomIn: "Zoom in", zoomOut: "Zoom out", close: "Close", delete: "Delete photo", position: (/** @type {number} */ at, /** @type {number} */ all) => `${number(at)} of ${number(all)}`,
  deleteTitle: "Delete this photo?", deleteText: "It is gone for good, on every device.", deleteSure: "Delete for good", keep: "Keep it", deleted: "Photo deleted", gone: "This photo is not here any more", notShown: "The picture could not be loaded", keptSince: (/** @type {string} */ moment) => `kept on this device since ${moment}`,
  // Two of them
  compareTitle: "Compare", back: "Back to the photos", mode: "How to compare", modes: { slider: "Slider", sides: "Side by side" }, slider: "Where before ends and after begins",
  ends: { before: "Before", half: "Half", after: "After" }, value: (/** @type {string} */ part) => `${part} before`, before: "Before", after: "After", noWeight: "No weight",
  apart: (/** @type {number} */ days) => (days === 0 ? "On the same day" : plural(days, { one: "# day between them", other: "# days between them" })), span: "Time span",
  spans: { 30: "1 month", 90: "3 months", 180: "6 months", 0: "All the way" }, fewTitle: "Two photos make a comparison", few: "Take another one from this angle, in the same light and at the same distance.",
};
/** @type {ProgressTexts} */
const ar = {
  title: "التقدّم", lead: "لا يراها أحد سواك", add: "أضف صورًا", compare: "قارن",
  angleLabel: "الزاوية", allAngles: "كل الزوايا", angle: { front: "الأمام", side: "الجانب", back: "الخلف" },
  stageLabel: "المرحلة", allStages: "كل المراحل", stage: { before: "قبل", during: "أثناء الرحلة", after: "بعد" },
  dates: "التاريخ", from: "من", to: "إلى", apply: "اعرض", anyDate: "أي تاريخ", wrongRange: "اليوم الأول بعد اليوم الأخير",
  noDay: "أدخل اليوم كاملًا أو اتركه فارغًا",
  emptyTitle: "صورتك الأولى", empty: "المرآة تنسى. صورة كل أسبوع تُظهر ما لا يُظهره الميزان.",
  noneTitle: "لا نتائج", none: "لا توجد صورة تطابق هذا الاختيار.", showAll: "اعرض كل الصور", more: "اعرض صورًا أقدم",
  photo: (angle, day) => `${angle}، ${day}`,
  uploadTitle: "أضف صورًا", take: "التقط صورة", choose: "اختر ملفات", pickHint: "JPEG أو PNG أو WebP، أو HEIC إن كان متصفحك يقرؤها. نُصغّر الصور الكبيرة قبل إرسالها.",
  which: "من أي زاوية؟", takenOn: "تاريخ الالتقاط", noFuture: "اختر يومًا ليس في المستقبل", noSuchDay: "اختر يومًا من التقويم", upload: (count) => plural(count, { one: "ارفع صورة واحدة", two: "ارفع صورتين", few: "ارفع # صور", other: "ارفع # صورة" }),
  remove: "استبعد", preview: (index) => `الصورة المختارة ${number(index)}`, stageOptional: "المرحلة (اختيارية)", noStage: "غير محددة",
  unreadable: "لا يستطيع هذا المتصفح قراءة الملف. اختر JPEG أو PNG.", most: "٢٠ صورة كحد أقصى في المرة.", tooLarge: "أقصى حجم للصورة ٤٠ ميغابايت. اختر صورة أصغر.",
  tooMany: "يمكن أن تنتظر ٤٠ صورة الإرسال. انتظر حتى تُرسل بعضها أو تجاهل بعضها أولًا.", unkept: "لا مساحة على هذا الجهاز لحفظ الصورة. أبقِ هذه الصفحة مفتوحة حتى تُرسل.",
  forTask: "هذه الصورة تُنجز مهمتك.",
  sending: "قيد الإرسال", percent: (part) => `جارٍ الرفع، ${part}`, retry: "أعد المحاولة", drop: "لا ترسلها",
  failed: { compressionFailed: "لم نستطع تصغير هذه الصورة بما يكفي.", uploadFailed: "انقطع الرفع.", offline: "لا يوجد اتصال. سيُستأنف الرفع تلقائيًا عند عودته." },
  arrived: "أُضيفت الصورة",
  edit: "عدّل الصورة", save: "حفظ", saved: "تم الحفظ", next: "التالية", previous: "السابقة", zoomIn: "تكبير", zoomOut: "تصغير", close: "إغلاق", delete: "احذف الصورة", position: (at, all) => `${number(at)} من ${number(all)}`,
  deleteTitle: "هل تحذف هذه الصورة؟", deleteText: "ستُحذف نهائيًا من كل الأجهزة.", deleteSure: "احذف نهائيًا", keep: "أبقِها", deleted: "حُذفت الصورة", gone: "لم تعد هذه الصورة هنا", notShown: "تعذّر تحميل الصورة", keptSince: (moment) => `محفوظة على هذا الجهاز منذ ${moment}`,
  compareTitle: "مقارنة", back: "العودة إلى الصور", mode: "طريقة المقارنة", modes: { slider: "شريط", sides: "جنبًا إلى جنب" }, slider: "أين تنتهي «قبل» وتبدأ «بعد»",
  ends: { before: "قبل", half: "النصف", after: "بعد" }, value: (part) => `${part} قبل`, before: "قبل", after: "بعد", noWeight: "بلا وزن",
  apart: (days) => plural(days, { zero: "في اليوم نفسه", one: "بينهما يوم واحد", two: "بينهما يومان", few: "بينهما # أيام", many: "بينهما # يومًا", other: "بينهما # يوم" }), span: "المدة",
  spans: { 30: "شهر", 90: "٣ أشهر", 180: "٦ أشهر", 0: "الرحلة كلها" }, fewTitle: "المقارنة تحتاج صورتين", few: "التقط صورة أخرى من الزاوية نفسها، بالإضاءة والمسافة نفسيهما.",
};
/** @type {import("../../ground/language.js").Texts<ProgressTexts>} */
export const texts = { en, ar };
