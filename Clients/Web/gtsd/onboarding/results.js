// After the wizard: what the plan comes to, as the server worked it out, and the way into the first day. GTSD-2.4-04.
import { html } from "../../vendor/preact.js";
import { Button } from "../../design/button.js";
import { Icon } from "../../design/icon.js";
import { useTexts } from "../../ground/language.js";
import { go } from "../../ground/router.js";
import { useTitle } from "../../ground/title.js";
import { Targets } from "./targets.js";
import { resultTexts } from "./texts.js";

/** @param {{ profile: import("../../contracts/types.d.ts").Profile }} properties */
export function Results({ profile }) {
  const words = useTexts(resultTexts);
  useTitle(words.title);
  const { bmr = 0, tdee = 0, calorieTarget = 0, proteinTargetG = 0, waterTargetMl = 0, projectedDate, targetDate, energyWarnings } = profile;
  const isEarly = !!projectedDate && !!targetDate && targetDate < projectedDate;
  return html`<main class="results" id="content">
    <div>
      <span class="sign"><${Icon} name="party-popper" size=${36} /></span>
      <h1 tabindex="-1">${words.title}</h1>
      <p class="lead">${words.lead}</p>
      <${Targets} targets=${{ bmr, tdee, calorieTarget, proteinTargetG, waterTargetMl, projectedDate, targetDateTooEarly: isEarly, warnings: energyWarnings }} />
      <${Button} kind="primary" isLarge onClick=${() => go("/", { replaces: true })}>${words.open}</${Button}>
      <p class="small">${words.estimate}</p>
    </div>
  </main>`;
}
