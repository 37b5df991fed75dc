// A weight as the person wants to read it. Only what shows one asks in which units that is. GTSD-7.2-04.
import { useEffect, useState } from "../../vendor/preact.js";
import { held, hold, recent } from "../../ground/recent.js";
import { weight } from "../profile/units.js";
import { readSettings, recentSettings } from "./settings.js";

/** @typedef {import("../profile/units.js").Units} Units */

/** Those of last time until they are read, and where they cannot be. @returns {Units} */
const known = () => recentSettings()?.units ?? recent("profile")?.settings.units ?? "metric";

/** Asks once for the person who is here, however many weights there are. @returns {Promise<void>} */
function read() {
  const former = held("units");
  if (former) return former;
  const control = new AbortController();
  const reading = readSettings(control.signal).then(() => {}, () => hold("units", undefined, () => {}));
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
