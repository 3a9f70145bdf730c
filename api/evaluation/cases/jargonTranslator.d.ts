import type { TermToTranslate } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** Terms as parents meet and type them. */
export declare const jargonTranslator: readonly EvaluationCase<TermToTranslate>[];
