import type { GlossaryTerm } from "./Term.ts";
import { laws } from "./terms/laws.ts";

/** Every term we explain. */
export const glossary: readonly GlossaryTerm[] = [...laws];
