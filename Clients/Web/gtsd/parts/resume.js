// Photos that wait go on, whatever screen is open: after a restart, after signing in again, when somebody asks. GTSD-P-6.4-07.
import { waiting } from "../../ground/device.js";

export async function resumeUploads() {
  if ((await waiting()).files > 0) (await import("../progress/uploads.js")).resume();
}
