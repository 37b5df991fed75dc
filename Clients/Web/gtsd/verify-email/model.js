// The link from the mail is tried as soon as it is opened; a new one can be asked for.
import { product, send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";

/** @typedef {{ kind: "asking" | "trying" | "done" } | { kind: "refused", error: import("../../ground/errors.js").CallError }} State */
/** @typedef {{ kind: "verified" } | { kind: "refused", error: import("../../ground/errors.js").CallError } | { kind: "retry" }} Event */
/** @typedef {{ kind: "verify", token: string }} Effect */

/** @param {string | null} token @returns {import("../../ground/store.js").Model<State, Event, Effect>} */
export const verification = (token) => ({
  begin: () => (token ? [{ kind: "trying" }, [{ kind: "verify", token }]] : [{ kind: "asking" }, []]),
  update(state, event) {
    switch (event.kind) {
      case "verified": return [{ kind: "done" }, []];
      case "refused": return [{ kind: "refused", error: event.error }, []];
      case "retry": return token ? [{ kind: "trying" }, [{ kind: "verify", token }]] : [state, []];
    }
  },
  async run(effect, tell) {
    try {
      await send("auth.verifyEmail", {}, { token: effect.token }, { key: effect.token.slice(0, 64) });
      tell({ kind: "verified" });
    } catch (error) {
      tell({ kind: "refused", error: asCallError(error) });
    }
  },
});

/** @param {string} email @param {string} key */
export const resend = (email, key) => send("auth.resendEmail", {}, { product: /** @type {"gtsd"} */ (product), email }, { key });
