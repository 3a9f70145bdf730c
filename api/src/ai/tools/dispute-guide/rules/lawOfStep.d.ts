import type { LetterToSend } from "@iep-insider/sdk/contract";
import type { ProvisionId } from "@iep-insider/sdk/law";
import type { StepId } from "./StepId.ts";
/** What the words of each step rest on. */
export declare const lawOfStep: Readonly<Record<StepId, readonly ProvisionId[]>>;
/** The letter type that fits a step. */
export declare const letterOfStep: Readonly<Record<StepId, LetterToSend | null>>;
