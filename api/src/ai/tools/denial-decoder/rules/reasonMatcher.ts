import type { TypedLanguage } from "@iep-insider/sdk/safety";
import { createLikelihoods, phrasingsIn } from "../../../matching/likelihoods.ts";
import phrasings from "../phrasings.json" with { type: "json" };

/** How likely a text gives each of the reasons; besides them, `outside`. */
export const reasonLikelihoods = createLikelihoods(phrasingsIn(phrasings));

export function learnReasons(language: TypedLanguage): void {
  reasonLikelihoods("", language);
}
