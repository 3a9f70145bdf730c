import type { Citation } from "../federal/Provision.ts";

/** The badge on a term's card. */
export const termCategories = [
  "Law",
  "Plan",
  "Process",
  "Disability category",
  "Service",
  "Behavior",
] as const;

export type TermCategory = (typeof termCategories)[number];

/** One term of the glossary, explained for a parent. */
export interface GlossaryTerm {
  /** In kebab-case, unique: "fape". */
  readonly id: string;
  /** As on the chip: "FAPE". */
  readonly term: string;
  /** The full name: "Free appropriate public education"; missing if `term` is already full. */
  readonly longForm?: string;
  /** Other names a parent may type; never the name of another term. */
  readonly alsoCalled: readonly string[];
  /** What school papers in Spanish call it, the most common name first. Districts use different words. */
  readonly inSpanish: readonly string[];
  readonly category: TermCategory;
  /** What it is. */
  readonly explanation: string;
  /** Why it matters for the child. */
  readonly whyItMatters: string;
  /** One thing to ask or say at school. */
  readonly whatToAsk: string;
  /** The provisions that support the text; missing only if `noRule` says why. */
  readonly rules?: readonly Citation[];
  /** Says in plain words that no rule in the law library covers the term; missing if there are `rules`. */
  readonly noRule?: string;
  /** Ids of terms to read next. */
  readonly relatedTerms: readonly string[];
}
