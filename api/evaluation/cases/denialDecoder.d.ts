import type { DenialToDecode } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** The reasons that schools give, as labels of the list name them, and facts that change the finding. */
export declare const denialDecoder: readonly EvaluationCase<DenialToDecode>[];
