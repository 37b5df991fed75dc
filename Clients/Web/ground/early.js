// Before the first picture: language, direction and colours, so that nothing turns round or flashes; and what the first screen will ask is
// asked, while the modules come. No module, because those come later.
(function () {
  const root = document.documentElement;
  const read = (/** @type {string} */ name) => { try { return localStorage.getItem(name); } catch { return null; } };
  const wanted = read("language") ?? (navigator.language.toLowerCase().startsWith("ar") ? "ar" : "en");
  root.lang = wanted === "ar" ? "ar" : "en";
  root.dir = wanted === "ar" ? "rtl" : "ltr";
  root.dataset.theme = read("theme") ?? "system";

  // Only for somebody who was here before, at the product's own address: strangers would be refused. `ground/api.js` takes the answers.
  const { product, asks } = document.currentScript?.dataset ?? {};
  if (!product || !asks || location.pathname !== `/${product}/` || !read(`person of ${product}`) || read(`leaving ${product}`)) return;
  globalThis.early = new Map(asks.split(" ").map((address) => {
    const answer = fetch(address, { headers: { "Accept-Language": root.lang } });
    // Whoever takes it hears of it.
    answer.catch(() => {});
    return [address, answer];
  }));
})();
