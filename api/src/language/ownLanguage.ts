import type { Language } from "@iep-insider/sdk/contract";

/** The build writes the Spanish one here. */
const locale: string = "en-US";

/** The language of the modules that import this: each exists once per language (ADR 100). */
export const ownLanguage: Language = locale.startsWith("es") ? "es" : "en";
