import type { AskAccess } from "../host/index.ts";

/** Opens every tool without a request: for stories and tests of what is behind a gate. */
export const everythingOpen: AskAccess = () => ({ state: "open" });
