// The worker that ends workers: served in place of the other one when that has to go. It removes what was kept of pages and files, and
// itself; work that was not sent lies in the database, which it does not touch.
const product = "{product}";
const prefix = `${product} `;

self.addEventListener("install", () => {
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: "window" })) client.navigate(client.url);
  })());
});
