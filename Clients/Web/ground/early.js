// Before the first picture: language, direction and colours, so that nothing turns round or flashes; and what the device keeps is opened
// and what the first screen will ask is asked, while the modules come. No module, because those come later.
(function () {
  const root = document.documentElement;
  const read = (/** @type {string} */ name) => { try { return localStorage.getItem(name); } catch { return null; } };
  const wanted = read("language") ?? (navigator.language.toLowerCase().startsWith("ar") ? "ar" : "en");
  root.lang = wanted === "ar" ? "ar" : "en";
  root.dir = wanted === "ar" ? "rtl" : "ltr";
  root.dataset.theme = read("theme") ?? "system";

  // Only for somebody who was here before: strangers keep nothing, and would be refused.
  const { product, asks } = document.currentScript?.dataset ?? {};
  const person = product && read(`person of ${product}`);
  if (!person || read(`leaving ${product}`)) return;
  globalThis.earlyDatabase = opened(`${product} ${person}`);

  // At the product's own address alone, whose screen asks so. `ground/api.js` takes the answers.
  if (!asks || location.pathname !== `/${product}/`) return;
  globalThis.early = new Map(asks.split(" ").map((address) => {
    const answer = fetch(address, { headers: { "Accept-Language": root.lang, "X-Barbell-Person": person } });
    // Whoever takes it hears of it.
    answer.catch(() => {});
    return [address, answer];
  }));

  /**
   * A database as it is, of whatever version; none is made. Private windows of some browsers have none. `offline/database.js` takes it over.
   * @param {string} name
   */
  function opened(name) {
    try {
      const request = indexedDB.open(name);
      const opening = /** @type {Promise<IDBDatabase | undefined>} */ (new Promise((resolve) => {
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = (event) => {
          event.preventDefault();
          resolve(undefined);
        };
        request.onsuccess = () => {
          // Whoever gives it up or needs a newer one waits for nobody here.
          request.result.onversionchange = () => {
            globalThis.earlyDatabase = undefined;
            request.result.close();
          };
          resolve(request.result);
        };
      }));
      // Nobody wanted it, as when somebody else is here by now.
      setTimeout(() => {
        if (!globalThis.earlyDatabase) return;
        globalThis.earlyDatabase = undefined;
        opening.then((database) => database?.close());
      }, 10_000);
      return { name, opening };
    } catch {
      return undefined;
    }
  }
})();
