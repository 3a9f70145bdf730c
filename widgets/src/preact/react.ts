/**
 * What elements have in place of `react`: as much of it as tools use, on Preact (ADR 85). The build and the tests on
 * Preact import this file for "react"; a tool never names it. Without the rest of `preact/compat`, which copies the
 * properties of every node.
 */
export { Component, cloneElement, createContext, createElement, Fragment } from "preact";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks";
export { memo } from "./memo.ts";
export { useEffectEvent } from "./useEffectEvent.ts";
export { useSyncExternalStore } from "./useSyncExternalStore.ts";
