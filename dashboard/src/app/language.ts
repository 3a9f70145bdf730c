import { type Language, languagePrefix } from "@iep-insider/sdk/contract";

/** Whether this is the Spanish build. A constant: English loads nothing of what only Spanish needs (ADR 99). */
export const isSpanish = import.meta.env.IEP_LOCALE === "es";

/** The language of this build's pages. */
export const language: Language = isSpanish ? "es" : "en";

/** What the router leaves out of addresses: all its paths are those of the English pages. */
export const basename = isSpanish ? languagePrefix.es : "/";
