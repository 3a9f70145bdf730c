import { createLikelihoods } from "../../../matching/likelihoods.ts";
import { intents } from "../rules/intents/index.ts";
import { phrasings } from "./phrasings.ts";

const titles = intents.map(({ id, title }) => ({ label: id, text: title, language: "en" as const }));

/** How likely a text is about each topic; besides the topics, `outside` and `background`. */
export const likelihoodsOf = createLikelihoods([...phrasings, ...titles]);

/** Learns all languages now, so that no first question has to wait for it; takes a second or two. */
export function learnPhrasings(): void {
  for (const language of ["en", "es"] as const) likelihoodsOf("", language);
}
