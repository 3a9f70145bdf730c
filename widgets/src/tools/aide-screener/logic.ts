import { type Category, categories, type ItemId, itemIds } from "./content.ts";
import type { Finding, FlagId, Level } from "./resultContent.ts";

export interface AideResult {
  readonly level: Level;
  /** Selects the result's text. */
  readonly finding: Finding;
  readonly flags: readonly FlagId[];
  /** The relevant answers by category, in the screener's order. */
  readonly ticked: Readonly<Record<Category, readonly ItemId[]>>;
}

/**
 * The level rule of the 1:1 aide screener.
 * Adding a tick never lowers the level.
 * @param ticks ids of the ticked items, in any order; ids that are not items are ignored.
 */
export function aideResult(ticks: Iterable<string>): AideResult {
  const given = new Set<string>(ticks);
  const tickedIn = (category: Category) => itemIds[category].filter((id) => given.has(id));
  const ticked: AideResult["ticked"] = {
    medical: tickedIn("medical"),
    behavioral: tickedIn("behavioral"),
    instructional: tickedIn("instructional"),
  };
  const flags = flagsOf(given, ticked);
  const level = levelOf(ticked, flags);
  return { level, finding: findingOf(level, ticked, flags), flags, ticked };
}

const highRisk = {
  medical: ["emergency-medication", "life-threatening"],
  behavioral: ["elopement-risk", "self-injury", "immediate-danger"],
} as const satisfies Partial<Record<Category, readonly ItemId[]>>;

function flagsOf(given: ReadonlySet<string>, ticked: AideResult["ticked"]): FlagId[] {
  const flags: FlagId[] = [];
  if (highRisk.medical.some((id) => given.has(id))) flags.push("medical");
  if (highRisk.behavioral.some((id) => given.has(id))) flags.push("behavioral");
  if (ticked.instructional.length >= 2) flags.push("instructional");
  return flags;
}

function levelOf(ticked: AideResult["ticked"], flags: readonly FlagId[]): Level {
  const hasHighRisk = flags.includes("medical") || flags.includes("behavioral");
  if (hasHighRisk || categories.some((category) => ticked[category].length >= 2)) return "high";
  // Every item is a need for an adult, so even one, such as hands-on help in the toilet, is not "low".
  return categories.some((category) => ticked[category].length > 0) ? "moderate" : "low";
}

function findingOf(level: Level, ticked: AideResult["ticked"], flags: readonly FlagId[]): Finding {
  if (level === "high") {
    const onlyLearning = flags.every((flag) => flag === "instructional") && noOtherReason(ticked);
    return onlyLearning ? "teaching" : "high";
  }
  return level === "low" ? "nothing" : level;
}

/** Whether health and behavior alone would not have made the level high. */
function noOtherReason(ticked: AideResult["ticked"]): boolean {
  return ticked.medical.length < 2 && ticked.behavioral.length < 2;
}
