// The service worker of a product: its page and its files open without a network. It keeps no answers of services, which are somebody's.
// Tools/web writes one for each product, with these three filled in.
const product = "{product}";
const release = "{release}";
const files = ["{files}"];

const prefix = `${product} `;
const name = prefix + release;
const shell = `/${product}/`;
/** Pages below the product that services make, which have no script of it. */
const documents = ["api/", "legal/", "badges/shared/", "partners/shared/"].map((path) => shell + path);
/** @param {string} path */
const isOurs = (path) => path.startsWith(shell) && !documents.some((document) => path.startsWith(document));

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

/** While replicas of a release are replaced, the page may come from one that has another: then this worker is tried again later. */
async function keepAll() {
  const page = await fetch(shell, { cache: "no-cache" });
  if (!page.ok || !(await page.clone().text()).includes(`/r/${release}/`)) throw new Error(`no page of ${release}`);
  const cache = await caches.open(name);
  await cache.addAll(files);
  await cache.put(shell, page);
}

// A new worker waits until the page asks it to take over, at a moment when nobody is in the middle of something.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOthers());
});

async function removeOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((other) => other.startsWith(prefix) && other !== name).map((other) => caches.delete(other)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/r/")) event.respondWith(kept(request));
  else if (request.mode === "navigate" && isOurs(url.pathname)) event.respondWith(kept(new Request(shell)));
});

/** Opened once, as a page asks for many files in one moment. @type {Promise<Cache> | undefined} */
let opening;

/** Files of another release come from the network: the page that asks is of that one. @param {Request} request */
async function kept(request) {
  try {
    opening ??= caches.open(name);
    const cache = await opening, found = await cache.match(request, { ignoreVary: true });
    if (found) return found;
  } catch {
    // A cache that cannot be opened is as good as none, until it can.
    opening = undefined;
  }
  return fetch(request);
}

// What was pushed is shown, always: a browser takes the permission away from who shows nothing. A repeat takes the place of the first.
self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

/** @param {PushMessageData | null} data */
async function show(data) {
  let told;
  try { told = data?.json(); } catch { /* of a release that this one does not know */ }
  const { title = product.toUpperCase(), body = "", id, route = "" } = told ?? {};
  await self.registration.showNotification(String(title), {
    body: String(body), tag: id && String(id), dir: "auto", icon: `/r/${release}/${product}/mark.svg`, data: { route: String(route) },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.route ?? ""));
});

/** The page that is open goes there; else one opens. @param {string} route */
async function open(route) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => isOurs(new URL(url).pathname));
  if (!page) return self.clients.openWindow(`${shell}?open=${encodeURIComponent(route)}`);
  page.postMessage({ open: route });
  // Some systems bring nothing to the front by themselves.
  await page.focus().catch(() => {});
}
