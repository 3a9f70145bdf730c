import type { Quantity } from "../reading/quantities.ts";
import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";
export type CriterionLevel = "full" | "number" | "odd" | "words" | "missing";
/** How well, how much or how often counts as met: 20 points. */
export declare function criterion(goal: Goal): Finding<CriterionLevel>;
/** The number to reach; how often it has to hold only where there is no other. */
export declare function mainTarget({ targets }: Goal): Quantity | null;
