import { z } from "zod";
import { termCategories } from "../src/law/glossary/Term.ts";
import { kebabCase, sentence } from "./shared.ts";

// What a record in a file of `sdk/data/glossary` may hold; `GlossaryTerm` explains the fields.

const name = z.string().min(1);

export const termSchema = z
  .strictObject({
    term: name,
    longForm: name.exactOptional(),
    alsoCalled: z.array(name).default([]),
    inSpanish: z.array(name).min(1, "has no Spanish name"),
    category: z.enum(termCategories),
    explanation: sentence.max(320),
    whyItMatters: sentence.max(220),
    whatToAsk: sentence.max(200),
    /** Ids of provisions. */
    rules: z.array(kebabCase).min(1).optional(),
    noRule: sentence.max(200).exactOptional(),
    relatedTerms: z.array(kebabCase).min(2).max(5),
  })
  .refine(
    ({ rules, noRule }) => (rules === undefined) === (noRule !== undefined),
    "has rules, or says in noRule why not",
  );

/** A term as a person writes it. */
export type TermInput = z.input<typeof termSchema>;
export type TermRecord = z.output<typeof termSchema>;
