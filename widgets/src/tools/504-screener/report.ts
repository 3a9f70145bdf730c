import { productName } from "@iep-insider/sdk/catalog";
import * as lawLibrary from "@iep-insider/sdk/law";
import { type LawText, lawSentence, type ReportDocument, type ReportSection } from "../../documents/index.ts";
import type { Reason } from "../../result/index.ts";
import { questions } from "./content.ts";
import { maximum, type PlanResult, type ScoredAnswer } from "./logic.ts";
import { bands, report as text, result as words } from "./resultContent.ts";

const cited = lawLibrary.citationsById(
  lawLibrary.parentRequestEvaluation,
  lawLibrary.priorWrittenNotice,
  lawLibrary.otherDisabilityLaws,
  lawLibrary.eligibilityTwoPart,
  lawLibrary.specialEducation,
  lawLibrary.section504Rights,
  lawLibrary.disabilityDefinition504Ada,
  lawLibrary.section504Evaluation,
  lawLibrary.evaluationStandards,
  lawLibrary.initialEvaluationDeadline,
  lawLibrary.rtiNoDelay,
  lawLibrary.gradesNoBar,
  lawLibrary.section504Safeguards,
  lawLibrary.iepContent,
  lawLibrary.relatedServices,
  lawLibrary.eligibilityTeam,
);

const cite = (sentence: LawText<keyof typeof cited>) => lawSentence(sentence, cited);

/**
 * The report for a parent to keep.
 * @param day when it was made, in words.
 */
export function planReport(result: PlanResult, day: string): ReportDocument {
  const { title, explanation } = bands[result.band];
  return {
    kind: "report",
    fileName: text.fileName,
    title: text.title,
    lead: [title, words.score(result.score, maximum), ...explanation],
    sections: [
      ...teachingSections(result),
      stepsSection(result),
      ...alwaysSections(),
      ...planSections(result),
    ],
    footer: [words.honest, text.madeWith(productName, day)],
  };
}

/** The section about special teaching, if that was answered. */
export function teachingSections({ needsSpecialTeaching }: PlanResult): readonly ReportSection[] {
  const { title, text: why, sentences } = text.specialTeaching;
  if (!needsSpecialTeaching) return [];
  return [
    {
      title,
      blocks: [
        { kind: "paragraph", text: why },
        { kind: "law", sentences: sentences.map(cite) },
      ],
    },
  ];
}

export function stepsSection({ band }: PlanResult): ReportSection {
  return { title: words.stepsTitle, blocks: [{ kind: "list", items: bands[band].steps }] };
}

/** The three answers with the most points. */
export function planReasons({ answers }: PlanResult): readonly Reason[] {
  return answers
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, 3)
    .map((answer) => ({ text: answerLine(answer) }));
}

/** Sections that are the same in every band. */
export function alwaysSections(): readonly ReportSection[] {
  const { title, sentences } = text.always;
  return [{ title, blocks: [{ kind: "law", sentences: sentences.map(cite) }] }];
}

/** Why, what each plan is, and the sources. */
export function planSections(result: PlanResult): readonly ReportSection[] {
  const { answers, scale, plans, law, help } = text;
  const ranges = Object.values(bands).map(({ range, title }) => scale.line(range, title));
  return [
    { title: answers.title, blocks: [{ kind: "list", items: result.answers.map(answerLine) }] },
    { title: scale.title, blocks: [{ kind: "list", items: [...ranges, scale.enoughAlone] }] },
    { title: plans.title, blocks: [{ kind: "compare", sides: plans.sides }] },
    { title: law.title, blocks: [{ kind: "law", sentences: law.sentences.map(cite) }] },
    { title: help.title, blocks: [{ kind: "paragraph", text: help.text }] },
  ];
}

/** An answer with its points. */
function answerLine({ question: id, option, points }: ScoredAnswer): string {
  const { line, missing, points: inWords } = text.answers;
  const asked = questions.find((question) => question.id === id);
  const label = asked?.options.find((one) => one.id === option)?.label ?? missing;
  return line(asked?.question ?? "", label, inWords(points));
}
