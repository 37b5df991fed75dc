// A badge as a coin. Drawn here, because signs of fonts differ by device.
import { html } from "../../vendor/preact.js";
import { Icon } from "../../design/icon.js";
import { number } from "../../ground/language.js";

/** What is on the coin of each badge. @type {Record<string, string>} */
const icons = {
  day_one_done: "sunrise", streak: "flame", first_photo: "camera", photos_10: "images", tasks: "list-checks", perfect_day: "sparkles",
  goal_halfway: "mountain", goal_reached: "trophy",
};

/** Its sign on a coin, with the number that it stands for. @param {{ badge: import("../../contracts/types.d.ts").Badge, size?: "" | "large" | "small" }} properties */
export function Medal({ badge, size = "" }) {
  const [, family, count] = badge.code.match(/^(streak|tasks|photos)_(\d+)$/) ?? [];
  const icon = icons[badge.code] ?? icons[family];
  return html`<span class="medal ${badge.earnedAt ? "" : "is-locked"} ${size}" aria-hidden="true">
    <span class="face">${icon ? html`<${Icon} name=${icon} size="1em" weight=${1.8} />` : badge.emoji}${count && size !== "small" && html`<b>${number(Number(count))}</b>`}</span>
    ${!badge.earnedAt && html`<i><${Icon} name="lock" size=${size === "large" ? 20 : 14} weight=${2.4} /></i>`}</span>`;
}
