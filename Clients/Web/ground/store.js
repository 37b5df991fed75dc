// State and event make the next state and effects. Models are pure and know no page; effects are where calls, clock and addresses are.
import { useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { onOld } from "./fresh.js";

/**
 * @template State, Event, Effect
 * @typedef {object} Model
 * @property {(input: any) => [State, Effect[]]} begin
 * @property {(state: State, event: Event) => [State, Effect[]]} update
 * @property {(effect: Effect, tell: (event: Event) => void, signal: AbortSignal) => unknown} run
 * @property {Event} [returned] told when what was read may be old
 */

/**
 * A model at work as long as the component is there. What its effects began ends with it.
 * @template State, Event, Effect
 * @param {Model<State, Event, Effect>} model @param {unknown} [input] @returns {[State, (event: Event) => void]}
 */
export function useModel(model, input) {
  const [, draw] = useState(0);
  const place = useRef(/** @type {any} */ (null));
  if (!place.current) place.current = start(model, input, () => draw((count) => count + 1));
  // What it asks for is on its way before the empty screen is painted.
  useLayoutEffect(() => {
    place.current.open();
    const { returned } = model, end = returned && onOld(() => place.current.tell(returned));
    return () => {
      end?.();
      place.current.close();
    };
  }, []);
  return [place.current.state, place.current.tell];
}

/**
 * The same without a page, for tests and for what outlives a screen.
 * @template State, Event, Effect
 * @param {Model<State, Event, Effect>} model @param {unknown} input @param {() => void} changed
 */
export function start(model, input, changed) {
  let [state, waiting] = model.begin(input);
  const control = new AbortController();
  let isOpen = false;
  const work = () => {
    const effects = waiting;
    waiting = [];
    for (const effect of effects) model.run(effect, machine.tell, control.signal);
  };
  const machine = {
    get state() { return state; },
    /** @param {Event} event */
    tell(event) {
      if (control.signal.aborted) return;
      const [next, effects] = model.update(state, event);
      const isNew = next !== state;
      state = next;
      waiting.push(...effects);
      if (isNew) changed();
      if (isOpen) work();
    },
    open() { isOpen = true; work(); },
    close() { control.abort(); },
  };
  return machine;
}
