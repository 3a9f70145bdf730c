import { attributesOf } from "./attributesOf.ts";
import type { EmbedChoice } from "./EmbedChoice.ts";
import { queryOf } from "./queryOf.ts";

/** @returns the choice as the query of an address, `tool=rights-guide&theme=dark`; `readChoice` reads it back. */
export function choiceQuery(choice: EmbedChoice): string {
  return queryOf([{ name: "tool", value: choice.tool }, ...attributesOf(choice)]);
}
