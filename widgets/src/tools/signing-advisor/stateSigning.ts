import { type Duration, type StateCode, timeToAnswer } from "@iep-insider/sdk/law";
import type { Situation } from "./questions.ts";

/**
 * What the first lines of a result need of a state's rule before the file of all states has come. The rules themselves
 * stand in the records; the test compares the two.
 */

/** Whether a parent may agree to only some parts of an IEP. */
export const partialConsent: Readonly<Partial<Record<StateCode, "yes" | "no">>> = {
  DC: "no",
  MA: "yes",
  MN: "yes",
  MT: "yes",
  NH: "yes",
  VA: "yes",
};

/** The state's time to answer; these rules are on a later IEP, so there is none for a first one. */
export function answerLimit({
  state,
  situation,
}: {
  readonly state: StateCode | null;
  readonly situation: Situation;
}): Duration | null {
  return state === null || situation === "first" ? null : (timeToAnswer[state]?.limit ?? null);
}
