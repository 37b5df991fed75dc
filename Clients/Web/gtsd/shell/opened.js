// What a notification of this browser leads to: the worker tells the page that is open, or opens one with the route in its address.
import { here, leaveFor } from "../../ground/router.js";

/** What was clicked last, until somebody is here for whom it can be opened. @type {string | null} */
let wanted = null;
let isSomebodyHere = false;

navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (typeof data?.open !== "string") return;
  wanted = data.open;
  if (isSomebodyHere) open();
});

async function open() {
  const route = wanted;
  wanted = null;
  if (route === null) return;
  const { path } = await import("../notifications/model.js");
  leaveFor(path(route), { replaces: here().search.has("open") });
}

/** While somebody is here. Returns the end of it. */
export function followNotifications() {
  wanted = here().search.get("open") ?? wanted;
  isSomebodyHere = true;
  open();
  // Once the screen is there: pushes that are on stay on.
  const later = setTimeout(() => import("../../offline/pushes.js").then(({ renewPushes }) => renewPushes()).catch(() => {}), 5000);
  return () => {
    isSomebodyHere = false;
    clearTimeout(later);
  };
}
