/** What a parent reads of a step. Where a state changes a part of it, the rules put that part in its place. */
export interface StepWords {
    readonly title: string;
    /** In one sentence, for the list of steps. */
    readonly short: string;
    readonly what: string;
    readonly who: string;
    readonly cost: string;
    readonly time: string;
    readonly attach: readonly string[];
    readonly risk: string;
    readonly stop: string;
}
export declare const nothing = "Nothing.";
