// What a person was told, newest first, a page at a time; marks are shown at once. The first page is there without a network, too.
import { ask, send } from "../../ground/api.js";
import { asCallError } from "../../ground/errors.js";
import { withUnsent } from "../../ground/unsent.js";

/** @typedef {import("../../contracts/types.d.ts").Notification} Notification */
/** @typedef {{ items: Notification[], unread: number, next?: string }} Page */
/** @typedef {{ kind: "loading" } | { kind: "failed", error: any } | { kind: "shown", isReading: boolean, error?: any } & Page} State */
/**
 * @typedef {{ kind: "read", items: Notification[], unread: number, next?: string, isMore: boolean } | { kind: "failed", error: any } | { kind: "retry" } | { kind: "more" }
 *   | { kind: "mark", id?: Notification["id"] }} Event
 */
/** @typedef {{ kind: "read", cursor?: string } | { kind: "mark", ids: Notification["id"][] | undefined }} Effect */

/** So many can be marked by name in one call. */
const mostNamed = 200;

/** What they are remembered as. */
export const name = "notifications";
const firstPage = withUnsent(name, (/** @type {Page} */ page, changes) =>
  changes.filter(({ path }) => path.endsWith("/notifications/read"))
    .reduce((before, { body, at }) => marked(before, /** @type {any} */ (body)?.ids, at), page));

/** @param {Page} page @param {string[] | undefined} ids all of them without any @returns {Page} */
function marked(page, ids, at = Date.now()) {
  const isMeant = (/** @type {Notification} */ { id, readAt }) => !readAt && (!ids || ids.includes(id));
  const readAt = /** @type {import("../../contracts/types.d.ts").Instant} */ (new Date(at).toISOString());
  const unread = ids ? Math.max(0, page.unread - page.items.filter(isMeant).length) : 0;
  return { ...page, unread, items: page.items.map((item) => (isMeant(item) ? { ...item, readAt } : item)) };
}

/**
 * The first page as it was read again, with the older ones that are shown already, so that nobody loses the place. Where it does not reach them,
 * or they were marked elsewhere meanwhile, it stands alone.
 * @param {Page} page @param {Page} [shown] @returns {Page}
 */
function withOlder({ items, unread, next }, shown) {
  const last = items.at(-1)?.id, place = shown ? shown.items.findIndex(({ id }) => id === last) : -1;
  const older = place < 0 ? [] : shown?.items.slice(place + 1) ?? [];
  const areSame = older.length > 0 && [...items, ...older].filter(({ readAt }) => !readAt).length <= unread;
  return areSame ? { items: [...items, ...older], unread, next: shown?.next } : { items, unread, next };
}

/** @type {import("../../ground/store.js").Model<State, Event, Effect>} */
export const notificationsModel = {
  returned: { kind: "retry" },
  begin() {
    const page = firstPage.recent();
    return [page ? { kind: "shown", ...page, isReading: false } : { kind: "loading" }, [{ kind: "read" }]];
  },
  update(state, event) {
    switch (event.kind) {
      case "read": {
        const shown = state.kind === "shown" ? state : undefined;
        if (!event.isMore) return [{ kind: "shown", ...withOlder(event, shown), isReading: false }, []];
        return [{ kind: "shown", items: [...shown?.items ?? [], ...event.items], unread: event.unread, next: event.next, isReading: false }, []];
      }
      case "failed": return [state.kind === "shown" ? { ...state, isReading: false, error: event.error } : { kind: "failed", error: event.error }, []];
      case "retry": return [state.kind === "shown" ? state : { kind: "loading" }, [{ kind: "read" }]];
      case "more": return state.kind === "shown" && state.next ? [{ ...state, isReading: true }, [{ kind: "read", cursor: state.next }]] : [state, []];
      case "mark": {
        if (state.kind !== "shown") return [state, []];
        const ids = state.items.filter(({ id, readAt }) => !readAt && (!event.id || event.id === id)).map(({ id }) => id);
        if (event.id && !ids.length) return [state, []];
        // By name where all of them are shown: a mark that waits for the network must not mark what comes meanwhile.
        const areNamed = event.id || (ids.length === state.unread && ids.length <= mostNamed);
        return [{ ...state, ...marked(state, event.id && ids) }, [{ kind: "mark", ids: areNamed ? ids : undefined }]];
      }
    }
  },
  async run(effect, tell, signal) {
    try {
      if (effect.kind === "mark") {
        await send("tasks.readNotifications", {}, { ids: effect.ids }, effect.ids && { subject: "notifications" });
        return;
      }
      const read = async () => {
        const { items, unread, nextCursor } = await ask("tasks.notifications", { cursor: effect.cursor }, signal);
        return { items, unread, next: nextCursor };
      };
      const isMore = effect.cursor !== undefined;
      tell({ kind: "read", ...await (isMore ? read() : firstPage.read(read)), isMore });
    } catch (error) {
      // A mark that did not get through waits on the device, or stands there unread the next time.
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
