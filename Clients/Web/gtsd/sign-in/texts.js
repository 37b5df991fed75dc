/** @typedef {Record<"title" | "lead" | "leadNext" | "remember" | "forgot" | "submit" | "busy" | "newHere" | "signUp" | "deleted", string>} SignInTexts */
/** @type {import("../../ground/language.js").Texts<SignInTexts>} */
export const texts = {
  en: {
    title: "Welcome back",
    lead: "Sign in and pick up where you left off.",
    leadNext: "Sign in, and we take you right where you wanted to go.",
    remember: "Keep me signed in",
    forgot: "Forgot password?",
    submit: "Sign in",
    busy: "Signing in…",
    newHere: "New to GTSD?",
    signUp: "Create an account",
    deleted: "Your account is deleted. Thank you for the time with us.",
  },
  ar: {
    title: "أهلًا بعودتك",
    lead: "سجّل الدخول وأكمل من حيث توقفت.",
    leadNext: "سجّل الدخول وسننقلك مباشرة إلى حيث أردت.",
    remember: "أبقِني متصلًا بحسابي",
    forgot: "نسيت كلمة المرور؟",
    submit: "تسجيل الدخول",
    busy: "جارٍ تسجيل الدخول…",
    newHere: "جديد على GTSD؟",
    signUp: "أنشئ حسابًا",
    deleted: "حُذف حسابك. شكرًا لك على الوقت الذي أمضيته معنا.",
  },
};
