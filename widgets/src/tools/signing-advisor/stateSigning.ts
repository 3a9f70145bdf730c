import type { Duration, StateCode } from "@iep-insider/sdk/law";
import type { SigningResult } from "./logic.ts";

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

/** How long a parent has to answer a change of the IEP, from the school's written notice. */
const timeToAnswer: Readonly<Partial<Record<StateCode, Duration>>> = {
  IL: { value: 10, unit: "school days" },
  IN: { value: 10, unit: "instructional days" },
  MA: { value: 30, unit: "calendar days" },
  MN: { value: 14, unit: "calendar days" },
  MT: { value: 15, unit: "calendar days" },
  NH: { value: 14, unit: "calendar days" },
  PA: { value: 10, unit: "calendar days" },
};

/** The state's time to answer; these rules are on a later IEP, so there is none for a first one. */
export function answerLimit({
  state,
  situation,
}: Pick<SigningResult, "state" | "situation">): Duration | null {
  return state === null || situation === "first" ? null : (timeToAnswer[state] ?? null);
}
