import type { AnyRecord, CaseRecord } from "@iep-insider/sdk/case";
import { ofKind } from "@iep-insider/sdk/case";

/** The one step that the page shows first. */
export type NextStep =
  /** A letter was begun, and not sent. */
  | { readonly kind: "finish"; readonly letter: CaseRecord<"letter"> }
  /** A letter was sent, and its answer is overdue. */
  | { readonly kind: "answer"; readonly letter: CaseRecord<"letter"> }
  | { readonly kind: "plan"; readonly step: CaseRecord<"step"> }
  | { readonly kind: "choose" };

/**
 * What to do next: an overdue answer first, then a letter that was begun, then the first open step of the newest plan.
 * @param today `YYYY-MM-DD`
 */
export function nextStep(records: readonly AnyRecord[], today: string): NextStep {
  const letters = ofKind(records, "letter");
  const overdue = letters.find(({ value }) => value.answerBy !== null && value.answerBy < today);
  if (overdue) return { kind: "answer", letter: overdue };
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
