// Separate from `sdk/law`: a tool that shows no terms includes none of their texts.

export { chips } from "./chips.ts";
export { findTerm, namesOf } from "./findTerm.ts";
export { glossary } from "./generated/glossary.ts";
export { type NamedTerms, namedTerms } from "./namedTerms.ts";
export { nearestTerms } from "./nearestTerms.ts";
export { type GlossaryTerm, type TermCategory, termCategories } from "./Term.ts";
