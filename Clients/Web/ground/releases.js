// A newer release of the client: told when it is ready, and taken when the person says so.
import { startWorker } from "../offline/register.js";
import { product } from "./api.js";
import { language } from "./language.js";
import { notify } from "./live.js";

const texts = {
  en: { text: "A newer version is ready.", label: "Update" },
  ar: { text: "يتوفر إصدار أحدث.", label: "تحديث" },
};

/** For the time after the first picture, because everything that a worker keeps is asked for then. */
export function watchReleases() {
  const start = () => startWorker(product, (takeOver) => {
    const { text, label } = texts[language()];
    notify({ text, action: { label, run: takeOver } });
  });
  // A browser that forbids workers, as in private windows, shows pages from the network.
  start().catch((error) => console.info("no worker", error));
}
