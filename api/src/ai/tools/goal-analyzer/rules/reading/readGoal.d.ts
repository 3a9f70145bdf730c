import { type Action } from "./actions.ts";
import { type Clauses } from "./clauses.ts";
import { type Quantity } from "./quantities.ts";
import { type Sentence } from "./sentences.ts";
/** A goal's text with all that the rubric looks at. */
export interface Goal extends Clauses {
    readonly text: string;
    readonly numberedGoals: number;
    readonly sentences: readonly Sentence[];
    readonly actions: readonly Action[];
    /** Of the child, and not "will not". */
    readonly ofChild: readonly Action[];
    readonly quantities: readonly Quantity[];
    readonly targets: readonly Quantity[];
    readonly baselines: readonly Quantity[];
}
/** Reads what was typed as a goal. Nothing of it depends on names, capitals, line breaks or bullets. */
export declare function readGoal(typed: string): Goal;
