// What many people are allergic to. A choice is kept as its id and shown in the page's language; where the nutrition service has a word for it, the
// id is that word.

/** @type {import("../../ground/language.js").Texts<[id: string, text: string][]>} */
export const allergies = {
  en: [["peanuts", "Peanuts"], ["nuts", "Nuts"], ["milk", "Milk"], ["egg", "Eggs"], ["fish", "Fish"], ["shellfish", "Shellfish"], ["soy", "Soy"], ["wheat", "Wheat"],
    ["sesame", "Sesame"]],
  ar: [["peanuts", "الفول السوداني"], ["nuts", "المكسرات"], ["milk", "الحليب"], ["egg", "البيض"], ["fish", "السمك"], ["shellfish", "المحار"], ["soy", "الصويا"],
    ["wheat", "القمح"], ["sesame", "السمسم"]],
};

/** What is kept, with a choice's id in place of its word: earlier pages kept the words of their language. @param {string[]} [kept] */
export const chosenAllergies = (kept = []) => {
  const choices = [...allergies.en, ...allergies.ar];
  const idOf = (/** @type {string} */ word) => choices.find(([id, text]) => [id, text.toLowerCase()].includes(word.toLowerCase()))?.[0] ?? word;
  return [...new Set(kept.map(idOf))];
};
