import { type Category, categories, type ItemId, itemIds } from "./content.ts";
import type { Finding, FlagId, Level } from "./resultContent.ts";

export interface AideResult {
  readonly level: Level;
  /** Selects the result's text. */
  readonly finding: Finding;
  readonly flags: readonly FlagId[];
  /** The relevant answers by category, in the screener's order. */
  readonly checked: Readonly<Record<Category, readonly ItemId[]>>;
}

/**
 * The level rule of the 1:1 aide screener.
 * Checking one more item never lowers the level.
 * @param checkedIds ids of the checked items, in any order; ids that are not items are ignored.
 */
export function aideResult(checkedIds: Iterable<string>): AideResult {
  const given = new Set<string>(checkedIds);
  const checkedIn = (category: Category) => itemIds[category].filter((id) => given.has(id));
  const checked: AideResult["checked"] = {
    medical: checkedIn("medical"),
    behavioral: checkedIn("behavioral"),
    instructional: checkedIn("instructional"),
  };
  const flags = flagsOf(given, checked);
  const level = levelOf(checked, flags);
  return { level, finding: findingOf(level, checked, flags), flags, checked };
}

const highRisk = {
  medical: ["emergency-medication", "life-threatening"],
  behavioral: ["elopement-risk", "self-injury", "immediate-danger"],
} as const satisfies Partial<Record<Category, readonly ItemId[]>>;

function flagsOf(given: ReadonlySet<string>, checked: AideResult["checked"]): FlagId[] {
  const flags: FlagId[] = [];
  if (highRisk.medical.some((id) => given.has(id))) flags.push("medical");
  if (highRisk.behavioral.some((id) => given.has(id))) flags.push("behavioral");
  if (checked.instructional.length >= 2) flags.push("instructional");
  return flags;
}

function levelOf(checked: AideResult["checked"], flags: readonly FlagId[]): Level {
  const hasHighRisk = flags.includes("medical") || flags.includes("behavioral");
  if (hasHighRisk || categories.some((category) => checked[category].length >= 2)) return "high";
  // Every item is a need for an adult, so even one, such as hands-on help in the toilet, is not "low".
  return categories.some((category) => checked[category].length > 0) ? "moderate" : "low";
}

function findingOf(level: Level, checked: AideResult["checked"], flags: readonly FlagId[]): Finding {
  if (level === "high") {
    const onlyLearning = flags.every((flag) => flag === "instructional") && noOtherReason(checked);
    return onlyLearning ? "teaching" : "high";
  }
  return level === "low" ? "nothing" : level;
}

/** Whether health and behavior alone would not have made the level high. */
function noOtherReason(checked: AideResult["checked"]): boolean {
  return checked.medical.length < 2 && checked.behavioral.length < 2;
}
