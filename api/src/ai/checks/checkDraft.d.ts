import type { Check, Checked } from "./Check.ts";
declare const checks: {
    citations: Check;
    sections: Check;
    days: Check;
    language: typeof language;
    readingGrade: typeof readingGrade;
    length: typeof length;
    safety: Check;
};
/** `form`: what was filled in could not be made a draft. */
export type CheckName = keyof typeof checks | "form";
export interface FailedCheck {
    readonly check: CheckName;
    /** What is wrong, for the rewrite of the draft. */
    readonly reason: string;
}
/** The checks that a draft fails; empty if it may be shown. */
export declare function checkDraft(checked: Checked): readonly FailedCheck[];
/** No longer than a parent reads on a phone. */
export declare function length({ prose, longestProse }: Checked): string | null;
/** A parent who is tired can read it. */
export declare function readingGrade(checked: Checked): string | null;
/** The checks read English only: what they cannot read must not be shown. */
export declare function language({ prose }: Checked): string | null;
export {};
