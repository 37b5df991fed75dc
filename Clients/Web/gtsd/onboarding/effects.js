// What the wizard does outside of itself: calls, in the order in which they were made, and the draft of this device.
import { ask, owner, send, session } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { subject } from "../parts/settings.js";
import { dropDraft, keepDraft, resumed } from "./draft.js";
import { passed } from "./gate.js";
import { wizard } from "./model.js";
import { judge, named } from "./rules.js";
import { turnsOf } from "./turns.js";
import { allAnswers, answersOf } from "./values.js";

/** @typedef {import("./model.js").Event} Event */
/** @typedef {import("./model.js").Effect} Effect */

/** Long enough not to find fault with a number that is half typed. */
const pause = 700;

const inTurn = turnsOf(owner);

/** A refusal with the names that fields have here. @param {unknown} thrown */
const refusal = (thrown) => {
  const error = asCallError(thrown);
  error.fields = error.fields.map(named);
  return error;
};

/** @param {(event: Event) => void} tell @param {AbortSignal} signal */
async function load(tell, signal) {
  // Right after signing in the page may not know yet whose it is; a draft is there without a network, too.
  const userId = owner() ?? (await session("GET")).userId;
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

/** @param {import("./flow.js").Step} step @param {import("./values.js").Values} values @param {boolean} isSkipped @param {string} [whose] */
const save = (step, values, isSkipped, whose) => inTurn(() =>
  isSkipped ? send("profile.skipOnboardingStep", { step }, {}) : send("profile.saveOnboardingStep", { step }, answersOf(step, values)), whose);

/** Two keys of one attempt would be two submissions: the key stays until something is changed. GTSD-2.4-06. @param {import("./model.js").Asking} state */
async function submit({ userId, unsent, values, skipped, key }) {
  for (const step of unsent) await save(step, values, skipped.includes(step), userId);
  const profile = await inTurn(() => send("profile.submitOnboarding", {}, allAnswers(values, skipped), { key }), userId);
  passed(userId);
  await inTurn(() => keepUnits(values.units), userId);
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
