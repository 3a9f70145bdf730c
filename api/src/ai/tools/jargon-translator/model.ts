import { termCategories } from "@iep-insider/sdk/law/glossary";
import { z } from "zod";
import type { ModelPart } from "../../AnswerTool.ts";
import * as words from "./words.ts";

const schema = z.strictObject({
  isKnown: z.boolean(),
  category: z.enum(termCategories),
  explanation: z.string(),
  whyItMatters: z.string(),
  whatToAsk: z.string(),
  citations: z.array(z.string()),
});

/** Asked only for terms missing from the glossary. Its explanation needs no citation. */
export const model: ModelPart<"jargon-translator"> = {
  name: "term",
  schema,
  isAsked: (_, byRules) => byRules.outcome === "unknown",
  instructions: `
Explain one term that a parent met at a school in the United States, in a report or in a meeting.
- isKnown: true only if the term is in real use in schools, special education or the reports that go with them, and you are sure of what it means. A misspelled word that can only mean one such term is known. Letters that could mean several things, a word that is not of school, and a made-up word are not: then set it to false and leave the texts empty.
- category: the kind of word that it is.
- explanation: what it is, in two to four short sentences. Say what the law asks only as far as the rules of the material say it.
- whyItMatters: why it matters for the child, in one or two short sentences.
- whatToAsk: one thing that the parent can ask or say at school, in the parent's own voice.
- citations: ids of the rules that your texts rest on. Leave it empty where none of them is about the term.
`.trim(),
  brief: ({ evidence }) =>
    evidence.terms.length === 0
      ? "Our glossary does not have the term, and none near it."
      : `Our glossary does not have the term. The nearest that it has: ${evidence.terms.map(({ term }) => term).join(", ")}.`,
  merge(filled, { input }, byRules) {
    const { isKnown, citations, ...meaning } = schema.parse(filled);
    if (!isKnown) return byRules;
    const noRule = citations.length === 0 ? words.noRuleHeld : null;
    return { ...byRules, ...meaning, outcome: "answered", term: input.term, citations, noRule };
  },
};
