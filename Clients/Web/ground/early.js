// Before the first picture: language, direction and colours, so that nothing turns round or flashes. No module, because those come later.
(function () {
  const root = document.documentElement;
  const read = (/** @type {string} */ name) => { try { return localStorage.getItem(name); } catch { return null; } };
  const wanted = read("language") ?? (navigator.language.toLowerCase().startsWith("ar") ? "ar" : "en");
  root.lang = wanted === "ar" ? "ar" : "en";
  root.dir = wanted === "ar" ? "rtl" : "ltr";
  root.dataset.theme = read("theme") ?? "system";
})();
