// The section and its choices stand behind the hash, so that each view has an address: `#/logs?request=…`.
import { useEffect, useState } from "../vendor/preact.js";
import { query } from "./api.js";

function read() {
  const [path, search] = location.hash.replace(/^#\/?/, "").split("?");
  return { section: path.split("/")[0] || "services", rest: path.split("/").slice(1).map(decodeURIComponent), choices: Object.fromEntries(new URLSearchParams(search)) };
}

export const address = (section, rest = [], choices = {}) => `#/${[section, ...rest.map(encodeURIComponent)].join("/")}${query(choices)}`;

export function go(section, rest, choices) { location.hash = address(section, rest, choices); }

/** Changes choices of this section without a step back for each. */
export function choose(choices) {
  const { section, rest, choices: before } = read();
  history.replaceState(null, "", address(section, rest, { ...before, ...choices }));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export function useRoute() {
  const [route, setRoute] = useState(read);
  useEffect(() => {
    const moved = () => setRoute(read());
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return route;
}
