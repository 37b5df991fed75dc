// TS2345
// @ts-check
import { call } from "../client.js";

await call("auth.signIn", {}, {});
