import type { AskAccess } from "../host/index.ts";

/** Every tool is open, and nobody is asked: for stories and tests of what stands behind a gate. */
export const everythingOpen: AskAccess = () => ({ state: "open" });
