// The letters that stand for somebody without a picture.

/** What a reader takes for one letter: an accent or the parts of a joined emoji are none of their own. @param {string} word */
const letters = (word) =>
  (Intl.Segmenter ? [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word)].map(({ segment }) => segment) : [...word]);

/** The first letter of each of the first words that have one; nothing where there is none. @param {string} name @param {number} [most] */
export const initials = (name, most = 2) =>
  name.split(/\s+/).map((word) => letters(word).find((letter) => /^\p{L}/u.test(letter))).filter(Boolean).slice(0, most).join("");
