import type { ItemId } from "./content.ts";

/** The items checked for the invented child, by section. */
export const sampleAnswers = {
  medical: ["medical-monitoring", "emergency-medication"],
  instructional: ["constant-redirection"],
} as const satisfies Readonly<Record<string, readonly ItemId[]>>;
