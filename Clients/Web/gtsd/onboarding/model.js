// The wizard: where somebody stands, what they typed, and what goes to the server when. It knows no page.
import { begin, loaded } from "./begin.js";
import { canOpen, canSkip, firstLeft, questionOf, questions, stepOf, steps } from "./flow.js";
import { answersOf } from "./values.js";

/** @typedef {import("./flow.js").Step} Step */
/** @typedef {import("./values.js").Values} Values */
/** @typedef {import("./rules.js").Judge} Judge */
/** @typedef {import("./rules.js").Problem} Problem */
/** @typedef {import("../../ground/errors.js").CallError} CallError */
/** @typedef {import("../../contracts/types.d.ts").Profile} Profile */
/**
 * @typedef {import("./draft.js").Draft & {
 *   kind: "asking", isNarrow: boolean, isEditing: boolean, judge: Judge | null, isBlind: boolean, looked: string[], attempts: number, refused: Problem[],
 *   busy: "" | "saving" | "submitting", error: CallError | null, warns: "" | "back" | "leave", key: string,
 *   preview: import("./rules.js").Targets | null }} Asking `looked` are fields whose problems are shown; `isBlind` without rules in this browser
 */
/** @typedef {{ kind: "loading" } | { kind: "failed", error: CallError } | Asking | { kind: "done", profile: Profile } | { kind: "already" }} State */
/**
 * @typedef {{ kind: "loaded", draft: import("./draft.js").Draft } | { kind: "failed", error: CallError } | { kind: "already" } | { kind: "again" }
 *   | { kind: "judged", judge: Judge } | { kind: "unjudged" } | { kind: "narrow", isNarrow: boolean }
 *   | { kind: "typed", field: keyof Values, value: any } | { kind: "paused", field: string }
 *   | { kind: "next" } | { kind: "skip" } | { kind: "back" } | { kind: "discard" } | { kind: "stay" } | { kind: "leave" }
 *   | { kind: "edit", step: Step, field?: string } | { kind: "moved", step: Step, question: number }
 *   | { kind: "saved", step: Step, updatedAt?: string } | { kind: "refused", step: Step, error: CallError }
 *   | { kind: "submit" } | { kind: "submitted", profile: Profile } | { kind: "unsubmitted", error: CallError }
 *   | { kind: "previewed", preview: import("./rules.js").Targets }} Event
 */
/**
 * @typedef {{ kind: "load" } | { kind: "judge" } | { kind: "keep", state: Asking } | { kind: "drop" } | { kind: "pause", field: string } | { kind: "out" }
 *   | { kind: "save", step: Step, values: Values, isSkipped: boolean } | { kind: "submit", state: Asking } | { kind: "preview", state: Asking }} Effect
 */

/** The problems of what is on the screen. @param {Asking} state */
export function problemsHere(state) {
  const { step, values, judge, refused } = state;
  const found = judge ? judge.step(step, values) : [];
  const fields = fieldsHere(state);
  return [...found, ...refused].filter(({ field }) => fields.includes(field.split(".")[0]));
}

/** The fields on the screen: of one question where it is narrow, else of the whole step. @param {Asking} state */
export function fieldsHere({ step, question, values, isNarrow }) {
  const all = questions(step, values);
  return isNarrow ? (all[Math.min(question, all.length - 1)] ?? []) : all.flat();
}

/** What was typed here since the step was last left. @param {Asking} state */
export const isDirty = ({ step, values, saved }) => JSON.stringify(answersOf(step, values)) !== JSON.stringify(answersOf(step, saved));

/** Everything that keeps the answers from being submitted, so far as it can be known here. @param {Asking} state @returns {Problem[]} */
export const problemsOfAll = ({ judge, values, skipped, refused }) => (judge ? judge.submit(values, skipped) : refused);

/** @param {Asking} state @param {Partial<Asking>} change @param {Effect[]} [more] @returns {[State, Effect[]]} */
function changed(state, change, more = []) {
  const next = { ...state, ...change };
  return [next, [{ kind: "keep", state: next }, ...more]];
}

/** @param {Asking} state @param {Step} step @param {number} [question] @param {Partial<Asking>} [change] @param {Effect[]} [more] @returns {[State, Effect[]]} */
function open(state, step, question = 0, change = {}, more = []) {
  const next = { ...state, looked: [], refused: [], attempts: 0, warns: /** @type {"" } */ (""), ...change, step, question };
  return changed(next, {}, step === "review" && !state.judge ? [...more, { kind: "preview", state: next }] : more);
}

/** A step is left for good: it counts as done, and its answers go to the server while the next one is read. @param {Asking} state @param {boolean} isSkipped */
function pass(state, isSkipped) {
  const { step, values } = state;
  const done = state.done.includes(step) ? state.done : [...state.done, step];
  const skipped = isSkipped ? [...new Set([...state.skipped, step])] : state.skipped.filter((other) => other !== step);
  const following = state.isEditing && firstLeft(done) === "review" ? "review" : steps[steps.indexOf(step) + 1];
  const change = {
    done, skipped, saved: values, unsent: [...new Set([...state.unsent, step])], isEditing: state.isEditing && following !== "review",
    busy: /** @type {""} */ (""), key: crypto.randomUUID(),
  };
  return /** @type {const} */ ({ following, change });
}

/** @param {Asking} state @returns {[State, Effect[]]} */
function next(state) {
  if (state.step === "review") return [state, []];
  const { step, values, question, judge } = state;
  if (judge && problemsHere({ ...state, refused: [] }).length) {
    return [{ ...state, refused: [], looked: fieldsHere(state), attempts: state.attempts + 1 }, []];
  }
  if (state.isNarrow && question < questions(step, values).length - 1) return open(state, step, question + 1);
  const save = /** @type {Effect} */ ({ kind: "save", step, values, isSkipped: false });
  // Without rules the step waits for the server's word.
  if (!judge) return state.busy ? [state, []] : [{ ...state, busy: "saving", refused: [], error: null }, [save]];
  const { following, change } = pass(state, false);
  return open(state, following, 0, change, [save]);
}

