// A weight as the person wants to read it. Only what shows one asks in which units that is. GTSD-7.2-04.
import { useEffect, useState } from "../../vendor/preact.js";
import { ask } from "../../ground/api.js";
import { held, hold, recent, remember } from "../../ground/recent.js";
import { weight } from "../profile/units.js";

/** @typedef {import("../profile/units.js").Units} Units */

/** Those of last time until they are read, and where they cannot be. @returns {Units} */
const known = () => recent("settings")?.units ?? recent("profile")?.settings.units ?? "metric";

/** Asks once for the person who is here, however many weights there are. @returns {Promise<void>} */
function read() {
  const former = held("units");
  if (former) return former;
  const control = new AbortController();
  const reading = ask("profile.settings", {}, control.signal).then((settings) => remember("settings", settings), () => hold("units", undefined, () => {}));
  hold("units", reading, () => control.abort());
  return reading;
}

/** @returns {Units} */
export function useUnits() {
  const [units, setUnits] = useState(known);
  useEffect(() => {
    let isHere = true;
    read().then(() => { if (isHere) setUnits(known()); });
    return () => { isHere = false; };
  }, []);
  return units;
}

/** @param {{ kg: number }} properties */
export const Weight = ({ kg }) => weight(kg, useUnits());
