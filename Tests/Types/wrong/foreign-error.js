// TS2322
// @ts-check
import { call } from "../client.js";

/** @type {import("../types.d.ts").ErrorsOf<"auth.login">} */
export const code = "out_of_stock";
