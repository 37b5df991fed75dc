// Starts the service worker of a product, and says when a newer one waits.

/** @typedef {{ createScriptURL: (url: string) => string }} Policy */
/** @type {{ createPolicy: (name: string, rules: Policy) => Policy } | undefined} */
const trustedTypes = /** @type {any} */ (globalThis).trustedTypes;

/** The only script addresses that this page makes; the page's policy allows no other. */
const policy = trustedTypes?.createPolicy("barbell-worker", {
  createScriptURL(url) {
    if (!/^\/[a-z]+\/sw\.js$/.test(url)) throw new TypeError(`no worker: ${url}`);
    return url;
  },
});

/**
 * @param {string} product
 * @param {(takeOver: () => void) => void} onNewer called when a newer release is ready; `takeOver` loads it, which the page does when nobody
 *   is in the middle of something
 */
export async function startWorker(product, onNewer) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const address = `/${product}/sw.js`;
  const registration = await workers.register(/** @type {string} */ (policy?.createScriptURL(address) ?? address), { scope: `/${product}/` });
  const offer = () => {
    const waiting = registration.waiting;
    if (!waiting || !workers.controller) return;
    onNewer(() => {
      workers.addEventListener("controllerchange", () => {
        location.reload();
      }, { once: true });
      waiting.postMessage("take over");
    });
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", (event) => {
      if (/** @type {ServiceWorker} */ (event.target).state === "installed") offer();
    });
  });
  // A tab that stays open for days looks when it is looked at.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}
