// TS2561
// @ts-check
import { call } from "../client.js";

await call("auth.login", {}, { email: "sara@example.com", password: "Oasis2026", remember: true });
