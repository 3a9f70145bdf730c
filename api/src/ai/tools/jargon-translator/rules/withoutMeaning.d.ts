import type { Draft } from "../../../AnswerTool.ts";
import type { InsteadOfMeaning } from "../words.ts";
/** An answer that explains nothing, and says so. */
export declare function withoutMeaning(outcome: "unknown" | "declined", term: string, { category, explanation, whyItMatters, whatToAsk }: InsteadOfMeaning, relatedTerms: readonly string[]): Draft<"jargon-translator">;
