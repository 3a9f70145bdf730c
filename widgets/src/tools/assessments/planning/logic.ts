import type { Answers } from "../../../questionnaire/index.ts";
import { type Area, type Concern, questions } from "./questions.ts";

/** An assessment to ask about, with the answers that led to it. One per area. */
export interface PlannedAssessment {
  readonly area: Area;
  readonly checked: readonly Concern[];
}

/** What a concern adds besides its area's assessment. */
export const addOns = ["sensory", "gross-motor", "fba", "writing-tools"] as const;
export type AddOn = (typeof addOns)[number];

export interface PlanningResult {
  readonly assessments: readonly PlannedAssessment[];
  readonly addOns: readonly AddOn[];
}

/**
 * The specification's rule: an area with a concern adds its assessment. One more concern never removes one.
 * @param answers as in the runner; unknown answers are ignored.
 */
export function planningResult(answers: Answers): PlanningResult {
  const assessments = questions
    .map(({ id, options }) => ({
      area: id,
      checked: options
        .map((option) => option.id)
        .filter(
          (concern): concern is Concern => concern !== "none" && (answers[id]?.includes(concern) ?? false),
        ),
    }))
    .filter(({ checked }) => checked.length > 0);
  const isChecked = (area: Area, ...concerns: readonly Concern[]) =>
    assessments.some((one) => one.area === area && concerns.some((concern) => one.checked.includes(concern)));
  const added: Readonly<Record<AddOn, boolean>> = {
    sensory: isChecked("motor", "sensory"),
    "gross-motor": isChecked("motor", "balance"),
    fba: isChecked("behavior", "acting-out"),
    "writing-tools": isChecked("motor", "handwriting") || isChecked("academic", "writing", "reading"),
  };
  return { assessments, addOns: addOns.filter((one) => added[one]) };
}
