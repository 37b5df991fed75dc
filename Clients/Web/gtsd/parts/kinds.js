// Kinds and groups of tasks: their sign, their colour, their name. GTSD-P-5.2-04, GTSD-4.1-02.

/** @typedef {import("../../contracts/types.d.ts").TaskType} TaskType */
/** @typedef {import("../../contracts/types.d.ts").TaskGroup} TaskGroup */

/** @type {Record<TaskType, { icon: string, colour: string, group: TaskGroup }>} */
export const kinds = {
  workout: { icon: "dumbbell", colour: "blue", group: "exercise" },
  cardio: { icon: "heart-pulse", colour: "blue", group: "exercise" },
  meal: { icon: "utensils", colour: "orange", group: "nutrition" },
  supplement: { icon: "pill", colour: "purple", group: "supplements" },
  hydration: { icon: "droplets", colour: "cyan", group: "hydration" },
  weightLog: { icon: "scale", colour: "green", group: "tracking" },
  progressPhoto: { icon: "camera", colour: "pink", group: "tracking" },
};

/** In the order of the day's list. @type {{ id: TaskGroup, icon: string, colour: string }[]} */
export const groups = [
  { id: "nutrition", icon: "utensils", colour: "orange" },
  { id: "exercise", icon: "dumbbell", colour: "blue" },
  { id: "supplements", icon: "pill", colour: "purple" },
  { id: "hydration", icon: "droplets", colour: "cyan" },
  { id: "tracking", icon: "scale", colour: "green" },
];
