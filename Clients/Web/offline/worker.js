// The service worker of a product: its page and its files open without a network. It keeps no answers of services, which are somebody's.
// Tools/web writes one for each product, with these three filled in.
const product = "{product}";
const release = "{release}";
const files = ["{files}"];

const prefix = `${product} `;
const name = prefix + release;
const shell = `/${product}/`;
/** Pages below the product that services make. */
const documents = ["api/", "legal/", "badges/shared/"].map((path) => shell + path);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll([shell, ...files])));
});

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
  else if (request.mode === "navigate" && url.pathname.startsWith(shell) && !documents.some((path) => url.pathname.startsWith(path))) {
    event.respondWith(kept(new Request(shell)));
  }
});

/** Files of another release come from the network: the page that asks is of that one. @param {Request} request */
async function kept(request) {
  const cache = await caches.open(name);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
