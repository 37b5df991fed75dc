/**
 * @typedef {object} AuthTexts
 * @property {string} about @property {string[]} claim @property {[string, string][]} promises @property {string} otherLanguage
 * @property {string} email @property {string} password @property {{ show: string, hide: string }} eye @property {string} backToSignIn
 * @property {string} emailMissing @property {string} emailMalformed @property {string} passwordMissing
 * @property {[string, string, string]} rules @property {string} rulesTitle @property {string[]} strengths @property {string} strength
 * @property {string} passwordWeak @property {string} passwordShort @property {string} emailLike
 */
/** @type {import("../../ground/language.js").Texts<AuthTexts>} */
export const texts = {
  en: {
    about: "About GTSD",
    claim: ["Small wins, every day.", "Proof that they add up."],
    promises: [["list-checks", "A plan for today, not for someday"], ["flame", "A streak worth keeping"], ["camera", "Photos that show the change"]],
    otherLanguage: "العربية",
    email: "Email",
    password: "Password",
    eye: { show: "Show the password", hide: "Hide the password" },
    backToSignIn: "Back to sign-in",
    emailMissing: "Enter your email address",
    emailMalformed: "Enter an email address like name@example.com",
    passwordMissing: "Enter your password",
    passwordShort: "New passwords have 8 characters or more",
    emailLike: "name@example.com",
    rules: ["8 characters or more", "A capital letter", "A digit"],
    rulesTitle: "Your password needs",
    strengths: ["Too weak", "Weak", "Good", "Strong"],
    strength: "Strength:",
    passwordWeak: "Choose a password with 8 characters, a capital letter and a digit",
  },
  ar: {
    about: "عن GTSD",
    claim: ["انتصارات صغيرة كل يوم،", "ودليل على أنها تتراكم."],
    promises: [["list-checks", "خطة ليومك هذا، لا ليوم ما"], ["flame", "سلسلة تستحق أن تحافظ عليها"], ["camera", "صور تُظهر التغيّر"]],
    otherLanguage: "English",
    email: "البريد الإلكتروني",
    password: "كلمة المرور",
    eye: { show: "إظهار كلمة المرور", hide: "إخفاء كلمة المرور" },
    backToSignIn: "العودة إلى تسجيل الدخول",
    emailMissing: "أدخل بريدك الإلكتروني",
    emailMalformed: "أدخل بريدًا إلكترونيًا مثل name@example.com",
    passwordMissing: "أدخل كلمة المرور",
    passwordShort: "كلمات المرور الجديدة من ٨ أحرف أو أكثر",
    emailLike: "name@example.com",
    rules: ["٨ أحرف أو أكثر", "حرف لاتيني كبير", "رقم واحد"],
    rulesTitle: "تحتاج كلمة المرور إلى",
    strengths: ["ضعيفة جدًا", "ضعيفة", "جيدة", "قوية"],
    strength: "القوة:",
    passwordWeak: "اختر كلمة مرور من ٨ أحرف فيها حرف لاتيني كبير ورقم",
  },
};
