import { type GlossaryTerm, glossary } from "@iep-insider/sdk/law/glossary";
import type { Draft, Question } from "../../../AnswerTool.ts";
import * as words from "../words.ts";
import { askedTerms } from "./askedTerms.ts";
import { withoutMeaning } from "./withoutMeaning.ts";

/** The glossary's answer; where it has no such term that is said, with the nearest, and nothing is guessed. */
export function answerByRules({
  input,
  evidence,
}: Question<"jargon-translator">): Draft<"jargon-translator"> {
  const { terms, hasMore } = askedTerms(input.term);
  const [first, second] = terms;
  if (first === undefined) {
    return withoutMeaning("unknown", input.term, words.unknown, evidence.terms.map(nameOf));
  }
  const cited = evidence.items.map(({ id }) => id);
  if (second !== undefined) return both(first, second, hasMore, cited);
  const { category, explanation, whyItMatters, whatToAsk, noRule } = first;
  return {
    outcome: "answered",
    citations: cited,
    term: nameOf(first),
    category,
    explanation: hasMore ? `${words.oneOfSeveral(first.term)} ${explanation}` : explanation,
    whyItMatters,
    whatToAsk,
    noRule,
    relatedTerms: relatedTo([first]),
  };
}

function both(
  first: GlossaryTerm,
  second: GlossaryTerm,
  hasMore: boolean,
  cited: readonly string[],
): Draft<"jargon-translator"> {
  const ofEach = (text: "explanation" | "whyItMatters") =>
    [first, second].map((term) => words.named(term.term, term[text])).join("\n");
  const noRules = [first, second].flatMap(({ term, noRule }) =>
    noRule === null ? [] : words.named(term, noRule),
  );
  return {
    outcome: "answered",
    citations: cited,
    term: `${first.term}, ${second.term}`,
    category: first.category,
    explanation: `${hasMore ? words.twoOfSeveral : words.twoTerms}\n${ofEach("explanation")}`,
    whyItMatters: ofEach("whyItMatters"),
    whatToAsk: first.whatToAsk,
    noRule: noRules.length === 0 ? null : noRules.join("\n"),
    relatedTerms: relatedTo([first, second]),
  };
}

/** Letters with what they stand for: "FAPE (Free appropriate public education)". A name in words says it itself. */
function nameOf({ term, longForm }: GlossaryTerm): string {
  return longForm === null || /[a-z]/.test(term) ? term : `${term} (${longForm})`;
}

function relatedTo(terms: readonly GlossaryTerm[]): readonly string[] {
  const ids = new Set(terms.flatMap(({ relatedTerms }) => relatedTerms));
  return glossary.filter((term) => ids.has(term.id) && !terms.includes(term)).map(({ term }) => term);
}
