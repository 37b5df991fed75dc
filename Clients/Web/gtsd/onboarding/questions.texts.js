// What the steps ask, in both languages. Choices are [value, text, more].

/** @typedef {[value: string, text: string, more: string][]} Choices */
/**
 * @typedef {object} QuestionTexts
 * @property {{ title: string, lead: string, benefits: [sign: string, title: string, text: string][], promiseTitle: string, promise: string, consent: string, policy: string, start: string }} welcome
 * @property {{ title: string, lead: string }[]} heads of steps 2 to 8
 * @property {Record<string, string>} fields @property {Record<string, string>} missing @property {Record<string, string>} hints
 * @property {Choices} genders @property {Choices} goals @property {Choices} activity @property {[string, string][]} diets
 * @property {[string, string][]} relationships @property {[string, string][]} spans @property {string} badDay @property {string} blind
 * @property {{ add: string, addTitle: string, name: string, email: string, phone: string, relationship: string, remove: string, removed: string, undo: string,
 *   nameMissing: string, reachMissing: string, none: string, full: string, save: string, own: string, addOwn: string, less: string, more: string, removeTag: string }} parts
 * @property {{ edit: string, submit: string, busy: string, nothing: string, skipped: string, retry: string, failed: string, bmi: string, bands: string[], same: string, blind: string }} review
 */
