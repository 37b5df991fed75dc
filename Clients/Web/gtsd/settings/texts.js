/**
 * @typedef {Record<"title" | "back" | "account" | "name" | "password" | "passwordWrong" | "current" | "new" | "change" | "changed" | "appearance" | "theme" | "language" | "units" | "notifications" | "push"
 *   | "reminder" | "time" | "biometric" | "biometricText" | "about" | "privacy" | "terms" | "version" | "data" | "export" | "exportText" | "zone" | "zoneText" | "unconfirmed" | "confirm" | "confirmSent"  | "exporting" | "exported" | "signOut" | "everywhere" | "everywhereTitle" | "everywhereText" | "everywhereGo"
 *   | "stay" | "delete" | "deleteTitle" | "deleteText" | "deleteGo" | "saved" | "queued" | "failed" | "support" | "app", string>
 *   & { themes: [string, string][], unitSystems: [string, string][], languages: [string, string][] }} SettingsTexts
 */
/** @type {[string, string][]} */
const languages = [["en", "English"], ["ar", "العربية"]];
/** @type {import("../../ground/language.js").Texts<SettingsTexts>} */
export const texts = {
  en: {
    unconfirmed: "is not confirmed yet. We can send you the link again.", confirm: "Confirm your email",
    confirmSent: "A new link is on its way to your mail.", zone: "Time zone", zoneText: "It says when your day begins. Change it when you travel.",
    title: "Settings", back: "Back to the profile", account: "Account", name: "Name and body", password: "Change password", passwordWrong: "That is not your password", current: "Password until now", new: "New password",
    change: "Change it", changed: "Your password is changed. Other devices have to sign in again.", appearance: "Appearance", theme: "Theme", language: "Language",
    units: "Units", notifications: "Notifications", push: "Notifications on my devices", reminder: "Daily reminder", time: "Remind me at", biometric: "Unlock by face or finger",
    biometricText: "In the app on your phone", about: "About", privacy: "Privacy policy", terms: "Terms of service", version: "Version", data: "Your data",
    export: "Download my data", exportText: "Profile, settings, weights, measurements, partners and messages to support, as a file. Tasks, evidence and photos are not in it.", exporting: "Collecting your data…", exported: "Your data is on its way into your downloads.", signOut: "Sign out",
    stay: "Stay",
    everywhere: "Sign out on all devices", everywhereTitle: "Sign out everywhere?", everywhereGo: "Sign out everywhere",
    everywhereText: "Every device and browser that is signed in with your account is signed out, this one too. What they have not sent stays on them for you.",
    delete: "Delete my account", deleteTitle: "Delete your account?", deleteText: "Your profile, tasks, streak and photos go for good. Nobody can bring them back. Enter your password to go on.",
    deleteGo: "Delete for good", saved: "Saved", queued: "Kept on this device. It is sent when you are online.", failed: "That was not saved:", support: "Help and support", app: "GTSD for the web",
    themes: [["system", "System"], ["light", "Light"], ["dark", "Dark"]], unitSystems: [["metric", "Metric (kg, cm)"], ["imperial", "Imperial (lb, in)"]], languages,
  },
  ar: {
    unconfirmed: "لم يُؤكَّد بعد. يمكننا إرسال الرابط من جديد.", confirm: "أكّد بريدك الإلكتروني",
    confirmSent: "رابط جديد في طريقه إلى بريدك.", zone: "المنطقة الزمنية", zoneText: "بها نعرف متى يبدأ يومك. غيّرها حين تسافر.",
    title: "الإعدادات", back: "العودة إلى حسابي", account: "الحساب", name: "الاسم والجسم", password: "تغيير كلمة المرور", passwordWrong: "كلمة المرور غير صحيحة", current: "كلمة المرور الحالية", new: "كلمة المرور الجديدة",
    change: "غيّرها", changed: "تم تغيير كلمة المرور. على الأجهزة الأخرى تسجيل الدخول من جديد.", appearance: "المظهر", theme: "السمة", language: "اللغة",
    units: "الوحدات", notifications: "الإشعارات", push: "الإشعارات على أجهزتي", reminder: "التذكير اليومي", time: "ذكّرني في", biometric: "الفتح بالوجه أو البصمة",
    biometricText: "في التطبيق على هاتفك", about: "حول التطبيق", privacy: "سياسة الخصوصية", terms: "شروط الخدمة", version: "الإصدار", data: "بياناتك",
    export: "نزّل بياناتي", exportText: "ملفك الشخصي وإعداداتك وأوزانك وقياساتك وشركاؤك ورسائلك إلى الدعم في ملف واحد. لا يشمل المهام والإثباتات والصور.", exporting: "جارٍ جمع بياناتك…", exported: "بياناتك في طريقها إلى تنزيلاتك.", signOut: "تسجيل الخروج",
    stay: "البقاء",
    everywhere: "تسجيل الخروج من كل الأجهزة", everywhereTitle: "الخروج من كل مكان؟", everywhereGo: "اخرج من كل مكان",
    everywhereText: "يُسجَّل الخروج من كل جهاز ومتصفح دخل بحسابك، وهذا الجهاز منها. ما لم تُرسله الأجهزة يبقى عليها لك.",
    delete: "حذف حسابي", deleteTitle: "حذف حسابك؟", deleteText: "يُحذف ملفك ومهامك وسلسلتك وصورك نهائيًا ولا يمكن لأحد استعادتها. أدخل كلمة المرور للمتابعة.",
    deleteGo: "احذف نهائيًا", saved: "تم الحفظ", queued: "محفوظ على هذا الجهاز، ويُرسل عند الاتصال.", failed: "لم يُحفظ ذلك:", support: "المساعدة والدعم", app: "GTSD للويب",
    themes: [["system", "النظام"], ["light", "فاتح"], ["dark", "داكن"]], unitSystems: [["metric", "كجم، سم"], ["imperial", "رطل، بوصة"]], languages,
  },
};
