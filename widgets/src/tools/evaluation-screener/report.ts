import { productName } from "@iep-insider/sdk/catalog";
import * as lawLibrary from "@iep-insider/sdk/law";
import { type LawText, lawSentence, type ReportDocument, type ReportSection } from "../../documents/index.ts";
import { itemLabels } from "./content.ts";
import type { Area, EvaluationResult } from "./logic.ts";
import { areaWords, findings, report as text, urgentTexts, result as words } from "./resultContent.ts";

const cited = lawLibrary.citationsById(
  lawLibrary.parentRequestEvaluation,
  lawLibrary.proceduralSafeguardsNotice,
  lawLibrary.consentInitialEvaluation,
  lawLibrary.initialEvaluationDeadline,
  lawLibrary.evaluationStandards,
  lawLibrary.rtiNoDelay,
  lawLibrary.eligibilityTwoPart,
  lawLibrary.gradesNoBar,
  lawLibrary.determinantFactor,
  lawLibrary.disabilityCategories,
);

const cite = (sentence: LawText<keyof typeof cited>) => lawSentence(sentence, cited);

interface Crisis {
  readonly title: string;
  readonly text: string;
}

/**
 * The report for a parent to bring to the school.
 * @param day when it was made, in words.
 * @param crisis where to find help immediately; included when talk of death or self-harm was checked.
 */
export function evaluationReport(result: EvaluationResult, day: string, crisis: Crisis): ReportDocument {
  const { title, description, recommendation } = findingOf(result);
  const names = result.areas.map(({ category }) => areaWords[category].name).join("; ");
  return {
    kind: "report",
    fileName: text.fileName,
    title: text.title,
    lead: [title, names ? `${description} ${names}.` : description, recommendation],
    sections: [...urgentSection(result, crisis), ...areaSections(result), ...generalSections],
    footer: [words.honest, text.madeWith(productName, day)],
  };
}

export function findingOf({ areas }: EvaluationResult) {
  return areas.length > 0 ? findings.some(areas.length) : findings.nothing;
}

/** Each area, with its checked items and what the school can check. */
export function areaSections({ areas }: EvaluationResult): readonly ReportSection[] {
  return areas.map(areaSection);
}

const { ask, notes, law, cannotSee, help } = text;
/** Sections that apply whatever was checked. */
export const generalSections: readonly ReportSection[] = [
  { title: ask.title, blocks: [{ kind: "list", items: ask.items }] },
  { title: notes.title, blocks: [{ kind: "list", items: notes.items }] },
  { title: law.title, blocks: [{ kind: "law", sentences: law.sentences.map(cite) }] },
  {
    title: cannotSee.title,
    blocks: [
      { kind: "paragraph", text: cannotSee.lead },
      { kind: "list", items: cannotSee.items },
      { kind: "law", sentences: cannotSee.law.map(cite) },
    ],
  },
  { title: help.title, blocks: [{ kind: "paragraph", text: help.text }] },
];

function areaSection({ category, checked }: Area): ReportSection {
  const area = areaWords[category];
  // One checked item is an area to look at; two or more name a disability, but never as a finding.
  const named = checked.length > 1 ? [text.category(area.category), area.note] : [];
  return {
    title: area.name,
    blocks: [
      { kind: "list", title: text.checked, items: checked.map((id) => itemLabels[id]) },
      { kind: "list", title: text.checks, items: area.checks },
      ...named.map((line) => ({ kind: "paragraph" as const, text: line })),
    ],
  };
}

function urgentSection({ urgent }: EvaluationResult, crisis: Crisis): ReportSection[] {
  if (urgent.length === 0) return [];
  const blocks = urgent.map((id) =>
    id === "self-harm"
      ? { kind: "list" as const, title: crisis.title, items: [crisis.text, urgentTexts[id]] }
      : { kind: "paragraph" as const, text: urgentTexts[id] },
  );
  return [{ title: text.urgentTitle, blocks }];
}
