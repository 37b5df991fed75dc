/** @typedef {Record<"title" | "hint" | "explain" | "unsupported" | "denied" | "on" | "off" | "allow" | "later" | "turnedOn" | "offerTitle" | "offer", string>} PushTexts */
/** @type {import("../../ground/language.js").Texts<PushTexts>} */
export const texts = {
  en: {
    title: "Pushes to this browser", hint: "Also while GTSD is closed", on: "On", off: "Off",
    explain: "We send your daily reminder at the hour you chose, and a word when you earn a badge or reach a mark of your streak. Nothing else, no advertising. "
      + "The text is encrypted for this browser. You can turn it off here whenever you like. Your browser will ask you now.",
    unsupported: "This browser cannot be pushed to. On an iPhone, add GTSD to the home screen first.",
    denied: "You said no in this browser. Allow notifications for this site in its settings, then come back.",
    allow: "Allow notifications", later: "Not now", turnedOn: "Pushes to this browser are on.",
    offerTitle: "A nudge tomorrow?", offer: "Well begun. We can remind you at your hour and tell you of badges and streaks: nothing else.",
  },
  ar: {
    title: "الإشعارات إلى هذا المتصفح", hint: "حتى عندما يكون GTSD مغلقًا", on: "مفعّلة", off: "متوقفة",
    explain: "نرسل تذكيرك اليومي في الساعة التي اخترتها، وكلمة حين تنال وسامًا أو تبلغ علامة في سلسلتك. لا شيء غير ذلك ولا إعلانات. "
      + "النص مشفّر لهذا المتصفح. يمكنك إيقافها هنا متى شئت. سيسألك متصفحك الآن.",
    unsupported: "لا يمكن إرسال الإشعارات إلى هذا المتصفح. على آيفون أضف GTSD إلى الشاشة الرئيسية أولًا.",
    denied: "رفضت الإشعارات في هذا المتصفح. اسمح بها لهذا الموقع في إعداداته ثم عد.",
    allow: "السماح بالإشعارات", later: "ليس الآن", turnedOn: "الإشعارات إلى هذا المتصفح مفعّلة.",
    offerTitle: "هل نذكّرك غدًا؟", offer: "بداية طيبة. يمكننا أن نذكّرك في ساعتك ونخبرك بالأوسمة والسلسلة، لا غير.",
  },
};
