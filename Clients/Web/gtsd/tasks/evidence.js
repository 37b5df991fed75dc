// The evidence of a task as it is typed. The rule `evidence` of rules.wasm decides; without it only what is missing is known here.

/** @typedef {import("../../contracts/types.d.ts").EvidenceType} EvidenceType */
/** @typedef {{ type?: EvidenceType, text: string, notes: string, entries: Record<string, string>, isTouched: boolean }} Draft */
/**
 * @typedef {{ type: EvidenceType, types: EvidenceType[], metrics: string[], canSubmit: boolean, textRemaining: number, notesRemaining: number,
 *   problems: { field: string, message: string }[] }} EvidenceState
 */

/** Begins with what the task aims at, because that is what most people did: one touch completes it. @param {import("./model.js").DailyTask} task @returns {Draft} */
export const draftOf = ({ metadata }) => ({
  text: "", notes: "", isTouched: false, entries: Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)])),
});

/**
 * @param {{ call: (name: string, input: object) => any } | null | undefined} rules @param {import("./model.js").DailyTask} task @param {Draft} draft
 * @param {string} language @returns {EvidenceState}
 */
export function evidence(rules, task, draft, language) {
  const { isTouched, ...typed } = draft;
  const answer = rules?.call("evidence", { taskType: task.taskType, language, ...typed });
  if (answer?.value) return { ...answer.value, metrics: answer.value.metrics ?? [], problems: answer.value.problems ?? [] };
  const written = draft.text.trim();
  const type = task.taskType === "progressPhoto" ? "photo_reference" : "text_log";
  return { type, types: [type], metrics: [], canSubmit: written.length > 0, textRemaining: 500 - written.length, notesRemaining: 200 - draft.notes.length, problems: [] };
}

/** @param {EvidenceState} state @param {Draft} draft @returns {import("./model.js").EvidenceDetails} */
export function fromValue({ type, metrics }, { text, notes, entries }) {
  const note = notes.trim() ? { notes: notes.trim() } : {};
  if (type === "text_log") return { type, text: text.trim(), ...note };
  const numbers = metrics.filter((name) => entries[name]?.trim()).map((name) => [name, Number(entries[name].replace(",", "."))]);
  return { type, metrics: Object.fromEntries(numbers), ...note };
}
