// The rules that the services decide by, in the browser: fetched when a screen first needs them, once a page.
import { loadRules } from "../rules.js";
import { product } from "./api.js";
import { asset } from "./release.js";

/** @type {Promise<{ call: (name: string, input: object) => any }> | undefined} */
let loading;

/** Fails where WebAssembly is blocked; screens then leave the decision to the server. */
export function rules() {
  loading ??= fetch(asset(`${product}/rules.wasm`)).then(async (response) => {
    if (!response.ok) throw new Error(`rules.wasm: ${response.status}`);
    return loadRules(await response.arrayBuffer());
  });
  loading.catch(() => { loading = undefined; });
  return loading;
}
