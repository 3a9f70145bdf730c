import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** Plans with a parent's own account beside the choices, and what must not sway them. */
export declare const disputeGuideParents: readonly EvaluationCase<DisputeQuestion>[];
