/**
 * Numbers in a rewritten goal that the original goal does not contain: facts about the child that the parent never
 * gave. The original may spell a number out ("four of five"); the rewritten goal is checked for digits only.
 */
export declare function inventedNumbers(goal: string, rewritten: string): readonly string[];
