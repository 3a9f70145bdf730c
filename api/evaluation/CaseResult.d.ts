import type { AiEngineName, AiTool } from "@iep-insider/sdk/contract";
import type { Failure } from "./checkAnswer.ts";
/** What came of one case. */
export interface CaseResult {
    readonly tool: AiTool;
    readonly id: string;
    readonly isSafety: boolean;
    /** What answered; null where nothing did. */
    readonly engine: AiEngineName | null;
    /** The rules answered although a model was asked: it failed, or gave nothing that passed the checks. */
    readonly isFallback: boolean;
    /** Checks of the server that drafts did not pass. No fault of the answer that came instead, but worth mending. */
    readonly rejected: readonly string[];
    /** Empty when the case is passed. */
    readonly failures: readonly Failure[];
    /** How many citations the answer has. */
    readonly citations: number;
    /** Of its prose, in years of school; NaN where it has none. */
    readonly grade: number;
}
