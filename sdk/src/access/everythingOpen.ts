import type { AskAccess } from "../host/index.ts";

/** Every tool is open: there is nothing to pay or to give before a tool, and no gate in front of one. */
export const everythingOpen: AskAccess = () => ({ state: "open" });
