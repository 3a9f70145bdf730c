import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";
export type ConditionLevel = "full" | "help" | "missing";
/** Where, with what, and with which help: 10 points. */
export declare function condition({ conditions, helps }: Goal): Finding<ConditionLevel>;