/** @type {import("../../ground/language.js").Texts<QuestionTexts>} */
export const questionTexts = {
  en: {
    welcome: {
      title: "Let’s make it yours", lead: "A few questions, about two minutes. Then your first day is planned.",
      benefits: [["aim", "Targets that fit you", "Calories, protein and water for your body and your goal."],
        ["day", "A day you can do", "Tasks that match how active you are and how you eat."],
        ["proof", "Proof of progress", "A realistic date, and a streak that shows you are getting there."]],
      promiseTitle: "Your answers stay yours", promise: "They are used for your plan alone, never sold, and you can delete them at any time.",
      consent: "They are health data: your body, weight, activity, food and allergies. By going on you agree that we use them to make your plan.",
      policy: "How we treat health data", start: "Get started",
    },
    heads: [
      { title: "About you", lead: "Age and gender change how much energy a body needs." },
      { title: "What do you want to reach?", lead: "One goal to plan for. You can change it later." },
      { title: "Where are you now?", lead: "As it is today. No judgement, only a starting point." },
      { title: "How active are you?", lead: "An ordinary week, not your best one." },
      { title: "How do you eat?", lead: "So that your plan fits your table." },
      { title: "Who helps you keep at it?", lead: "People with a partner stick to it more easily. We do not write to them." },
      { title: "Does this look right?", lead: "Change whatever you like before your plan is made." },
    ],
    fields: {
      dateOfBirth: "Date of birth", gender: "Gender", primaryGoal: "Your goal", targetWeightKg: "Target weight", targetDate: "By when", motivation: "Why does it matter to you?",
      weightKg: "Weight", heightCm: "Height", activityLevel: "Activity", dietaryPreferences: "Ways of eating", allergies: "Allergies", mealsPerDay: "Meals a day", partners: "Partners", timezone: "Time zone",
    },
    missing: {
      dateOfBirth: "Enter your date of birth", gender: "Choose your gender", primaryGoal: "Choose a goal", targetWeightKg: "Enter your target weight",
      targetDate: "Choose a day", weightKg: "Enter your weight", heightCm: "Enter your height", activityLevel: "Choose how active you are", mealsPerDay: "Enter how many meals you eat",
    },
    hints: { motivation: "A sentence to read on a hard day.", heightIn: "In inches, or as 5'11\"", allergies: "We keep these out of your plan.", dietaryPreferences: "Choose as many as fit.",
      timezone: "We do not know the zone of this device. It says when your day begins." },
    genders: [["female", "Female", ""], ["male", "Male", ""], ["other", "Other", ""], ["prefer_not_to_say", "Prefer not to say", ""]],
    goals: [["lose_weight", "Lose weight", "Eat a little less than you use"], ["gain_muscle", "Gain muscle", "Eat a little more, and train"],
      ["maintain", "Keep my weight", "Hold what you have reached"], ["improve_health", "Feel healthier", "Better habits, whatever the weight"]],
    activity: [["sedentary", "Sedentary", "Mostly sitting, little exercise"], ["lightly_active", "Lightly active", "Light exercise 1–3 days a week"],
      ["moderately_active", "Moderately active", "Exercise 3–5 days a week"], ["very_active", "Very active", "Hard exercise 6–7 days a week"],
      ["extremely_active", "Extremely active", "Physical work, or training twice a day"]],
    diets: [["halal", "Halal"], ["vegetarian", "Vegetarian"], ["vegan", "Vegan"], ["pescatarian", "Pescatarian"], ["low_carb", "Low carb"], ["keto", "Keto"], ["gluten_free", "Gluten-free"], ["dairy_free", "Dairy-free"]],
    relationships: [["friend", "Friend"], ["family", "Family"], ["spouse", "Spouse"], ["colleague", "Colleague"], ["coach", "Coach"], ["other", "Other"]],
    spans: [["3", "3 months"], ["6", "6 months"], ["12", "1 year"]], badDay: "Enter a day that exists",
    blind: "This browser blocks our rules, so each step is checked by the service when you continue.",
    parts: {
      add: "Add a partner", addTitle: "A partner", name: "Name", email: "Email", phone: "Phone", relationship: "Relationship", remove: "Remove", removed: "was removed", undo: "Undo",
      nameMissing: "Enter their name", reachMissing: "Enter an email address or a phone number", none: "Nobody yet", full: "Ten partners are the most", save: "Add", own: "Something else", addOwn: "Add", less: "One fewer", more: "One more", removeTag: "Remove",
    },
    review: {
      edit: "Edit", submit: "Make my plan", busy: "Making your plan…", nothing: "—", skipped: "Skipped", retry: "Try again", failed: "Your answers are safe on this device.",
      blind: "This browser blocks our rules, so these numbers come from the service.",
      bmi: "Body mass index", bands: ["Underweight", "Healthy range", "Overweight", "Obese range"], same: "Change the target",
    },
  },
  ar: {
    welcome: {
      title: "لنجعلها خطتك أنت", lead: "أسئلة قليلة في دقيقتين، ثم يكون يومك الأول جاهزًا.",
      benefits: [["aim", "أهداف تناسبك", "سعرات وبروتين وماء لجسمك ولهدفك."], ["day", "يوم تقدر عليه", "مهام تناسب نشاطك وطريقة أكلك."],
        ["proof", "دليل على التقدّم", "موعد واقعي، وسلسلة تُظهر أنك تقترب."]],
      promiseTitle: "إجاباتك تبقى لك", promise: "نستخدمها لخطتك وحدها، ولا نبيعها أبدًا، ويمكنك حذفها متى شئت.",
      consent: "وهي بيانات صحية: جسمك ووزنك ونشاطك وطعامك وحساسيتك. بالمتابعة توافق على أن نستخدمها لإعداد خطتك.",
      policy: "كيف نتعامل مع البيانات الصحية", start: "لنبدأ",
    },
    heads: [
      { title: "عنك", lead: "العمر والجنس يغيّران ما يحتاجه الجسم من طاقة." },
      { title: "إلى ماذا تريد أن تصل؟", lead: "هدف واحد نخطط له، ويمكنك تغييره لاحقًا." },
      { title: "أين أنت الآن؟", lead: "كما هو اليوم. بلا أحكام، مجرد نقطة بداية." },
      { title: "ما مدى نشاطك؟", lead: "أسبوع عادي، لا أفضل أسابيعك." },
      { title: "كيف تأكل؟", lead: "كي تناسب الخطة مائدتك." },
      { title: "من يساعدك على الاستمرار؟", lead: "من له شريك يلتزم بسهولة أكبر. لا نراسلهم." },
      { title: "هل كل شيء صحيح؟", lead: "غيّر ما تشاء قبل أن نُعدّ خطتك." },
    ],
    fields: {
      dateOfBirth: "تاريخ الميلاد", gender: "الجنس", primaryGoal: "هدفك", targetWeightKg: "الوزن المستهدف", targetDate: "متى", motivation: "لماذا يهمك ذلك؟",
      weightKg: "الوزن", heightCm: "الطول", activityLevel: "النشاط", dietaryPreferences: "نمط الأكل", allergies: "الحساسية", mealsPerDay: "الوجبات في اليوم", partners: "الشركاء", timezone: "المنطقة الزمنية",
    },
    missing: {
      dateOfBirth: "أدخل تاريخ ميلادك", gender: "اختر الجنس", primaryGoal: "اختر هدفًا", targetWeightKg: "أدخل الوزن المستهدف", targetDate: "اختر يومًا",
      weightKg: "أدخل وزنك", heightCm: "أدخل طولك", activityLevel: "اختر مدى نشاطك", mealsPerDay: "أدخل عدد وجباتك",
    },
    hints: { motivation: "جملة تقرؤها في يوم صعب.", heightIn: "بالبوصة، أو مثل \u20665'11\"\u2069", allergies: "نُبقيها خارج خطتك.", dietaryPreferences: "اختر كل ما يناسبك.",
      timezone: "لا نعرف المنطقة الزمنية لهذا الجهاز، وبها نعرف متى يبدأ يومك." },
    genders: [["female", "أنثى", ""], ["male", "ذكر", ""], ["other", "غير ذلك", ""], ["prefer_not_to_say", "أفضّل عدم الإجابة", ""]],
    goals: [["lose_weight", "إنقاص الوزن", "كُل أقل قليلًا مما تصرف"], ["gain_muscle", "بناء العضلات", "كُل أكثر قليلًا وتمرّن"],
      ["maintain", "الحفاظ على وزني", "ابقَ حيث وصلت"], ["improve_health", "صحة أفضل", "عادات أفضل أيًّا كان الوزن"]],
    activity: [["sedentary", "قليل الحركة", "جلوس أغلب الوقت وتمرين نادر"], ["lightly_active", "نشاط خفيف", "تمرين خفيف ١–٣ أيام في الأسبوع"],
      ["moderately_active", "نشاط متوسط", "تمرين ٣–٥ أيام في الأسبوع"], ["very_active", "نشاط عالٍ", "تمرين شديد ٦–٧ أيام في الأسبوع"],
      ["extremely_active", "نشاط عالٍ جدًا", "عمل بدني أو تمرين مرتين في اليوم"]],
    diets: [["halal", "حلال"], ["vegetarian", "نباتي"], ["vegan", "نباتي صرف"], ["pescatarian", "نباتي مع السمك"], ["low_carb", "قليل الكربوهيدرات"], ["keto", "كيتو"],
      ["gluten_free", "خالٍ من الغلوتين"], ["dairy_free", "خالٍ من الألبان"]],
    relationships: [["friend", "صديق"], ["family", "من العائلة"], ["spouse", "الزوج أو الزوجة"], ["colleague", "زميل"], ["coach", "مدرّب"], ["other", "غير ذلك"]],
    spans: [["3", "٣ أشهر"], ["6", "٦ أشهر"], ["12", "سنة"]], badDay: "أدخل يومًا موجودًا",
    blind: "هذا المتصفح يمنع قواعدنا، لذا تتحقق الخدمة من كل خطوة عند المتابعة.",
    parts: {
      add: "أضف شريكًا", addTitle: "شريك", name: "الاسم", email: "البريد الإلكتروني", phone: "الهاتف", relationship: "العلاقة", remove: "إزالة", removed: "أُزيل", undo: "تراجع",
      nameMissing: "أدخل اسمه", reachMissing: "أدخل بريدًا إلكترونيًا أو رقم هاتف", none: "لا أحد بعد", full: "عشرة شركاء هو الحد الأقصى", save: "أضف", own: "شيء آخر", addOwn: "أضف", less: "أقل بواحدة", more: "أكثر بواحدة", removeTag: "إزالة",
    },
    review: {
      edit: "تعديل", submit: "أعدّ خطتي", busy: "نُعدّ خطتك…", nothing: "—", skipped: "تم التخطي", retry: "حاول مجددًا", failed: "إجاباتك محفوظة على هذا الجهاز.",
      blind: "هذا المتصفح يمنع قواعدنا، لذا تأتي هذه الأرقام من الخدمة.",
      bmi: "مؤشر كتلة الجسم", bands: ["نقص في الوزن", "ضمن النطاق الصحي", "زيادة في الوزن", "نطاق السمنة"], same: "غيّر الوزن المستهدف",
    },
  },
};
