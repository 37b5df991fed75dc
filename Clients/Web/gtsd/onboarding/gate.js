// Whoever has not answered the first questions is led to them, wherever they came in. GTSD-2.4-05, GTSD-P-3.1-07.
import { useEffect } from "../../vendor/preact.js";
import { ask } from "../../ground/api.js";
import { keep, kept } from "../../ground/kept.js";
import { go } from "../../ground/router.js";

const name = "onboarded";
/** Remembers on this device that somebody is through, so that they are not asked about again. @param {string} userId */
export const passed = (userId) => keep(name, userId);

/** @param {string} userId nothing while nobody is known @param {import("../../ground/router.js").Route | undefined} route */
export function useGate(userId, route) {
  const isLed = !!userId && route?.for === "person" && !route.isAlone;
  useEffect(() => {
    if (!isLed || kept(name) === userId) return;
    const control = new AbortController();
    // Where the answer does not come, the screen that is wanted says so itself.
    isThrough(control.signal).then((isThrough) => (isThrough ? passed(userId) : go("/onboarding", { replaces: true })), () => {});
    return () => control.abort();
  }, [userId, isLed]);
}

/**
 * Auth hears of the answers some time after profile has them, so its no is not believed.
 * @param {AbortSignal} signal @returns {Promise<boolean>}
 */
async function isThrough(signal) {
  const account = await ask("auth.me", {}, signal);
  return account.onboardingCompleted || account.demo || (await ask("profile.me", {}, signal)).onboardingCompleted;
}
