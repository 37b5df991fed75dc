// TS2339
// @ts-check
import { call } from "../client.js";

const me = await call("auth.me", {}, {});
export const avatar = me.avatar;
