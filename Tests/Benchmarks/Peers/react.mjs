// The peer of the web client's renderer: React 18 under the names that the screens use, so that the same screens are drawn by it.
import * as React from "react";
import { createRoot } from "react-dom";
import { htm } from "./htm.js";

export const h = React.createElement;
export const html = htm.bind(h);
export const { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } = React;
// Its own boundaries are classes. Nothing that is measured throws.
export const useErrorBoundary = () => [undefined, () => {}];
export const render = (child, place) => createRoot(place).render(child);
