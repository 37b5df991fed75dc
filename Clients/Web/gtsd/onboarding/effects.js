// What the wizard does outside of itself: calls, in the order in which they were made, and the draft of this device.
import { ask, send, session } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { subject } from "../parts/settings.js";
import { dropDraft, keepDraft, resumed } from "./draft.js";
import { passed } from "./gate.js";
import { wizard } from "./model.js";
import { judge, named } from "./rules.js";
import { allAnswers, answersOf } from "./values.js";

/** @typedef {import("./model.js").Event} Event */
/** @typedef {import("./model.js").Effect} Effect */

/** Long enough not to find fault with a number that is half typed. */
const pause = 700;
/** @type {Promise<unknown>} */
let last = Promise.resolve();

/** @template Answer @param {() => Promise<Answer>} call @returns {Promise<Answer>} */
const inTurn = (call) => {
  const answer = last.then(call, call);
  last = answer.catch(() => {});
  return answer;
};

/** A refusal with the names that fields have here. @param {unknown} thrown */
const refusal = (thrown) => {
  const error = asCallError(thrown);
  error.fields = error.fields.map(named);
  return error;
};

/** @param {(event: Event) => void} tell @param {AbortSignal} signal */
async function load(tell, signal) {
  const { userId } = await session("GET");
  try {
    const [server, profile] = await Promise.all([ask("profile.onboardingDraft", {}, signal), ask("profile.me", {}, signal)]);
    const draft = resumed(userId, server);
    if (profile.onboardingCompleted && !server.updatedAt) tell({ kind: "already" });
    else if (draft) tell({ kind: "loaded", draft });
  } catch (thrown) {
    const error = asCallError(thrown), draft = error.isAnswered ? null : resumed(userId, null);
    if (!draft) throw error;
    tell({ kind: "loaded", draft });
  }
}

/** @param {import("./flow.js").Step} step @param {import("./values.js").Values} values @param {boolean} isSkipped */
const save = (step, values, isSkipped) => inTurn(() =>
  isSkipped ? send("profile.skipOnboardingStep", { step }, {}) : send("profile.saveOnboardingStep", { step }, answersOf(step, values)));

/** Two keys of one attempt would be two submissions: the key stays until something is changed. GTSD-2.4-06. @param {import("./model.js").Asking} state */
async function submit({ userId, unsent, values, skipped, key }) {
  for (const step of unsent) await save(step, values, skipped.includes(step));
  const profile = await inTurn(() => send("profile.submitOnboarding", {}, allAnswers(values, skipped), { key }));
  passed(userId);
  await keepUnits(values.units);
  return profile;
}

/**
 * Units are no answer but a setting. Where this alone fails, the submission is tried again, which changes nothing, and then this. GTSD-7.2-04.
 * @param {import("./values.js").Units} units
 */
async function keepUnits(units) {
  try {
    await send("profile.changeSettings", {}, { units }, { subject });
  } catch (thrown) {
    // The device sends it later.
    if (asCallError(thrown).code !== "queued") throw thrown;
  }
}

/** @param {() => Promise<void>} signOut @returns {import("../../ground/store.js").Model<import("./model.js").State, Event, Effect>} */
export const wizardOf = (signOut) => ({
  ...wizard,
  async run(effect, tell, signal) {
    switch (effect.kind) {
      case "load": return load(tell, signal).catch((error) => tell({ kind: "failed", error: asCallError(error) }));
      case "judge": return judge().then((judge) => tell({ kind: "judged", judge }), () => tell({ kind: "unjudged" }));
      case "keep": return keepDraft(effect.state);
      case "drop": return dropDraft();
      case "out": return signOut();
      case "pause": return void setTimeout(() => tell({ kind: "paused", field: effect.field }), pause);
      case "save":
        return save(effect.step, effect.values, effect.isSkipped).then(
          ({ updatedAt }) => tell({ kind: "saved", step: effect.step, updatedAt }), (error) => tell({ kind: "refused", step: effect.step, error: refusal(error) }));
      case "submit":
        return submit(effect.state).then((profile) => tell({ kind: "submitted", profile }), (error) => tell({ kind: "unsubmitted", error: refusal(error) }));
      case "preview":
        return inTurn(() => send("profile.previewOnboarding", {}, allAnswers(effect.state.values, effect.state.skipped)))
          .then((preview) => tell({ kind: "previewed", preview }), () => {});
    }
  },
});
