import type { GoalToAnalyze } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** Goals as they stand in IEPs. Sources of the expected scores: ADR 34 and the rubric's caps. */
export declare const goalAnalyzer: readonly EvaluationCase<GoalToAnalyze>[];
