import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** Deadlines, federal and of states, counted on the evaluation's fixed day, 2026-11-21. */
export declare const disputeGuideDeadlines: readonly EvaluationCase<DisputeQuestion>[];
