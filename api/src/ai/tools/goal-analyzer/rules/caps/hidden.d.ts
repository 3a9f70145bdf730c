import type { Goal } from "../reading/readGoal.ts";
/** What a goal trains a child to hide, or to do for no reason but obedience. */
export type Hidden = "stimming" | "eyeContact" | "device" | "touch" | "obeying";
/**
 * Whether a goal trains a child to hide a disability, or to comply for compliance's sake: fewer movements that calm,
 * eye contact, speech before the device may be used, touch that is not wanted, obeying without a word.
 * @returns what it is, or null. Stopping self-injury is none of these.
 */
export declare function hiddenIn({ text }: Pick<Goal, "text">): Hidden | null;
/**
 * Whether it is only asked for beside a skill worth learning: "ask for help while making eye contact". What is left may
 * not hide anything either: "reduce stimming and make eye contact" has no skill.
 */
export declare function isBeside({ text }: Pick<Goal, "text">): boolean;
/** The goal's text without what is asked for beside the skill. */
export declare function withoutBeside(text: string): string;
