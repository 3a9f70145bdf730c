import type { DetailField } from "../form/fields.ts";
import type { LetterFacts } from "./LetterFacts.ts";
import { type BodyPart, fact, frame, law, list, paragraph, request } from "./Sentence.ts";

// Texts shared by several letter types.

/** @example "a", "a and b", "a, b and c" */
export function inOneBreath(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Prior written notice, if the school says no. */
export function noticeIfRefused(what: string): BodyPart | null {
  return paragraph(
    request(`If you refuse ${what}, please send me prior written notice.`),
    law(
      "Such a notice must say what you refuse, why, and what you based the decision on.",
      "prior-written-notice",
      "34 CFR 300.503",
    ),
  );
}

type FieldLabels = Partial<Readonly<Record<DetailField, string>>>;

/**
 * The text of several fields, each with a short label.
 * @param labels by field, in order.
 */
export function told(facts: LetterFacts, labels: FieldLabels): readonly string[] {
  return (Object.keys(labels) as DetailField[]).flatMap((field) => {
    const said = facts.said(field);
    return said === null ? [] : [`${labels[field]}: ${said}`];
  });
}

/** Text besides the main point: one line for a single item, otherwise a list. */
export function alsoTold(facts: LetterFacts, labels: FieldLabels): readonly (BodyPart | null)[] {
  const items = told(facts, labels);
  if (items.length < 2) return [paragraph(...items.map(fact))];
  return [paragraph(frame("What else matters here:")), list("fact", items)];
}

export const usualLabels = {
  medicalConditions: "Health",
  currentServices: "Services now",
  previousEvaluations: "Earlier evaluations",
  additionalInfo: "Please also know",
} as const satisfies Partial<Record<DetailField, string>>;
