/** @typedef {{ skip: string, navigation: string, missingTitle: string, missing: string, toHome: string, language: string, tabs: Record<string, string> }} ShellTexts */
/** @type {import("../../ground/language.js").Texts<ShellTexts>} */
export const texts = {
  en: {
    skip: "To the content",
    navigation: "Main",
    missingTitle: "There is nothing here",
    missing: "The address may be mistyped, or what was here is gone.",
    toHome: "To the home screen",
    language: "العربية",
    tabs: { home: "Home", tasks: "Tasks", progress: "Progress", streaks: "Streaks", profile: "Profile" },
  },
  ar: {
    skip: "إلى المحتوى",
    navigation: "القائمة الرئيسية",
    missingTitle: "لا يوجد شيء هنا",
    missing: "ربما كُتب العنوان خطأً، أو لم يعد ما كان هنا موجودًا.",
    toHome: "إلى الشاشة الرئيسية",
    language: "English",
    tabs: { home: "الرئيسية", tasks: "المهام", progress: "التقدّم", streaks: "السلسلة", profile: "حسابي" },
  },
};
