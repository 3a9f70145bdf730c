import type { GoalCapId, GoalPart } from "@iep-insider/sdk/contract";
import type { Hidden } from "../rules/caps/hidden.ts";
/** The answer first: a band as on the screen. */
export declare const bands: {
    readonly green: "This goal is clear, and it can be measured.";
    readonly yellow: "This goal has a good base, but parts are missing.";
    readonly red: "As it stands, it would be hard to tell if your child meets this goal.";
};
export declare const caps: Readonly<Record<GoalCapId, string>>;
/** Names of parts within a sentence. */
export declare const inSentence: Readonly<Record<GoalPart, string>>;
/** Why many object, and what to ask for in its place. */
export declare const hidden: Readonly<Record<Hidden, string>>;
/** The words of a target that lies below the starting point. */
export declare const below = "Its target is below where your child is now.";
export declare const mostMissed: (parts: readonly string[]) => string;
export declare const nothingMissed = "All the parts that we look for are there. We cannot see if it is the right goal for your child, so no goal gets more than 95 here.";
export declare const rule = "An IEP needs yearly goals that can be measured. The score is our own guide and no legal test.";
export declare const maybeMissed = "We may have missed a part of this goal. Check the points below against its text. This answer is free.";
export declare const step = "A goal should also be a real step for your child, seen from where your child is now.";
