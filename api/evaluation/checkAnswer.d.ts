import type { AiAnswer } from "@iep-insider/sdk/contract";
import type { AnyCase } from "./EvaluationCase.ts";
/** What an answer lacks, or has and must not have. */
export interface Failure {
    readonly kind: "no answer" | "outcome" | "crisis" | "missing fact" | "forbidden words" | "citation" | "invented citation" | "verdict" | "score" | "cap" | "invented number" | "letter" | "deadline" | "urgency";
    /** For who mends the engine. */
    readonly what: string;
}
/**
 * Looks at one answer.
 * @param retrieved ids of the law that was retrieved for the question: nothing else may be cited.
 * @returns all that is wrong with it; empty when the case is passed.
 */
export declare function checkAnswer(theCase: AnyCase, answer: AiAnswer, retrieved: ReadonlySet<string>): Failure[];
