import { categories, itemLabels } from "./content.ts";
import type { AideResult } from "./logic.ts";

/**
 * Start values for the letter generator: a request to assess one-to-one support, with one line per checked item. Keys
 * are fields of that tool's form.
 */
export function letterStart({ checked }: AideResult): Readonly<Record<string, string | readonly string[]>> {
  return {
    letterType: "aide_assessment",
    behaviorConcerns: categories.flatMap((category) => checked[category].map((id) => itemLabels[id])),
  };
}
