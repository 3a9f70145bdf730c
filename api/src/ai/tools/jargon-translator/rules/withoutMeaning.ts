import type { Draft } from "../../../AnswerTool.ts";
import type { InsteadOfMeaning } from "../words.ts";

/** An answer that explains nothing, and says so. */
export function withoutMeaning(
  outcome: "unknown" | "declined",
  term: string,
  { category, explanation, whyItMatters, whatToAsk }: InsteadOfMeaning,
  relatedTerms: readonly string[],
): Draft<"jargon-translator"> {
  return {
    outcome,
    citations: [],
    term,
    category,
    explanation,
    whyItMatters,
    whatToAsk,
    noRule: null,
    relatedTerms,
  };
}
