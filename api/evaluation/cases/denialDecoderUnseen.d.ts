import type { DenialToDecode } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** Reasons that were written when the rules engine already judged the others. */
export declare const denialDecoderUnseen: readonly EvaluationCase<DenialToDecode>[];