/** @param {Asking} state @returns {[State, Effect[]]} */
function back(state) {
  if (state.isNarrow && state.question > 0) return open(state, state.step, state.question - 1, { looked: [] });
  if (state.isEditing) return open(state, "review", 0, { isEditing: false });
  const before = steps[steps.indexOf(state.step) - 1];
  return before ? open(state, before, state.isNarrow ? questions(before, state.values).length - 1 : 0) : [state, []];
}

/** Input that could not be kept would be lost on the way: that is asked about first. GTSD-P-3.2-15. @param {Asking} state */
const wouldLose = (state) => isDirty(state) && (state.isEditing || !state.judge || state.judge.step(state.step, state.values).length > 0);

/** @param {Asking} state @param {Event} event @returns {[State, Effect[]]} */
function asking(state, event) {
  switch (event.kind) {
    case "judged": return [{ ...state, judge: event.judge }, []];
    case "unjudged": return [{ ...state, isBlind: true }, []];
    case "narrow": return event.isNarrow === state.isNarrow ? [state, []] : [{ ...state, isNarrow: event.isNarrow, question: 0 }, []];
    case "typed": {
      const refused = state.refused.filter(({ field }) => field.split(".")[0] !== event.field);
      const values = { ...state.values, [event.field]: event.value };
      return changed(state, { values, refused, key: crypto.randomUUID() }, [{ kind: "pause", field: event.field }]);
    }
    case "paused": return state.looked.includes(event.field) ? [state, []] : [{ ...state, looked: [...state.looked, event.field] }, []];
    case "next": return next(state);
    case "skip": {
      if (!canSkip(state.step)) return [state, []];
      const { following, change } = pass(state, true);
      return open(state, following, 0, change, [{ kind: "save", step: state.step, values: state.values, isSkipped: true }]);
    }
    case "back": return wouldLose(state) && !(state.isNarrow && state.question > 0) ? [{ ...state, warns: "back" }, []] : back(state);
    case "discard": {
      if (state.warns === "leave") return [{ ...state, warns: "" }, [{ kind: "drop" }, { kind: "out" }]];
      return back({ ...state, values: { ...state.saved, units: state.values.units }, question: 0, warns: "" });
    }
    case "stay": return [{ ...state, warns: "" }, []];
    case "leave": return isDirty(state) || state.unsent.length ? [{ ...state, warns: "leave" }, []] : [state, [{ kind: "drop" }, { kind: "out" }]];
    case "edit": {
      const at = event.field ? questionOf(event.step, state.values, event.field) : 0;
      const [opened, effects] = open(state, event.step, state.isNarrow ? at : 0, { isEditing: true });
      return event.field ? [{ .../** @type {Asking} */ (opened), looked: [event.field] }, effects] : [opened, effects];
    }
    case "moved": return canOpen(event.step, state.done) ? open(state, event.step, event.question, { isEditing: false }) : open(state, state.step, state.question);
    case "saved": {
      const unsent = state.unsent.filter((step) => step !== event.step);
      const change = { unsent, updatedAt: event.updatedAt ?? state.updatedAt, error: null };
      if (state.busy !== "saving" || event.step !== state.step) return changed(state, change);
      const { following, change: passed } = pass(state, false);
      return open(state, following, 0, { ...passed, ...change });
    }
    case "refused": {
      // Not reached: it stays here, and goes along with the next step or at the end.
      if (!event.error.fields.length) return [{ ...state, busy: "", error: state.busy === "saving" ? event.error : state.error }, []];
      return refuse(state, event.error.fields);
    }
    case "submit": {
      if (state.busy || state.error === null && problemsOfAll(state).length) return [state, []];
      return [{ ...state, busy: "submitting", error: null }, [{ kind: "submit", state }]];
    }
    case "submitted": return [{ kind: "done", profile: event.profile }, [{ kind: "drop" }]];
    case "unsubmitted": return event.error.fields.length ? refuse({ ...state, error: event.error }, event.error.fields) : [{ ...state, busy: "", error: event.error }, []];
    case "previewed": return [{ ...state, preview: event.preview }, []];
    default: return [state, []];
  }
}

/** The server said no: back to the question, or on the review, which lists them. @param {Asking} state @param {Problem[]} refused @returns {[State, Effect[]]} */
function refuse(state, refused) {
  const looked = refused.map(({ field }) => field.split(".")[0]);
  // A zone that the server does not know is asked for from now on.
  const values = looked.includes("timezone") ? { ...state.values, timezone: state.values.timezone || "UTC" } : state.values;
  const change = { values, refused, looked, busy: /** @type {""} */ (""), error: null, attempts: state.attempts + 1 };
  const step = stepOf(refused[0].field);
  if (!step || state.step === "review") return [{ ...state, ...change }, []];
  return open(state, step, state.isNarrow ? questionOf(step, values, refused[0].field) : 0, { ...change, done: state.done.filter((other) => other !== step) });
}

/** @type {Pick<import("../../ground/store.js").Model<State, Event, Effect>, "begin" | "update">} */
export const wizard = {
  begin: () => begin,
  update(state, event) {
    if (state.kind === "asking") return asking(state, event);
    switch (event.kind) {
      case "loaded": return loaded(event.draft);
      case "already": return [{ kind: "already" }, []];
      case "failed": return [{ kind: "failed", error: event.error }, []];
      case "again": return begin;
      default: return [state, []];
    }
  },
};
