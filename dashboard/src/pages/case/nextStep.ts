import { type AnyRecord, type CaseRecord, ofKind } from "@iep-insider/sdk/case";
import type { DeadlineItem } from "./deadlines/deadlineItems.ts";

/** The one step that the page shows first. */
export type NextStep =
  /** A day that is past or within a week. */
  | { readonly kind: "deadline"; readonly item: DeadlineItem }
  /** Something with a time limit happened, and the state, whose rules set it, is missing. */
  | { readonly kind: "state" }
  /** A letter was begun, and not sent. */
  | { readonly kind: "finish"; readonly letter: CaseRecord<"letter"> }
  | { readonly kind: "plan"; readonly step: CaseRecord<"step"> }
  | { readonly kind: "choose" };

/**
 * What to do next: a deadline first, then a letter that was begun, then the first open step of the newest plan.
 * @param deadlines in the order of their days; none while the state's rules are loading.
 */
export function nextStep(records: readonly AnyRecord[], deadlines: readonly DeadlineItem[]): NextStep {
  const item =
    deadlines.find(({ group }) => group === "overdue") ?? deadlines.find(({ group }) => group === "week");
  if (item) return { kind: "deadline", item };
  const hasState = ofKind(records, "child").some(({ value }) => value.state !== null);
  const letters = ofKind(records, "letter");
  const hasClock = ofKind(records, "date").length > 0 || letters.some(({ value }) => value.sentOn !== null);
  if (hasClock && !hasState) return { kind: "state" };
  const begun = letters.findLast(({ value }) => value.sentOn === null);
  if (begun) return { kind: "finish", letter: begun };
  const step = plans(records)
    .toReversed()
    .flatMap(({ steps }) => steps)
    .find(({ value }) => value.doneOn === null);
  return step ? { kind: "plan", step } : { kind: "choose" };
}

/** The steps of one situation, in order, or the parent's own. */
export interface Plan {
  /** Null for the parent's own steps. */
  readonly situation: string | null;
  readonly steps: readonly CaseRecord<"step">[];
}

/** @returns the plans, oldest first. */
export function plans(records: readonly AnyRecord[]): readonly Plan[] {
  const steps = ofKind(records, "step");
  const situations = [...new Set(steps.map(({ value }) => value.situation))];
  return situations.map((situation) => ({
    situation,
    steps: steps
      .filter(({ value }) => value.situation === situation)
      .toSorted((one, other) => one.value.position - other.value.position),
  }));
}
