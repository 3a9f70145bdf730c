import type { Draft } from "../../../AnswerTool.ts";
/** An answer that has words and no plan: declined, or not known. */
export declare function withoutPlan(outcome: "declined" | "unknown", { title, reason }: {
    readonly title: string;
    readonly reason: string;
}, resources: readonly string[]): Draft<"dispute-guide">;
