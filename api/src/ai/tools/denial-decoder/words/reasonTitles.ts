import { denialReasons } from "@iep-insider/sdk/contract";
import type { ReasonKind } from "../rules/ReasonKind.ts";

/** What the school says, in a parent's words, for reasons that are not on the list of the form. */
const others: Readonly<Partial<Record<ReasonKind, string>>> = {
  iee_refused: "They will not pay for an independent evaluation",
  plan_504: "They said no to a 504 plan, or do not follow it",
  diagnosis_first: "They want a doctor's diagnosis first",
  medication_first: "They want my child to take medicine first",
  wrong_label: "My child has the wrong diagnosis or label for it",
  learning_english: "My child is still learning English",
  missed_school: "My child missed too much school",
  setting: "They will not change the class or school, or want to move my child",
  no_need: "They say my child does not need it, or needs less",
  private_school: "My child is in private school or taught at home",
  not_eligible: "They say my child does not qualify",
  plan_504_enough: "They say a 504 plan is enough",
  wait: "They want me to wait",
  policy: "They say their policy or rule does not allow it",
  childs_fault: "They blame my child's behavior or effort",
  no_reason: "They gave no reason",
};

/** @returns what the school says with this reason, as a parent would put it. */
export function reasonTitle(kind: ReasonKind): string {
  return denialReasons.find(({ id }) => id === kind)?.label ?? others[kind] ?? kind;
}
