import type { Citation } from "../federal/Provision.ts";

/** What kind of word a term is: the badge on its card. */
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
  /** The name in full: "Free appropriate public education"; null where the term already is. */
  readonly longForm: string | null;
  /** Other names a parent may type; never the name of another term. */
  readonly alsoCalled: readonly string[];
  /** What school papers in Spanish call it, the usual name first. Districts differ in their words. */
  readonly inSpanish: readonly string[];
  readonly category: TermCategory;
  /** What it is. */
  readonly explanation: string;
  /** Why it matters for the child. */
  readonly whyItMatters: string;
  /** One thing to ask or say at school. */
  readonly whatToAsk: string;
  /** The provisions that the text rests on; empty only where `noRule` says why. */
  readonly rules: readonly Citation[];
  /** Says in plain words that no rule in the law library covers the term; null if `rules` has one. */
  readonly noRule: string | null;
  /** Ids of terms to read next. */
  readonly relatedTerms: readonly string[];
}
