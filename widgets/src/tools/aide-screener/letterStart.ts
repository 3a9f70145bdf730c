import { categories, itemLabels } from "./content.ts";
import type { AideResult } from "./logic.ts";

/**
 * What the letter generator begins with: the letter that asks for an assessment of one-to-one support, with what
 * was ticked, a line each. The keys are fields of that tool's form.
 */
export function letterStart({ ticked }: AideResult): Readonly<Record<string, string | readonly string[]>> {
  return {
    letterType: "aide_assessment",
    behaviorConcerns: categories.flatMap((category) => ticked[category].map((id) => itemLabels[id])),
  };
}
