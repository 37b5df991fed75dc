// What a person has set, with what was changed here and waits.
import { ask } from "../../ground/api.js";
import { liveIn } from "../../ground/days.js";
import { withUnsent } from "../../ground/unsent.js";

/** @typedef {import("../../contracts/types.d.ts").Settings} Settings */
/** @typedef {import("../../contracts/types.d.ts").SettingsChange} Change */

/** What changes of settings are about, for whatever waits to be sent. */
export const subject = "settings";

const remembered = withUnsent("settings", (/** @type {Settings} */ settings, changes) =>
  changes.filter((change) => change.subject === subject).reduce((all, { body }) => ({ ...all, .../** @type {Change} */ (body) }), settings));

/** As they were last known here; nothing before they were read. @returns {Settings | undefined} */
export const recentSettings = () => remembered.recent();
liveIn(() => recentSettings()?.timezone);

/** @param {AbortSignal} signal @returns {Promise<Settings>} */
export const readSettings = (signal) => remembered.read(async () => /** @type {Settings} */ (await ask("profile.settings", {}, signal)));
