import type { TypedLanguage } from "@iep-insider/sdk/safety";
import { createLikelihoods } from "../../../matching/likelihoods.ts";
import { intents } from "../rules/intents/index.ts";
import { phrasings } from "./phrasings.ts";

const titles = intents.map(({ id, title }) => ({ label: id, text: title, language: "en" as const }));

/** How likely a text is about each topic; besides the topics, `outside` and `background`. */
export const likelihoodsOf = createLikelihoods([...phrasings, ...titles]);

export function learnPhrasings(language: TypedLanguage): void {
  likelihoodsOf("", language);
}
