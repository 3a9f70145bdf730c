import {
  type Category,
  categories,
  type ItemId,
  itemsOf,
  type SectionId,
  sectionIds,
  selfHarm,
} from "./content.ts";
import type { UrgentId } from "./resultContent.ts";

/** A category to ask about, and the answers that led to it, in the screener's order. */
export interface Area {
  readonly category: Category;
  readonly checked: readonly ItemId[];
}

export interface EvaluationResult {
  /** The distinct categories with at least one checked item, sorted by name. */
  readonly areas: readonly Area[];
  /** What should not wait for the school. */
  readonly urgent: readonly UrgentId[];
  /** Every answer, in the screener's order. */
  readonly checked: readonly ItemId[];
}

/**
 * The rule of the evaluation screener: a category is named when one of its items is checked. Checking one more never removes
 * a category.
 * @param checkedIds ids of the checked items, in any order; other ids are ignored.
 */
export function evaluationResult(checkedIds: Iterable<string>): EvaluationResult {
  const given = new Set<string>(checkedIds);
  const checked = items.filter(({ id }) => given.has(id));
  const named = categories.filter((category) => checked.some((item) => item.category === category));
  const idsOf = (category: Category) =>
    checked.filter((item) => item.category === category).map(({ id }) => id);
  return {
    areas: named.map((category) => ({ category, checked: idsOf(category) })),
    urgent: (["self-harm", "lost-skills"] as const).filter((id) => given.has(urgentItems[id])),
    checked: checked.map(({ id }) => id),
  };
}

const urgentItems: Readonly<Record<UrgentId, ItemId>> = {
  "self-harm": selfHarm,
  "lost-skills": "health-medical-6",
};

const categoryOfSection: Readonly<Record<Exclude<SectionId, "vision-hearing">, Category>> = {
  academic: "learning",
  attention: "health",
  "speech-language": "speech",
  "social-emotional": "emotional",
  autism: "autism",
  "motor-sensory": "orthopedic",
  "daily-life": "intellectual",
  "health-medical": "health",
  "multiple-needs": "multiple",
};

/** Every item with its category, in the screener's order. */
const items = sectionIds.flatMap((section) =>
  itemsOf(section).map((id, index) => ({ id, category: categoryOf(section, index) })),
);

/** In one section the first half asks about sight, the second about hearing. */
function categoryOf(section: SectionId, index: number): Category {
  if (section !== "vision-hearing") return categoryOfSection[section];
  return index < 3 ? "visual" : "hearing";
}
