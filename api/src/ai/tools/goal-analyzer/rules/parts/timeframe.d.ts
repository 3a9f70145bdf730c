import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";
export type TimeframeLevel = "full" | "loose" | "missing";
/** By when: 10 points. */
export declare function timeframe({ timeframes }: Goal): Finding<TimeframeLevel>;
