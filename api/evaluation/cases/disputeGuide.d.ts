import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** The steps to expect for each issue, by meeting history and urgency. */
export declare const disputeGuide: readonly EvaluationCase<DisputeQuestion>[];
