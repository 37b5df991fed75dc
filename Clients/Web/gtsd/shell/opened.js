// What a notification of this browser leads to: the worker tells the page that is open, or opens one with the route in its address.
import { go, here } from "../../ground/router.js";

/** @param {string} route */
async function open(route) {
  const { path } = await import("../notifications/model.js");
  go(path(route), { replaces: here().search.has("open") });
}

/** While somebody is here. Returns the end of it. */
export function followNotifications() {
  const wanted = here().search.get("open");
  if (wanted !== null) open(wanted);
  const told = (/** @type {MessageEvent} */ { data }) => { if (typeof data?.open === "string") open(data.open); };
  navigator.serviceWorker?.addEventListener("message", told);
  // Once the screen is there: pushes that are on stay on.
  const later = setTimeout(() => import("../../offline/pushes.js").then(({ renewPushes }) => renewPushes()).catch(() => {}), 5000);
  return () => {
    navigator.serviceWorker?.removeEventListener("message", told);
    clearTimeout(later);
  };
}
