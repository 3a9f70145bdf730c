import type { AiTool, AnswerBase } from "@iep-insider/sdk/contract";
import type { AnswerTool, Draft, InputOfTool, Question } from "./AnswerTool.ts";
import { type Asked } from "./askForDraft.ts";
import { type CheckName } from "./checks/checkDraft.ts";
import type { Evidence } from "./law/Evidence.ts";
import { type ModelClient } from "./model/ModelClient.ts";
import type { engineNotes } from "./words.ts";
/** Why the rules answered although the model was asked. */
export type Fallback = keyof typeof engineNotes;
/** A draft that may be shown, and how it came about. */
export interface Written<Tool extends AiTool> extends Omit<Asked<Tool>, "draft"> {
    readonly draft: Draft<Tool>;
    readonly engine: AnswerBase["engine"];
    readonly fallback: Fallback | null;
    readonly faults: readonly CheckName[];
    /** The law that the draft may cite: of the question as it was read. */
    readonly evidence: Evidence;
}
/**
 * Writes what answers a question: declined, by the model, or by the rules.
 * @param model null where it is not to be asked.
 * @throws the signal's reason when it ended.
 */
export declare function write<Tool extends AiTool>(tool: AnswerTool<Tool>, asTyped: Question<Tool>, model: ModelClient | null, signal: AbortSignal | undefined): Promise<Written<Tool>>;
/**
 * Whether what was read is shown before there is an answer: nothing is spent on it, neither a use nor a model's tokens
 * (ADR 31). What is asked in another language than English is free anyway (`answerFor`).
 */
export declare function isToConfirm<Tool extends AiTool>(tool: AnswerTool<Tool>, input: InputOfTool<Tool>): boolean;
