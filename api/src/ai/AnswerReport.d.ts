import type { AiEngineName, AiTool, AnswerBase } from "@iep-insider/sdk/contract";
import type { CheckName } from "./checks/checkDraft.ts";
import type { ModelFailure } from "./model/ModelClient.ts";
import type { Fallback } from "./write.ts";
/** What may be logged about an answer: sizes and timings, never its content (ADR 17). */
export interface AnswerReport {
    readonly tool: AiTool;
    readonly engine: AiEngineName;
    readonly outcome: AnswerBase["outcome"];
    readonly isCrisis: boolean;
    /** The length of the parent's text, in characters. */
    readonly asked: number;
    readonly citations: number;
    /** How often the model was called. */
    readonly tries: number;
    /** Checks that the model's drafts failed. */
    readonly rejected: readonly CheckName[];
    /** Why the model gave no answer; null where it gave one or was not asked. */
    readonly failure: ModelFailure | null;
    /** Why the rules answered although the model was called; null if it answered or was not called. */
    readonly fallback: Fallback | null;
    /** Checks that the rules' own draft failed, which is a bug. */
    readonly faults: readonly CheckName[];
    readonly milliseconds: number;
}
