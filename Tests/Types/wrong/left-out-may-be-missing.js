// TS2322
// @ts-check
import { call } from "../client.js";

const me = await call("auth.me", {}, {});
/** @type {string} */
export const email = me.email;
