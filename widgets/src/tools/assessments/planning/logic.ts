import type { Answers } from "../../../questionnaire/index.ts";
import { type Area, questions, type Tick } from "./questions.ts";

/** An assessment to ask about, with the answers that led to it. One per area. */
export interface PlannedAssessment {
  readonly area: Area;
  readonly ticked: readonly Tick[];
}

/** What a tick adds besides its area's assessment. */
export const addOns = ["sensory", "gross-motor", "fba", "writing-tools"] as const;
export type AddOn = (typeof addOns)[number];

export interface PlanningResult {
  readonly assessments: readonly PlannedAssessment[];
  readonly addOns: readonly AddOn[];
}

/**
 * The specification's rule: an area with a concern adds its assessment. One more tick never removes one.
 * @param answers as in the runner; unknown answers are ignored.
 */
export function planningResult(answers: Answers): PlanningResult {
  const assessments = questions
    .map(({ id, options }) => ({
      area: id,
      ticked: options
        .map((option) => option.id)
        .filter((tick): tick is Tick => tick !== "none" && (answers[id]?.includes(tick) ?? false)),
    }))
    .filter(({ ticked }) => ticked.length > 0);
  const isTicked = (area: Area, ...ticks: readonly Tick[]) =>
    assessments.some((one) => one.area === area && ticks.some((tick) => one.ticked.includes(tick)));
  const added: Readonly<Record<AddOn, boolean>> = {
    sensory: isTicked("motor", "sensory"),
    "gross-motor": isTicked("motor", "balance"),
    fba: isTicked("behavior", "acting-out"),
    "writing-tools": isTicked("motor", "handwriting") || isTicked("academic", "writing", "reading"),
  };
  return { assessments, addOns: addOns.filter((one) => added[one]) };
}
