import type { Duration } from "../dates/dueDate.ts";
import type { StateCode } from "./stateNames.ts";

export interface TimeToAnswer {
  /** Null if the state's rule gives the parent no number. */
  readonly limit: Duration | null;
  /** Whose days the rule counts: the parent's to respond, or the school's before the change starts. */
  readonly of: "parent" | "school";
}

/**
 * How long a parent has to respond to a change of the IEP, from the school's written notice. The records have it in
 * words (`laterConsent.rule`), which the test compares.
 */
export const timeToAnswer: Readonly<Partial<Record<StateCode, TimeToAnswer>>> = {
  IL: { limit: { value: 10, unit: "school days" }, of: "school" },
  IN: { limit: { value: 10, unit: "instructional days" }, of: "school" },
  LA: { limit: null, of: "school" },
  MA: { limit: { value: 30, unit: "calendar days" }, of: "parent" },
  MI: { limit: null, of: "school" },
  MN: { limit: { value: 14, unit: "calendar days" }, of: "parent" },
  MT: { limit: { value: 15, unit: "calendar days" }, of: "parent" },
  NH: { limit: { value: 14, unit: "calendar days" }, of: "parent" },
  PA: { limit: { value: 10, unit: "calendar days" }, of: "parent" },
};
