// TS2322
// @ts-check
import { call } from "../client.js";

await call("auth.login", {}, { email: "sara@example.com", password: 12345678 });
