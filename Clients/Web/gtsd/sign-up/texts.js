/**
 * @typedef {Record<"title" | "lead" | "name" | "nameMissing" | "agree" | "terms" | "and" | "privacy" | "termsMissing" | "submit" | "busy" | "known" | "signIn"
 *   | "toSignIn", string>} SignUpTexts
 */
/** @type {import("../../ground/language.js").Texts<SignUpTexts>} */
export const texts = {
  en: {
    title: "Create your account",
    lead: "Two minutes, then your plan for today is ready.",
    name: "Your name",
    nameMissing: "Enter what we may call you",
    agree: "I agree to the",
    terms: "terms of service",
    and: "and have read the",
    privacy: "privacy policy",
    termsMissing: "Agree to the terms of service to go on",
    submit: "Create account",
    busy: "Creating your account…",
    known: "Already have an account?",
    signIn: "Sign in",
    toSignIn: "Sign in with this address instead",
  },
  ar: {
    title: "أنشئ حسابك",
    lead: "دقيقتان فقط وتصبح خطة يومك جاهزة.",
    name: "اسمك",
    nameMissing: "أدخل الاسم الذي نناديك به",
    agree: "أوافق على",
    terms: "شروط الخدمة",
    and: "وقرأت",
    privacy: "سياسة الخصوصية",
    termsMissing: "وافق على شروط الخدمة للمتابعة",
    submit: "إنشاء الحساب",
    busy: "جارٍ إنشاء حسابك…",
    known: "لديك حساب؟",
    signIn: "سجّل الدخول",
    toSignIn: "سجّل الدخول بهذا البريد",
  },
};
