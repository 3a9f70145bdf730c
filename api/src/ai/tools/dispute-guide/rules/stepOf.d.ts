import type { DisputeStep } from "@iep-insider/sdk/contract";
import type { StepWords } from "../words/StepWords.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/** The text of a step, adapted to what the parent's account says was done. */
export declare function wordsOfStep(id: StepId, situation: Situation): StepWords;
/** A step with its times, form, attachments and letter for the parent's state. */
export declare function stepOf(id: StepId, situation: Situation): DisputeStep;
