import type { DenialToDecode } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** Reasons in a parent's own words, and what must not sway the finding. */
export declare const denialDecoderParents: readonly EvaluationCase<DenialToDecode>[];
