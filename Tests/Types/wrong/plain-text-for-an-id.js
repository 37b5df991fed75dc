// TS2322
// @ts-check
import { call } from "../client.js";

await call("tasks.one", { id: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f" }, {});
