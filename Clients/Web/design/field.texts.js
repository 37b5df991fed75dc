/** @typedef {{ one: string, two?: string, few?: string, many?: string, other: string }} Forms */
/** @type {import("../ground/language.js").Texts<{ left: Forms, over: Forms, heavy: string }>} */
export const texts = {
  en: {
    left: { one: "# character left", other: "# characters left" },
    over: { one: "# character too many", other: "# characters too many" },
    heavy: "Too long for what it holds: an emoji takes the room of several letters.",
  },
  ar: {
    left: { one: "بقي حرف واحد", two: "بقي حرفان", few: "بقيت # أحرف", many: "بقي # حرفًا", other: "بقي # حرف" },
    over: { one: "حرف واحد زائد", two: "حرفان زائدان", few: "# أحرف زائدة", many: "# حرفًا زائدًا", other: "# حرف زائد" },
    heavy: "أطول مما يتسع له المكان: يأخذ الرمز التعبيري مكان عدة أحرف.",
  },
};
