import type { EvaluationCases } from "../EvaluationCase.ts";
/** All cases. Those not named "unseen" were written before the rules engine. Change one only with a reason in the commit message. */
export declare const cases: EvaluationCases;
