// Settings are changed one by one and at once: what is chosen is shown, sent, and taken back when the server refuses it. Without a network it
// waits. GTSD-7.1-08.
import { send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { keep, kept } from "../../ground/kept.js";
import { readSettings, recentSettings, subject } from "../parts/settings.js";

/** @typedef {import("../parts/settings.js").Settings} Settings */
/** @typedef {import("../parts/settings.js").Change} Change */
/** @typedef {import("../../contracts/types.d.ts").Theme} Theme */
/** @typedef {import("../../ground/errors.js").CallError} CallError */
/** @typedef {{ isSaved: true, isWaiting?: boolean } | { isSaved: false, error: CallError }} Outcome */
/** Without `settings` nobody has read them here yet; how it looks is known by the device. */
/** @typedef {{ settings?: Settings, theme: Theme, error?: CallError, outcome?: Outcome }} State */
/**
 * @typedef {{ kind: "read", settings: Settings } | { kind: "failed", error: CallError } | { kind: "retry" } | { kind: "change", change: Change }
 *   | { kind: "saved", isWaiting?: boolean } | { kind: "refused", before: State, error: CallError }} Event
 */
/** @typedef {{ kind: "read" } | { kind: "send", change: Change, before: State }} Effect */

/** Colours apply at once, and before the next first picture. @param {Theme} theme */
export function applyTheme(theme) {
  keep("theme", theme);
  document.documentElement.dataset.theme = theme;
}

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const settingsModel = {
  returned: { kind: "retry" },
  begin: () => [{ settings: recentSettings(), theme: /** @type {Theme} */ (kept("theme") ?? "system") }, [{ kind: "read" }]],
  update(state, event) {
    switch (event.kind) {
      case "read": return [{ settings: event.settings, theme: event.settings.theme }, []];
      case "failed": return [{ ...state, error: event.error }, []];
      case "retry": return [{ ...state, error: undefined }, [{ kind: "read" }]];
      case "change": {
        const { change } = event, settings = state.settings && /** @type {Settings} */ ({ ...state.settings, ...change });
        return [{ ...state, settings, theme: change.theme ?? state.theme, outcome: undefined }, [{ kind: "send", change, before: state }]];
      }
      case "saved": return [{ ...state, outcome: { isSaved: true, isWaiting: event.isWaiting } }, []];
      case "refused": return [{ ...event.before, outcome: { isSaved: false, error: event.error } }, []];
    }
  },
  async run(effect, tell, signal) {
    try {
      if (effect.kind === "read") {
        const settings = await readSettings(signal);
        applyTheme(settings.theme);
        return tell({ kind: "read", settings });
      }
      if (effect.change.theme) applyTheme(effect.change.theme);
      await send("profile.changeSettings", {}, effect.change, { subject });
      tell({ kind: "saved" });
    } catch (thrown) {
      const error = asCallError(thrown);
      if (effect.kind === "read") return tell({ kind: "failed", error });
      // The device sends it later; what is chosen stays.
      if (error.code === "queued") return tell({ kind: "saved", isWaiting: true });
      applyTheme(effect.before.theme);
      tell({ kind: "refused", before: effect.before, error });
    }
  },
};
