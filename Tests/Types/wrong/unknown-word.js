// TS2322
// @ts-check
import { call } from "../client.js";

await call("tasks.list", { status: "done" }, {});
