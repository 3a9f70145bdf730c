import type { Draft } from "../../../AnswerTool.ts";
/** The rules' answer on a goal: score, points, caps, what to ask for, and the rewritten goal. */
export declare function answerGoal(typed: string): Draft<"goal-analyzer">;
/** An answer without a score. */
export declare function unscored(outcome: "to_confirm" | "unknown" | "declined", feedback: string, suggestions: readonly string[]): Draft<"goal-analyzer">;
/** The parts of a goal as they were read, for the parent to confirm; how big the step is follows from them. */
export declare function toConfirm(typed: string): Draft<"goal-analyzer">;
