import type { DenialAnalysis } from "@iep-insider/sdk/contract";
import type { Draft, Question } from "../../../AnswerTool.ts";
/** The rules' answer on a refusal: verdict, why, what would change it, what to do and what to send. */
export declare function answerDenial(question: Question<"denial-decoder">): Draft<"denial-decoder">;
/** ADR 27: null unless the verdict is one of the two. */
export declare function isValid(verdict: DenialAnalysis["verdict"]): boolean | null;
