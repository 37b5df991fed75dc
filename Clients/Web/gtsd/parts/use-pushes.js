// Whether this browser is pushed to, and the two switches.
import { useEffect, useState } from "../../vendor/preact.js";
import { explain } from "../../design/states.js";
import { texts as stateTexts } from "../../design/states.texts.js";
import { asCallError } from "../../ground/errors.js";
import { useTexts } from "../../ground/language.js";
import { notify } from "../../ground/live.js";
import { pushState, switchOff, switchOn } from "../../offline/pushes.js";
import { texts } from "./pushes.texts.js";

export function usePushes() {
  const words = useTexts(texts), states = useTexts(stateTexts);
  const [state, setState] = useState(/** @type {import("../../offline/pushes.js").PushState | undefined} */ (undefined));
  const [isBusy, setBusy] = useState(false);
  useEffect(() => { pushState().then(setState, () => setState("unsupported")); }, []);
  const change = async (/** @type {() => Promise<import("../../offline/pushes.js").PushState>} */ how) => {
    setBusy(true);
    try {
      const now = await how();
      setState(now);
      if (now === "on") notify({ text: words.turnedOn });
      if (now === "denied" || now === "unsupported") notify({ text: words[now] });
    } catch (error) {
      notify({ text: explain(asCallError(error), states) });
    }
    setBusy(false);
  };
  return { state, isBusy, on: () => change(switchOn), off: () => change(switchOff) };
}
