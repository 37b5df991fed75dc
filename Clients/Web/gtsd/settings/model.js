// Settings are changed one by one and at once: what is chosen is shown, sent, and taken back when the server refuses it. Without a network it
// waits. GTSD-7.1-08.
import { send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { keep, kept } from "../../ground/kept.js";
import { readSettings, recentSettings, subject } from "../parts/settings.js";
import { chosen, settled } from "./changes.js";

/** @typedef {import("../parts/settings.js").Settings} Settings */
/** @typedef {import("../parts/settings.js").Change} Change */
/** @typedef {import("../../contracts/types.d.ts").Theme} Theme */
/** @typedef {import("../../ground/errors.js").CallError} CallError */
/** @typedef {{ isSaved: true, isWaiting?: boolean } | { isSaved: false, error: CallError }} Outcome */
/** Without `settings` nobody has read them here yet; how it looks is known by the device. */
/** @typedef {{ settings?: Settings, theme: Theme, error?: CallError, outcome?: Outcome, pending: Choices["pending"], saved: Choices["saved"] }} State */
/**
 * @typedef {{ kind: "read", settings: Settings } | { kind: "failed", error: CallError } | { kind: "retry" } | { kind: "change", change: Change }
 *   | { kind: "saved", change: Change, isWaiting?: boolean } | { kind: "refused", change: Change, error: CallError }} Event
 * @typedef {{ kind: "read" } | { kind: "paint", theme: Theme } | { kind: "send", change: Change }} Effect
 */

/** Colours apply at once, and before the next first picture. @param {Theme} theme */
export function applyTheme(theme) {
  keep("theme", theme);
  document.documentElement.dataset.theme = theme;
}

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const settingsModel = {
  returned: { kind: "retry" },
  begin: () => [{ settings: recentSettings(), theme: /** @type {Theme} */ (kept("theme") ?? "system"), pending: [], saved: {} }, [{ kind: "read" }]],
  update(state, event) {
    switch (event.kind) {
      case "read": return [{ settings: event.settings, theme: event.settings.theme, pending: state.pending, saved: state.saved }, []];
      case "failed": return [{ ...state, error: event.error }, []];
      case "retry": return [{ ...state, error: undefined }, [{ kind: "read" }]];
      case "change": return [{ ...shown(state, chosen(choices(state), event.change)), outcome: undefined }, [{ kind: "send", change: event.change }]];
      case "saved": return [{ ...shown(state, settled(choices(state), event.change, true)), outcome: { isSaved: true, isWaiting: event.isWaiting } }, []];
      case "refused": {
        const next = shown(state, settled(choices(state), event.change, false)), { theme } = next;
        return [{ ...next, outcome: { isSaved: false, error: event.error } }, theme === state.theme ? [] : [{ kind: "paint", theme }]];
      }
    }
  },
  async run(effect, tell, signal) {
    if (effect.kind === "paint") return applyTheme(effect.theme);
    try {
      if (effect.kind === "read") {
        const settings = await readSettings(signal);
        applyTheme(settings.theme);
        return tell({ kind: "read", settings });
      }
      if (effect.change.theme) applyTheme(effect.change.theme);
      await send("profile.changeSettings", {}, effect.change, { subject });
      tell({ kind: "saved", change: effect.change });
    } catch (thrown) {
      const error = asCallError(thrown);
      if (effect.kind === "read") return tell({ kind: "failed", error });
      // The device sends it later; what is chosen stays.
      if (error.code === "queued") return tell({ kind: "saved", change: effect.change, isWaiting: true });
      tell({ kind: "refused", change: effect.change, error });
    }
  },
};

/** @typedef {import("./changes.js").Choices<Settings>} Choices */

/** The look is known before the rest is read. @param {State} state @returns {Choices} */
const choices = ({ settings, theme, pending, saved }) => ({ all: /** @type {Settings} */ ({ ...settings, theme }), pending, saved });

/** @param {State} state @param {Choices} choices @returns {State} */
const shown = (state, { all, pending, saved }) => ({ ...state, settings: state.settings && all, theme: all.theme, pending, saved });
