import { type GlossaryTerm, glossary } from "@iep-insider/sdk/law/glossary";
import type { Draft, Question } from "../../../AnswerTool.ts";
import * as words from "../words.ts";
import { type AskedTerms, askedTerms } from "./askedTerms.ts";
import { withoutMeaning } from "./withoutMeaning.ts";

/** The glossary's answer; where it has no such term that is said, with the nearest, and nothing is guessed. */
export function answerByRules({
  input,
  evidence,
}: Question<"jargon-translator">): Draft<"jargon-translator"> {
  const asked = askedTerms(input);
  const [first, second] = asked.terms;
  if (first === undefined) {
    return withoutMeaning("unknown", input.term, words.unknown, evidence.terms.map(nameOf));
  }
  const cited = evidence.items.map(({ id }) => id);
  // The glossary is free; a model that only found the term makes no difference.
  const isSure = input.foundTerms === undefined;
  if (second !== undefined) return { ...both(first, second, asked, cited), isSure };
  const { category, explanation, whyItMatters, whatToAsk, noRule = null } = first;
  return {
    outcome: "answered",
    citations: cited,
    term: nameOf(first),
    category,
    isSure,
    explanation: [
      ...asked.misspelled.map(({ typed, term }) => words.readAs(typed, term.term)),
      ...(asked.hasMore ? [words.oneOfSeveral(first.term)] : []),
      explanation,
    ].join(" "),
    whyItMatters,
    whatToAsk,
    noRule,
    relatedTerms: relatedTo([first]).map(({ term }) => term),
  };
}

function both(
  first: GlossaryTerm,
  second: GlossaryTerm,
  { others, misspelled, hasMore }: AskedTerms,
  cited: readonly string[],
): Draft<"jargon-translator"> {
  const saidFirst = [
    hasMore || others.length > 0 ? words.twoOfSeveral : words.twoTerms,
    ...misspelled.map(({ typed, term }) => words.readAs(typed, term.term)),
    ...(others.length > 0 ? [words.alsoNamed(others.map(nameOf))] : []),
  ];
  const noRules = [first, second].flatMap(({ term, noRule }) =>
    noRule === undefined ? [] : words.named(term, noRule),
  );
  return {
    outcome: "answered",
    citations: cited,
    term: `${first.term}, ${second.term}`,
    category: first.category,
    explanation: [
      ...saidFirst,
      ...[first, second].map((term) => words.named(nameOf(term), term.explanation)),
    ].join("\n"),
    whyItMatters: [first, second].map((term) => words.named(term.term, term.whyItMatters)).join("\n"),
    whatToAsk: first.whatToAsk,
    noRule: noRules.length === 0 ? null : noRules.join("\n"),
    relatedTerms: [...new Set([...others, ...relatedTo([first, second])])].map(({ term }) => term),
  };
}

/** Letters with what they stand for: "FAPE (Free appropriate public education)". A name in words says it itself. */
function nameOf({ term, longForm }: GlossaryTerm): string {
  return longForm === undefined || /[a-z]/.test(term) ? term : `${term} (${longForm})`;
}

function relatedTo(terms: readonly GlossaryTerm[]): readonly GlossaryTerm[] {
  const ids = new Set(terms.flatMap(({ relatedTerms }) => relatedTerms));
  return glossary.filter((term) => ids.has(term.id) && !terms.includes(term));
}
