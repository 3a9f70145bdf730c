import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";
export type MethodLevel = "full" | "tool" | "observation" | "words" | "who" | "missing";
/** How progress is measured, and by whom or how often: 15 points. */
export declare function method({ tools, people }: Goal): Finding<MethodLevel>;
