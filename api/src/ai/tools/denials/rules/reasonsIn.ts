import { type DenialReasonId, denialReasons } from "@iep-insider/sdk/contract";
import { type ReasonKind, reasonKinds } from "./ReasonKind.ts";
import { patterns } from "./reasonPatterns.ts";

/**
 * The reasons that a parent names: by the label or id of the list, or in own words.
 * @returns in the order of `reasonKinds`; empty where none is known.
 */
export function reasonsIn(denialReason: string, context: string): readonly ReasonKind[] {
  const chosen = denialReasons.find(({ id, label }) => [id, label].some((name) => same(name, denialReason)));
  if (chosen && chosen.id !== "other") return [kindOf[chosen.id]];
  const named = chosen ? [] : kindsIn(denialReason);
  if (named.length > 0) return named;
  // "Other", or words that say nothing: the story may tell.
  const told = kindsIn(context);
  if (told.length > 0) return told;
  return /^\W*(?:no|none|nothing|idk|n\/a|other)?\W*$/iu.test(denialReason) || chosen ? ["no_reason"] : [];
}

function kindsIn(text: string): readonly ReasonKind[] {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  const found = reasonKinds.filter((kind) => patterns[kind].test(plain));
  const telling = found.filter((kind) => !general.has(kind));
  return telling.length > 0 ? telling : found;
}

/** They say little: where another reason is named too, that one is meant. */
const general: ReadonlySet<ReasonKind> = new Set<ReasonKind>(["not_eligible", "policy", "no_reason"]);

function same(one: string, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
  return letters(one) === letters(other);
}

const kindOf: Readonly<Record<Exclude<DenialReasonId, "other">, ReasonKind>> = {
  child_passing: "child_passing",
  no_services: "no_services",
  too_young_old: "too_young_old",
  try_other_interventions: "try_other_interventions",
  budget_constraints: "budget_constraints",
  no_significant_impact: "no_significant_impact",
  parent_concern_only: "parent_concern_only",
  recent_evaluation: "recent_evaluation",
};
