import type { AiTool } from "@iep-insider/sdk/contract";
import type { Answering } from "./Answering.ts";
import type { CaseResult } from "./CaseResult.ts";
import type { EvaluationCases } from "./EvaluationCase.ts";
/** Asks every case of the given tools, one after the other: a model's limits hold for us too. */
export declare function runCases(answering: Answering, cases: EvaluationCases, tools: readonly AiTool[]): Promise<readonly CaseResult[]>;
