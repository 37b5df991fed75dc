// Every screen and its address. A screen's module comes when it is first opened.

/** @type {import("../ground/router.js").Route[]} */
export const routes = [
  { path: "/", for: "person", tab: "home", load: () => import("./home/view.js") },
  { path: "/tasks", for: "person", tab: "tasks", load: () => import("./tasks/view.js") },
  { path: "/progress", for: "person", tab: "progress", load: () => import("./progress/view.js") },
  { path: "/streaks", for: "person", tab: "streaks", load: () => import("./streaks/view.js") },
  { path: "/profile", for: "person", tab: "profile", load: () => import("./profile/view.js") },
  { path: "/notifications", for: "person", tab: "home", load: () => import("./notifications/view.js") },
  { path: "/settings", for: "person", tab: "profile", load: () => import("./settings/view.js") },
  { path: "/support", for: "person", tab: "profile", load: () => import("./support/view.js") },
  { path: "/onboarding", for: "person", isAlone: true, load: () => import("./onboarding/view.js") },
  { path: "/progress/compare", for: "person", tab: "progress", load: () => import("./compare/view.js") },
  { path: "/sign-in", for: "stranger", load: () => import("./sign-in/view.js") },
  { path: "/sign-up", for: "stranger", load: () => import("./sign-up/view.js") },
  { path: "/forgot-password", for: "anyone", load: () => import("./forgot-password/view.js") },
  { path: "/reset-password", for: "anyone", load: () => import("./reset-password/view.js") },
  { path: "/verify-email", for: "anyone", load: () => import("./verify-email/view.js") },
  { path: "/how-it-works", for: "anyone", tab: "home", load: () => import("./how-it-works/view.js") },
];
