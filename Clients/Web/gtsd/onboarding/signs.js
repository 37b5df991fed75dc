// The icon of each choice and each benefit.
const icons = {
  female: "user-round", male: "user", other: "users-round", prefer_not_to_say: "lock",
  lose_weight: "trending-down", gain_muscle: "biceps-flexed", maintain: "scale", improve_health: "heart-pulse",
  sedentary: "armchair", lightly_active: "footprints", moderately_active: "bike", very_active: "dumbbell", extremely_active: "flame",
  aim: "target", day: "list-checks", proof: "trending-up",
};
/** @type {Record<string, string>} */
export const signs = icons;
