import {
  type DocumentFindings,
  type Found,
  type NoticePart,
  noticeParts,
  type Service,
} from "@iep-insider/sdk/school-documents";
import type { WeakPoint } from "@iep-insider/sdk/school-documents/weak-points";
import { weakPointsOf } from "@iep-insider/sdk/school-documents/weak-points";

/** Another tool that helps with what was found, and what it is given. */
export type NextStep =
  | { readonly id: "denial"; readonly reasons: readonly string[]; readonly refused: readonly string[] }
  | { readonly id: "ask-for-notice"; readonly missing: readonly NoticePart[] }
  | { readonly id: "goals"; readonly goals: readonly string[] }
  | { readonly id: "sign" }
  | { readonly id: "meeting"; readonly points: readonly WeakPoint[] }
  | { readonly id: "second-opinion" }
  | { readonly id: "manifestation" };

/**
 * What to do with this document, the most pressing first. Other tools get what is clear, or what the parent has said is right.
 * @param older the services of the IEP that it was compared with.
 */
export function nextSteps(
  findings: DocumentFindings,
  older: readonly Service[] | null = null,
): readonly NextStep[] {
  const { iep, notice, evaluation, discipline, kind } = findings;
  const steps: NextStep[] = [];
  const meeting: NextStep = { id: "meeting", points: weakPointsOf(findings, older) };
  const refused = clear(notice?.decisions ?? []).filter(({ type }) => type === "refuses");
  if (notice && (refused.length > 0 || kind?.value === "denial-letter")) {
    steps.push({
      id: "denial",
      reasons: clear(notice.reasons),
      refused: refused.map(({ text }) => text),
    });
  }
  if (notice) {
    const missing = missingParts(findings);
    if (missing.length > 0) steps.push({ id: "ask-for-notice", missing });
  }
  const goals = clear(iep?.goals ?? []).map(({ text }) => text);
  if (goals.length > 0) steps.push({ id: "goals", goals });
  if (iep) steps.push({ id: "sign" }, meeting);
  if (evaluation) steps.push({ id: "second-opinion" }, meeting);
  if (discipline) steps.push({ id: "manifestation" });
  return steps;
}

const clear = <Value>(all: readonly Found<Value>[]) =>
  all.flatMap(({ value, isClear }) => (isClear ? [value] : []));

/** The parts of 34 CFR 300.503(b) that were not found in a notice; none for another document. */
export function missingParts({ notice }: DocumentFindings): readonly NoticePart[] {
  return notice ? noticeParts.filter((part) => !notice.parts[part]) : [];
}
