/** @typedef {{ skip: string, navigation: string, missingTitle: string, missing: string, brokenTitle: string, broken: string, retry: string, toHome: string, language: string, tabs: Record<string, string> }} ShellTexts */
/** @type {import("../../ground/language.js").Texts<ShellTexts>} */
export const texts = {
  en: {
    skip: "To the content",
    navigation: "Main",
    missingTitle: "There is nothing here",
    missing: "The address may be mistyped, or what was here is gone.",
    brokenTitle: "Something went wrong here",
    broken: "This screen cannot be shown right now. What you did is not lost: what was not sent yet is still kept on this device.",
    retry: "Try again",
    toHome: "To the home screen",
    language: "العربية",
    tabs: { home: "Home", tasks: "Tasks", progress: "Progress", streaks: "Streaks", profile: "Profile" },
  },
  ar: {
    skip: "إلى المحتوى",
    navigation: "القائمة الرئيسية",
    missingTitle: "لا يوجد شيء هنا",
    missing: "ربما كُتب العنوان خطأً، أو لم يعد ما كان هنا موجودًا.",
    brokenTitle: "حدث خطأ ما هنا",
    broken: "لا يمكن عرض هذه الشاشة الآن. لم يضِع شيء مما فعلته، وما لم يُرسل بعد ما زال محفوظًا على هذا الجهاز.",
    retry: "أعد المحاولة",
    toHome: "إلى الشاشة الرئيسية",
    language: "English",
    tabs: { home: "الرئيسية", tasks: "المهام", progress: "التقدّم", streaks: "السلسلة", profile: "حسابي" },
  },
};
