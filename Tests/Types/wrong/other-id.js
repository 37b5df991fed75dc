// TS2322
// @ts-check
import { call } from "../client.js";

const me = await call("auth.me", {}, {});
await call("tasks.one", { id: me.id }, {});
