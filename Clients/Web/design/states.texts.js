/**
 * @typedef {"old" | "loading" | "retry" | "title" | "offlineTitle" | "offline" | "tooSlow" | "ours" | "mend" | "reference" | "support" | "close"} Word
 * @type {import("../ground/language.js").Texts<{ oldSince: (moment: string) => string } & Record<Word | "unsaved" | "goOn" | "discard", string>>}
 */
export const texts = {
  en: {
    old: "This is what we knew last. It may be out of date.",
    oldSince: (moment) => `As of ${moment}. It may be out of date.`,
    loading: "Loading…",
    retry: "Try again",
    title: "That did not work",
    offlineTitle: "No connection",
    offline: "We cannot reach GTSD right now. Check your connection and try again.",
    tooSlow: "The answer takes too long. Your connection may be slow; try again in a moment.",
    ours: "Something went wrong on our side. Try again in a moment; if it stays like this, tell our support.",
    mend: "Please look at this again",
    reference: "Reference for support:",
    support: "Contact support",
    close: "Close",
    unsaved: "What you entered is not saved yet.",
    goOn: "Go on",
    discard: "Discard it",
  },
  ar: {
    old: "هذا آخر ما عرفناه، وقد يكون قديمًا.",
    oldSince: (moment) => `كما كان في ${moment}، وقد يكون قديمًا.`,
    loading: "جارٍ التحميل…",
    retry: "أعد المحاولة",
    title: "لم ينجح ذلك",
    offlineTitle: "لا يوجد اتصال",
    offline: "لا يمكننا الوصول إلى GTSD الآن. تحقّق من اتصالك ثم أعد المحاولة.",
    tooSlow: "تأخّر الرد كثيرًا. ربما كان اتصالك بطيئًا؛ أعد المحاولة بعد قليل.",
    ours: "حدث خطأ من جهتنا. أعد المحاولة بعد قليل، وإن استمر فأخبر فريق الدعم.",
    mend: "يرجى مراجعة ما يلي",
    reference: "رقم مرجعي للدعم:",
    support: "تواصل مع الدعم",
    close: "إغلاق",
    unsaved: "لم يُحفظ ما أدخلته بعد.",
    goOn: "متابعة",
    discard: "تجاهله",
  },
};
