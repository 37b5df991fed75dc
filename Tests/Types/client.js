// How a web client uses the exported types: every call is checked against the contract of its operation.
// @ts-check
import { endpoints } from "./endpoints.js";

/** @typedef {import("./types.d.ts").EndpointID} EndpointID */

/**
 * @template {EndpointID} ID
 * @param {ID} id
 * @param {import("./types.d.ts").ParametersOf<ID>} parameters
 * @param {import("./types.d.ts").BodyOf<ID>} body
 * @returns {Promise<import("./types.d.ts").OutputOf<ID>>}
 */
export async function call(id, parameters, body) {
  const endpoint = endpoints[id];
  const answer = await fetch(endpoint.path, { method: endpoint.method, body: JSON.stringify({ parameters, body }) });
  return answer.json();
}
