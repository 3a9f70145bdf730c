import type { AiTool } from "@iep-insider/sdk/contract";
import type { Answering } from "../Answering.ts";
import type { AskedCase } from "./AskedCase.ts";
/** What came of one message. */
export interface AskedResult {
    readonly id: string;
    readonly tool: AiTool;
    readonly kind: AskedCase["kind"];
    readonly language: AskedCase["language"];
    readonly isCharged: boolean;
    /** Whether the reading shown for confirmation was correct as shown; null if none was shown. */
    readonly isReadRight: boolean | null;
    readonly mayCharge: boolean;
    /** Questions asked; those of them that a topic of the answer answers; and others that the answer names as open. */
    readonly questions: number;
    readonly addressed: number;
    readonly named: number;
    /** Whether every topic of the answer is one that was asked for, or may be there; null where it names none. */
    readonly isOnTopic: boolean | null;
    readonly topics: readonly string[];
    /** Facts that should show, and those that do not. */
    readonly facts: number;
    readonly missing: readonly string[];
    /** Words that must not be there, and are. */
    readonly forbidden: readonly string[];
    readonly milliseconds: number;
    /** Of that, what the processor worked: on a shared machine an answer mostly waits. */
    readonly processorMilliseconds: number;
}
/** Asks each message of each case; in a conversation with the topics of the answer before, as the page sends them. */
export declare function runAsked(answering: Answering, cases: readonly AskedCase[]): Promise<readonly AskedResult[]>;
