import { z } from "zod";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { longestPassage, mostPassages } from "./limits.ts";

const most = longestPassage.toLocaleString("en-US");

const passagesToTranslateSchema = z.strictObject({
  passages: z
    .array(
      z
        .string("What to translate must be text.")
        .trim()
        .min(1, "There is nothing to translate.")
        .max(longestPassage, `At most ${most} characters can be translated at once.`),
      "What to translate must be a list.",
    )
    .min(1, "There is nothing to translate.")
    .max(mostPassages, `At most ${mostPassages} texts can be translated at once.`)
    .describe(
      `What a parent typed in Spanish, field by field, without names and dates: 1 to ${mostPassages} texts, each of at most ${most} characters.`,
    ),
});
export type PassagesToTranslate = Infer<typeof passagesToTranslateSchema>;

const translatedPassagesSchema = z.strictObject({
  outcome: z
    .enum(["translated", "off", "failed"])
    .describe(
      "`off`: no model is set up here. `failed`: the model did not answer, or no translation passed the checks. Nothing is kept of either.",
    ),
  english: z
    .array(z.string().nullable())
    .describe(
      "In the order of `passages`; null for one whose translation did not pass the checks. Empty unless `translated`.",
    ),
});
/** What a model made of a parent's words, for the parent to read and approve. */
export type TranslatedPassages = Infer<typeof translatedPassagesSchema>;

export const translationContract = {
  translate: {
    route: "POST /api/translate",
    summary: "Translate what a parent typed in Spanish to English, for a letter. Free of charge.",
    access: "visitor",
    input: passagesToTranslateSchema,
    output: translatedPassagesSchema,
  },
} as const satisfies Declarations;
