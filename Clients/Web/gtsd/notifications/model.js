// What a person was told, newest first, a page at a time; marks are shown at once.
import { ask, send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";

/** @typedef {import("../../contracts/types.d.ts").Notification} Notification */
/** @typedef {{ kind: "loading" } | { kind: "failed", error: any } | { kind: "shown", items: Notification[], unread: number, next?: string, isReading: boolean }} State */
/**
 * @typedef {{ kind: "read", items: Notification[], unread: number, next?: string, isMore: boolean } | { kind: "failed", error: any } | { kind: "retry" } | { kind: "more" }
 *   | { kind: "mark", id?: Notification["id"] }} Event
 */
/** @typedef {{ kind: "read", cursor?: string } | { kind: "mark", ids: Notification["id"][] | undefined }} Effect */

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const notificationsModel = {
  returned: { kind: "retry" },
  begin: () => [{ kind: "loading" }, [{ kind: "read" }]],
  update(state, event) {
    switch (event.kind) {
      case "read": {
        const before = event.isMore && state.kind === "shown" ? state.items : [];
        return [{ kind: "shown", items: [...before, ...event.items], unread: event.unread, next: event.next, isReading: false }, []];
      }
      case "failed": return [state.kind === "shown" ? { ...state, isReading: false } : { kind: "failed", error: event.error }, []];
      case "retry": return [state.kind === "shown" ? state : { kind: "loading" }, [{ kind: "read" }]];
      case "more": return state.kind === "shown" && state.next ? [{ ...state, isReading: true }, [{ kind: "read", cursor: state.next }]] : [state, []];
      case "mark": {
        if (state.kind !== "shown") return [state, []];
        const isMeant = (/** @type {Notification} */ { id, readAt }) => !readAt && (!event.id || event.id === id);
        const now = /** @type {import("../../contracts/types.d.ts").Instant} */ (/** @type {unknown} */ (new Date().toISOString()));
        const items = state.items.map((item) => (isMeant(item) ? { ...item, readAt: now } : item));
        const unread = event.id ? state.unread - state.items.filter(isMeant).length : 0;
        return [{ ...state, items, unread }, [{ kind: "mark", ids: event.id ? [event.id] : undefined }]];
      }
    }
  },
  async run(effect, tell, signal) {
    try {
      if (effect.kind === "mark") { await send("tasks.readNotifications", {}, { ids: effect.ids }); return; }
      const found = await ask("tasks.notifications", { cursor: effect.cursor }, signal);
      tell({ kind: "read", items: found.items, unread: found.unread, next: found.nextCursor, isMore: effect.cursor !== undefined });
    } catch (error) {
      // A mark that did not get through stands there unread the next time.
      if (effect.kind === "read") tell({ kind: "failed", error: asCallError(error) });
    }
  },
};

/** The screen that a notification opens; home for what this release does not know. GTSD-7.3-06. @param {string} route */
export function path(route) {
  const [screen, detail, ...rest] = route.startsWith("gtsd://") ? route.slice(7).split("/") : [];
  if (rest.length) return "/";
  switch (screen) {
    case "badges": return detail ? `/streaks?badge=${encodeURIComponent(detail)}` : "/streaks";
    case "streaks": return detail ? "/" : "/streaks";
    case "photos": return detail ? "/" : "/progress";
    case "notifications": return detail ? "/" : "/notifications";
    case "tasks": return !detail || /^\d{4}-\d\d-\d\d$/.test(detail) ? "/tasks" : `/tasks?task=${encodeURIComponent(detail)}`;
    default: return "/";
  }
}
