import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, of which React 18 warns on a server, where it would do nothing anyway. */
export const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
