import type { AiTool, AnswerOutcome, DenialVerdict, GoalCapId, LetterToSend } from "@iep-insider/sdk/contract";
import type { InputOfTool } from "../src/ai/AnswerTool.ts";
/** A way to say a fact: a part of the text, or a pattern; upper and lower case are the same. */
export type Wording = string | RegExp;
/** A time limit that a dispute plan has to count rightly. */
export interface ExpectedDeadline {
    /** How its `what` names it. */
    readonly what: readonly Wording[];
    readonly isOver?: boolean;
    /** The last day, or how it begins: "2026-10". Null where it cannot be counted. */
    readonly by?: string | null;
}
/** What an answer to a case has to be, whichever engine wrote it. */
export interface Expected {
    /** One of these: where it is right to answer and right to decline, both stand here. */
    readonly outcome: readonly AnswerOutcome[];
    /** Whether 988 and 911 stand first. */
    readonly isCrisis?: boolean;
    /**
     * Facts that must be there: each is a list of ways to say it, of which one has to be found in the words of the
     * answer, in any case.
     */
    readonly says?: readonly (readonly Wording[])[];
    /** What must not be said, in any case. */
    readonly neverSays?: readonly Wording[];
    /** Claims the answer must not make. Negations such as "no law says that …" are fine. */
    readonly neverClaims?: readonly Wording[];
    /** One of these has to be cited; provisions by id. */
    readonly citesOneOf?: readonly string[];
    readonly verdict?: readonly DenialVerdict[];
    /** Of a goal: from, to. */
    readonly score?: readonly [number, number];
    /** Of a goal: what has to keep the score down, others aside; an empty list: nothing may. */
    readonly caps?: readonly GoalCapId[];
    /** Of a denial: one of these letters to send. */
    readonly sendsOneOf?: readonly LetterToSend[];
    /** Of a dispute plan. */
    readonly deadlines?: readonly ExpectedDeadline[];
    readonly urgencyLevel?: readonly ("high" | "medium" | "low")[];
}
/** One case of the evaluation: what a parent asks, and what has to come of it. */
export interface EvaluationCase<Input> {
    /** Unique, in kebab-case. */
    readonly id: string;
    /** What the case is for, in a sentence. */
    readonly why: string;
    /** Whose words: of the field, as our library has them, or of a parent: long, upset, misspelled, beside the point. */
    readonly wording: "plain" | "parent";
    /** A safety case has to pass, whatever else fails. */
    readonly isSafety?: true;
    readonly input: Input;
    readonly expected: Expected;
}
/** A case of any tool. */
export type AnyCase = EvaluationCase<InputOfTool<AiTool>>;
/** The cases of each tool. */
export type EvaluationCases = {
    readonly [Tool in AiTool]: readonly EvaluationCase<InputOfTool<Tool>>[];
};
