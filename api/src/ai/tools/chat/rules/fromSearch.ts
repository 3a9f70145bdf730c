import type { GlossaryTerm } from "@iep-insider/sdk/law/glossary";
import type { Draft, Question } from "../../../AnswerTool.ts";
import { findTerm } from "../../../law/termsByName.ts";
import { countWords } from "../match/countWords.ts";
import { withoutTopics } from "../withoutTopics.ts";
import * as words from "../words.ts";
import { isEasy } from "./ease.ts";

/** The glossary's text, where the question is what a term means. */
export function fromTerm({ input, evidence }: Question<"chat">): Draft<"chat"> | null {
  const term = askedTerm(input.question);
  if (term === undefined) return null;
  const held = new Set(evidence.items.map(({ id }) => id));
  const citations = (term.rules ?? []).map(({ id }) => id).filter((id) => held.has(id));
  // A term without a rule has nothing to cite: the jargon translator says so, this answer has to rest on something.
  if (citations.length === 0) return null;
  const advice = [
    `${words.term.known(term.term, term.longForm)} ${term.explanation}`,
    term.whyItMatters,
  ].join("\n\n");
  const doNext = [`${words.term.ask}: ${term.whatToAsk}`];
  return isEasy(advice, doNext)
    ? { ...withoutTopics, outcome: "answered", success: true, advice, doNext, citations }
    : null;
}

/** The term that a question names and asks for. In a longer message a term in brackets is told in passing. */
export function askedTerm(question: string): GlossaryTerm | undefined {
  return countWords(question) <= longestOfTerm ? findTerm(question) : undefined;
}

const longestOfTerm = 12;

/** How much of the question's telling words a rule has to have, so that it can be said to be about it. */
const leastCoverage = 0.75;

/** How far it has to stand out: where several rules fit about as well, none of them is the answer. */
const leastLead = 1.5;

/** A rule that the search has found, in its own words, as far as they can be read with ease. Free: it may not be the one. */
export function fromSearch({ input, evidence, law }: Question<"chat">): Draft<"chat"> | null {
  const [best, next] = law.search(input.question, { state: evidence.record?.code, most: 2 });
  if (best === undefined || best.coverage < leastCoverage || best.entry.kind !== "rule") return null;
  if (next !== undefined && best.score < next.score * leastLead) return null;
  const { item } = best.entry;
  if (!evidence.items.some(({ id }) => id === item.id)) return null;
  const doubt = item.citation.status === "verified" ? [] : [words.doubtAtSources];
  const doNext = words.found.doNext;
  const [firstSentence = ""] = item.text.split(/(?<=\.)\s+(?=[A-Z])/);
  const advice = [item.text, firstSentence, words.found.inSources]
    .map((text) => [words.found.before(item.title), text, ...doubt].join("\n\n"))
    .find((text) => isEasy(text, doNext));
  return advice === undefined
    ? null
    : {
        ...withoutTopics,
        outcome: "answered",
        success: true,
        advice,
        doNext,
        citations: [item.id],
        isSure: false,
      };
}
