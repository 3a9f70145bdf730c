import type { Duration } from "../dates/dueDate.ts";

/** What a state's rule says of the time after a notice of change. `laterConsent.rule` has it in words. */
export interface TimeToAnswer {
  /** Null if the state's rule gives the parent no number. */
  readonly limit: Duration | null;
  /** Whose days the rule counts: the parent's to respond, or the school's before the change starts. */
  readonly of: "parent" | "school";
}
