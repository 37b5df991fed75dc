/**
 * @typedef {Record<"weekly" | "explain" | "nothing" | "weight" | "ask" | "asked" | "again" | "gets" | "save" | "end" | "takeBack" | "ended" | "sent" | "left" | "declined" | "invited" | "accepted", string>} SharingTexts
 */
/** @type {import("../../ground/language.js").Texts<SharingTexts>} */
export const texts = {
  en: {
    weekly: "Weekly mail", invited: "Asked, no answer yet", accepted: "Gets a mail each Monday", declined: "Does not want mails",
    explain: "We ask them by mail whether they want one each Monday: how much of your week was done, and your streak. Never photos.",
    nothing: "Nothing is sent before they agree. Either of you can end it at any time.", weight: "Tell them my weight, too",
    ask: "Ask by mail", sent: "We have asked them", asked: "We asked them by mail on", again: "Ask again",
    gets: "They get a mail each Monday, since", save: "Save", end: "End the mails", takeBack: "Take the question back", ended: "They get no mails",
    left: "They asked us not to write to them. Only they can change that, by the link in their mail.",
  },
  ar: {
    weekly: "الرسالة الأسبوعية", invited: "أُرسلت الدعوة، ولا رد بعد", accepted: "رسالة كل يوم اثنين", declined: "لا يرغب في الرسائل",
    explain: "ندعو شريكك بالبريد إلى رسالة كل يوم اثنين: ما أنجزته من أسبوعك وأيامك المتتالية. ولا صور فيها أبدًا.",
    nothing: "لا يُرسل شيء قبل موافقته، ويستطيع أي منكما إيقافها متى شاء.", weight: "أضف وزني إلى الرسالة",
    ask: "أرسل الدعوة", sent: "أُرسلت الدعوة", asked: "أرسلنا الدعوة في", again: "أعد إرسال الدعوة",
    gets: "تصل شريكك رسالة كل يوم اثنين منذ", save: "حفظ", end: "أوقف الرسائل", takeBack: "اسحب الدعوة", ended: "توقفت الرسائل",
    left: "طُلب منا عدم مراسلة هذا العنوان. لا يغيّر ذلك إلا صاحبه، من الرابط الذي في رسالته.",
  },
};
