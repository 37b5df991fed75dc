// The rules that the services decide by, in the browser: fetched when a screen first needs them, once a page.
import { loadRules } from "../rules.js";
import { product } from "./api.js";

/** @type {Promise<{ call: (name: string, input: object) => any }> | undefined} */
let loading;

/** Fails where WebAssembly is blocked; screens then leave the decision to the server. */
export function rules() {
  loading ??= fetch(new URL(`../${product}/rules.wasm`, import.meta.url)).then(async (response) => {
    if (!response.ok) throw new Error(`rules.wasm: ${response.status}`);
    return loadRules(await response.arrayBuffer());
  });
  loading.catch(() => { loading = undefined; });
  return loading;
}
