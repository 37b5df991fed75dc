// A form: what was typed, what is wrong with it, whether it is on its way. What is wrong is told beside each field and together above them.
import { useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { asCallError } from "./errors.js";
import { digits } from "./language.js";

/** @typedef {import("./errors.js").CallError} CallError */
/** @template Values @typedef {Partial<Record<keyof Values & string, string>>} Problems */

/**
 * @template {Record<string, string | boolean>} Values
 * @param {object} settings
 * @param {Values} settings.initial as it was read last
 * @param {(values: Values) => Problems<Values>} settings.check what can be said without the server
 * @param {(values: Values, key: string, isHere: () => boolean) => Promise<unknown>} settings.submit `key` stays the same while the same values are
 *   tried again, until they got through; `isHere` says whether the form is there still, as an answer that comes late must not close another
 */
export function useForm({ initial, check, submit }) {
  // What nobody typed over is as it was read last, also where another device changed it while the form was open: saving must not undo that.
  const [typed, setTyped] = useState(/** @type {Partial<Values>} */ ({}));
  const values = /** @type {Values} */ ({ ...initial, ...typed });
  // What the service said stays as it said it. What was found here is said anew each time, so that it is in the language of the page.
  const [told, setTold] = useState(/** @type {Problems<Values>} */ ({}));
  const [found, setFound] = useState(/** @type {string[]} */ ([]));
  const [error, setError] = useState(/** @type {CallError | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const summary = useRef(/** @type {HTMLElement | null} */ (null));
  const isHere = useRef(true);
  useEffect(() => () => { isHere.current = false; }, []);
  // What is sent once more after it was done is meant to be done once more.
  const [done, setDone] = useState(0);
  const key = useMemo(() => crypto.randomUUID(), [typed, done]);
  // The summary takes the focus after a refused attempt, so that everybody hears what to do.
  useEffect(() => { if (attempt) summary.current?.focus(); }, [attempt]);

  const again = found.length ? check(values) : {};
  const problems = /** @type {Problems<Values>} */ ({ ...told, ...Object.fromEntries(Object.entries(again).filter(([name]) => found.includes(name))) });
  const refuse = (/** @type {string[]} */ names, /** @type {Problems<Values>} */ answered, /** @type {CallError | null} */ refusal) => {
    setFound(names);
    setTold(answered);
    setError(refusal);
    setAttempt((count) => count + 1);
  };
  /** @param {Event} [event] */
  const onSubmit = async (event) => {
    event?.preventDefault();
    if (isBusy) return;
    const wrong = Object.keys(check(values));
    if (wrong.length) return refuse(wrong, {}, null);
    setFound([]);
    setTold({});
    setError(null);
    setBusy(true);
    try {
      await submit(values, key, () => isHere.current);
      if (isHere.current) setDone((count) => count + 1);
    } catch (thrown) {
      const refusal = asCallError(thrown);
      const known = refusal.fields.filter(({ field }) => field in values);
      if (isHere.current) refuse([], /** @type {any} */ (Object.fromEntries(known.map(({ field, message }) => [field, digits(message)]))), known.length ? null : refusal);
    } finally {
      if (isHere.current) setBusy(false);
    }
  };
  /** @param {keyof Values & string} name @param {string | boolean} value */
  const set = (name, value) => {
    setTyped((before) => ({ ...before, [name]: value }));
    // What was wrong is looked at again once it is being mended, not while it is typed first.
    if (!problems[name]) return;
    const isWrong = !!check({ ...values, [name]: value })[name];
    setTold((before) => ({ ...before, [name]: undefined }));
    setFound((before) => [...before.filter((other) => other !== name), ...(isWrong ? [name] : [])]);
  };
  /** What a field needs to know. @param {keyof Values & string} name */
  const field = (name) => ({ name, value: values[name], problem: problems[name], onInput: (/** @type {string | boolean} */ value) => set(name, value) });
  const isRefused = error !== null || Object.values(problems).some(Boolean);
  return { values, problems, error, isRefused, isBusy, summary, set, field, onSubmit };
}
