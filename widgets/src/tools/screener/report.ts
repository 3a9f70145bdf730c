import { productName } from "@iep-insider/sdk/catalog";
import {
  citationsById,
  disabilityDefinition504Ada,
  eligibilityTeam,
  eligibilityTwoPart,
  evaluationStandards,
  gradesNoBar,
  iepContent,
  initialEvaluationDeadline,
  otherDisabilityLaws,
  parentRequestEvaluation,
  priorWrittenNotice,
  relatedServices,
  rtiNoDelay,
  section504Evaluation,
  section504Rights,
  section504Safeguards,
  specialEducation,
} from "@iep-insider/sdk/law";
import { type LawText, lawSentence, type ReportDocument, type ReportSection } from "../../documents/index.ts";
import { questions } from "./content.ts";
import { maximum, type PlanResult } from "./logic.ts";
import { bands, report as text, result as words } from "./resultContent.ts";

const cited = citationsById(
  parentRequestEvaluation,
  priorWrittenNotice,
  otherDisabilityLaws,
  eligibilityTwoPart,
  specialEducation,
  section504Rights,
  disabilityDefinition504Ada,
  section504Evaluation,
  evaluationStandards,
  initialEvaluationDeadline,
  rtiNoDelay,
  gradesNoBar,
  section504Safeguards,
  iepContent,
  relatedServices,
  eligibilityTeam,
);

const cite = (sentence: LawText<keyof typeof cited>) => lawSentence(sentence, cited);

/**
 * What a parent takes away.
 * @param day the day it was made, in words.
 */
export function planReport(result: PlanResult, day: string): ReportDocument {
  const { title, explanation } = bands[result.band];
  return {
    kind: "report",
    fileName: text.fileName,
    title: text.title,
    lead: [title, words.score(result.score, maximum), ...explanation],
    sections: [...nextSections(result), ...alwaysSections(), ...planSections(result)],
    footer: [words.honest, text.madeWith(productName, day)],
  };
}

/** What to do next, and the answer that counts more than its points. Stands above the letter on the screen. */
export function nextSections({ band, needsSpecialTeaching }: PlanResult): readonly ReportSection[] {
  const { title, text: why, sentences } = text.specialTeaching;
  const teaching: ReportSection = {
    title,
    blocks: [
      { kind: "paragraph", text: why },
      { kind: "law", sentences: sentences.map(cite) },
    ],
  };
  const steps: ReportSection = {
    title: words.stepsTitle,
    blocks: [{ kind: "list", items: bands[band].steps }],
  };
  return needsSpecialTeaching ? [teaching, steps] : [steps];
}

/** What no score changes: the same in every band. */
export function alwaysSections(): readonly ReportSection[] {
  const { title, sentences } = text.always;
  return [{ title, blocks: [{ kind: "law", sentences: sentences.map(cite) }] }];
}

/** Why, what each plan is, and the sources. */
export function planSections(result: PlanResult): readonly ReportSection[] {
  const { answers, scale, plans, law, help } = text;
  const ranges = Object.values(bands).map(({ range, title }) => scale.line(range, title));
  return [
    { title: answers.title, blocks: [{ kind: "list", items: answerLines(result) }] },
    { title: scale.title, blocks: [{ kind: "list", items: ranges }] },
    { title: plans.title, blocks: [{ kind: "compare", sides: plans.sides }] },
    { title: law.title, blocks: [{ kind: "law", sentences: law.sentences.map(cite) }] },
    { title: help.title, blocks: [{ kind: "paragraph", text: help.text }] },
  ];
}

/** Which answer gave how many points, in the order of the screener. */
function answerLines({ answers }: PlanResult): readonly string[] {
  return questions.map(({ question, options }, index) => {
    const given = answers[index];
    const label = options.find((option) => option.id === given?.option)?.label ?? text.answers.missing;
    return text.answers.line(question, label, text.answers.points(given?.points ?? 0));
  });
}
