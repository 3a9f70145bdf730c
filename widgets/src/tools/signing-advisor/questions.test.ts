import { citationsIn, covers, provisions } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { type QuestionId, questions } from "./questions.ts";

/** category, and each value with its weight. */
const rows: readonly (readonly [QuestionId, string, Readonly<Record<string, number>>])[] = [
  ["understand_services", "understanding", { yes: 1, mostly: 0.5, no: 0 }],
  ["explained_clearly", "understanding", { yes: 1, somewhat: 0.5, no: 0 }],
  ["goals_reflect_needs", "goals", { yes: 1, mostly: 0.5, no: 0 }],
  ["goals_measurable", "goals", { yes: 1, some: 0.5, no: 0 }],
  ["services_appropriate", "services", { yes: 1, mostly: 0.5, no: 0 }],
  ["service_delivery_comfortable", "services", { yes: 1, hesitant: 0.5, no: 0 }],
  ["services_denied", "services", { no: 1, some: 0.5, yes: 0 }],
  ["placement_appropriate", "placement", { yes: 1, concerns: 0.5, no: 0 }],
  ["inclusion_appropriate", "placement", { yes: 1, somewhat: 0.5, no: 0 }],
  ["progress_tracking_clear", "progress", { yes: 1, somewhat: 0.5, no: 0 }],
  ["meaningful_progress", "progress", { yes: 1, somewhat: 0.5, no: 0, na: 1 }],
  ["concerns_documented", "parent_input", { yes: 1, partial: 0.5, no: 0 }],
  ["transition_goals_included", "transition", { yes: 1, partial: 0.5, no: 0, na: 1 }],
  ["transition_plan_support", "transition", { yes: 1, somewhat: 0.5, no: 0, na: 1 }],
  ["behavior_needs_addressed", "behavior", { yes: 1, somewhat: 0.5, no: 0, na: 1 }],
  ["bip_included", "behavior", { yes: 1, offered: 0.5, no: 0, na: 1 }],
  ["services_reduced", "safeguards", { no: 1, some: 0.5, yes: 0, na: 1 }],
  ["ready_to_sign", "final_feelings", { yes: 1, maybe: 0.5, no: 0 }],
];

it.each(rows)("%s", (id, category, weights) => {
  expect(questions[id].category).toBe(category);
  expect(Object.fromEntries(questions[id].options.map(({ value, weight }) => [value, weight]))).toEqual(
    weights,
  );
});

it.each<[QuestionId, keyof typeof provisions, string]>([
  ["services_denied", "prior-written-notice", "34 CFR 300.503"],
  ["transition_goals_included", "transition", "34 CFR 300.320(b)"],
  ["services_reduced", "procedural-safeguards-notice", "34 CFR 300.504"],
])("cites in the hint of %s a rule that we hold as verified", (id, provision, as) => {
  expect(questions[id].hint).toContain(`(${as})`);
  expect(provisions[provision].status).toBe("verified");
  const [reference] = citationsIn(as);
  expect(reference && covers(provisions[provision].citation, reference)).toBe(true);
});
