// What the client uses of the renderer, which comes without types; Tools/install fetches it.
export type Child = object | string | number | boolean | null | undefined | Child[];
export type Ref<Value> = { current: Value };
export function html(strings: TemplateStringsArray, ...values: unknown[]): Child;
export function h(type: string, properties: object, ...children: Child[]): Child;
export function render(child: Child, place: Element): void;
export function useState<Value>(initial: Value | (() => Value)): [Value, (next: Value | ((before: Value) => Value)) => void];
export function useReducer<State, Event>(reduce: (state: State, event: Event) => State, initial: State): [State, (event: Event) => void];
export function useEffect(run: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(run: () => void | (() => void), inputs?: unknown[]): void;
export function useMemo<Value>(make: () => Value, inputs: unknown[]): Value;
export function useCallback<Body>(body: Body, inputs: unknown[]): Body;
export function useRef<Value = any>(initial?: Value): Ref<Value>;
export function useErrorBoundary(report?: (error: Error) => void): [Error | undefined, () => void];
