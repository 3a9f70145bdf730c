import { type StepWords } from "./StepWords.ts";
/** The answer to a change that the school proposes. @param rule of the state, with the last day. */
export declare function answerProposal(rule: string, note: string | null): StepWords;
/** After an answer that was sent. @param day as the parent gave it. */
export declare function proposalAnswered(rule: string, note: string | null, day: string | null): StepWords;
