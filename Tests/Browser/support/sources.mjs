// Modules of the client as they lie in Clients/Web, for journeys that call one by itself: a release has them joined.

/** Where they are for this page. @param {import("playwright-core").Page} page */
export async function sources(page) {
  await page.route("**/sources/**", (route) => route.fulfill({
    path: `Clients/Web/${new URL(route.request().url()).pathname.replace("/sources/", "")}`, contentType: "text/javascript",
  }));
  return "/sources/";
}
