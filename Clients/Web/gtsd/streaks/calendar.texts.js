/** @typedef {import("./texts.js").Forms} Forms */
/**
 * @typedef {object} CalendarTexts
 * @property {string} title @property {string} range @property {[string, string][]} ranges @property {string} hint
 * @property {Record<import("../../contracts/types.d.ts").DayOutcome, string>} outcomes
 * @property {(done: string, total: string) => string} tasks @property {string} less @property {string} more @property {Forms} done @property {Forms} missed
 * @property {Forms} frozen @property {string} today @property {string} openTasks @property {string} between
 */
/** @type {import("../../ground/language.js").Texts<CalendarTexts>} */
export const texts = {
  en: {
    title: "Calendar",
    range: "How far back",
    ranges: [["26", "6 months"], ["53", "Year"]],
    hint: "Arrow keys move from day to day.",
    outcomes: { open: "still open", compliant: "done", missed: "missed", frozen: "saved by a freeze", neutral: "no tasks" },
    tasks: (done, total) => `${done} of ${total} tasks`,
    less: "Less",
    more: "More",
    done: { one: "# day done", other: "# days done" },
    missed: { one: "# missed", other: "# missed" },
    frozen: { one: "# saved by a freeze", other: "# saved by a freeze" },
    today: "Today",
    openTasks: "Tasks of this day",
    between: ", ",
  },
  ar: {
    title: "التقويم",
    range: "المدة",
    ranges: [["26", "٦ أشهر"], ["53", "سنة"]],
    hint: "تنقّل بين الأيام بمفاتيح الأسهم.",
    outcomes: { open: "لم ينتهِ بعد", compliant: "منجَز", missed: "فائت", frozen: "محفوظ بالتجميد", neutral: "بلا مهام" },
    tasks: (done, total) => `${done} من ${total} من المهام`,
    less: "أقل",
    more: "أكثر",
    done: { zero: "لا أيام منجزة", one: "يوم منجز واحد", two: "يومان منجزان", few: "# أيام منجزة", many: "# يومًا منجزًا", other: "# يوم منجز" },
    missed: { zero: "لا أيام فائتة", one: "يوم فائت واحد", two: "يومان فائتان", few: "# أيام فائتة", many: "# يومًا فائتًا", other: "# يوم فائت" },
    frozen: { one: "يوم محفوظ بالتجميد", two: "يومان محفوظان بالتجميد", few: "# أيام محفوظة بالتجميد", many: "# يومًا محفوظًا بالتجميد", other: "# يوم محفوظ بالتجميد" },
    today: "اليوم",
    openTasks: "مهام هذا اليوم",
    between: "، ",
  },
};
