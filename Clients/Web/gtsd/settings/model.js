// Settings are changed one by one and at once: what is chosen is shown, sent, and taken back when the server refuses it. GTSD-7.1-08.
import { ask, send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { keep } from "../../ground/kept.js";

/** @typedef {import("../../contracts/types.d.ts").Settings} Settings */
/** @typedef {import("../../contracts/types.d.ts").SettingsChange} Change */
/** @typedef {{ kind: "loading" } | { kind: "failed", error: any } | { kind: "shown", settings: Settings, outcome?: { isSaved: boolean, error?: any } }} State */
/**
 * @typedef {{ kind: "read", settings: Settings } | { kind: "failed", error: any } | { kind: "retry" } | { kind: "change", change: Change }
 *   | { kind: "saved" } | { kind: "refused", before: Settings, error: any }} Event
 */
/** @typedef {{ kind: "read" } | { kind: "send", change: Change, before: Settings }} Effect */

/** Colours apply at once, and before the next first picture. @param {import("../../contracts/types.d.ts").Theme} theme */
export function applyTheme(theme) {
  keep("theme", theme);
  document.documentElement.dataset.theme = theme;
}

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const settingsModel = {
  begin: () => [{ kind: "loading" }, [{ kind: "read" }]],
  update(state, event) {
    switch (event.kind) {
      case "read": return [{ kind: "shown", settings: event.settings }, []];
      case "failed": return [{ kind: "failed", error: event.error }, []];
      case "retry": return [{ kind: "loading" }, [{ kind: "read" }]];
      case "change": {
        if (state.kind !== "shown") return [state, []];
        const settings = /** @type {Settings} */ ({ ...state.settings, ...event.change });
        return [{ kind: "shown", settings }, [{ kind: "send", change: event.change, before: state.settings }]];
      }
      case "saved": return state.kind === "shown" ? [{ ...state, outcome: { isSaved: true } }, []] : [state, []];
      case "refused": return [{ kind: "shown", settings: event.before, outcome: { isSaved: false, error: event.error } }, []];
    }
  },
  async run(effect, tell, signal) {
    try {
      if (effect.kind === "read") {
        const settings = /** @type {Settings} */ (await ask("profile.settings", {}, signal));
        applyTheme(settings.theme);
        return tell({ kind: "read", settings });
      }
      if (effect.change.theme) applyTheme(effect.change.theme);
      await send("profile.changeSettings", {}, effect.change);
      tell({ kind: "saved" });
    } catch (thrown) {
      const error = asCallError(thrown);
      if (effect.kind === "read") return tell({ kind: "failed", error });
      applyTheme(effect.before.theme);
      tell({ kind: "refused", before: effect.before, error });
    }
  },
};
