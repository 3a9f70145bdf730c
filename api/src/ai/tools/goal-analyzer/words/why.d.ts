import type { GoalPart } from "@iep-insider/sdk/contract";
import type { Findings } from "../rules/scoreGoal.ts";
/** The parts' names for a parent. */
export declare const titles: Readonly<Record<GoalPart, string>>;
type Sentences = {
    readonly [Part in GoalPart]: Readonly<Record<Findings[Part]["level"], string>>;
};
/** What was found for each part, or what is missing. `{quote}` is replaced with the parent's own words. */
export declare const why: Sentences;
export {};
