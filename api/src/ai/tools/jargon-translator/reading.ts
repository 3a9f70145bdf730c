import { glossary } from "@iep-insider/sdk/law/glossary";
import { z } from "zod";
import type { ModelReading } from "../../AnswerTool.ts";
import { Misread } from "../../model/TryFailed.ts";
import { askedTerms, mostTerms } from "./rules/askedTerms.ts";

const filledSchema = z.strictObject({ terms: z.array(z.string()) });

/** A model finds the terms of our glossary that are described or misspelled; the glossary then explains them, free. */
export const reading: ModelReading<"jargon-translator"> = {
  name: "terms_of_the_glossary",
  schema: filledSchema,
  instructions: `
You read what a parent typed to have a school term explained, and find which terms of our glossary are meant. You explain nothing yet.
- terms: the ids of the terms on the list that are meant, misspelled or described in other words, at most ${mostTerms}. None if what was typed is another term, even a near one.
`.trim(),
  isAsked: (input) => askedTerms(input).terms.length === 0,
  material: glossary
    .map(({ id, term, longForm }) => `${id}: ${term}${longForm === undefined ? "" : ` (${longForm})`}`)
    .join("\n"),
  apply(filled, input) {
    const { terms } = filledSchema.parse(filled);
    const foundTerms = terms.filter((term) => glossary.some(({ id }) => id === term));
    if (terms.length > 0 && foundTerms.length === 0)
      throw new Misread("None of the terms is in the glossary.");
    return { ...input, foundTerms };
  },
};
