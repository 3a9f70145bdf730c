import type { ReportSection } from "../../../documents/index.ts";
import type { Answers } from "../../../questionnaire/index.ts";
import type { AssessmentFindings } from "../AssessmentFindings.ts";
import { lawBlock } from "../cited.ts";
import {
  answerLine,
  labelsOf,
  lastSections,
  paragraph,
  rightSection,
  section,
  whySection,
} from "../sections.ts";
import { letterStart, letterTypeOf } from "./letterStart.ts";
import { type AideNeedResult, aideNeedResult } from "./logic.ts";
import { questions, selfInjury } from "./questions.ts";
import { advices, text } from "./resultContent.ts";

export function aideFindings(answers: Answers): AssessmentFindings {
  const result = aideNeedResult(answers);
  return {
    fileName: text.fileName,
    title: text.title,
    advice: advices[result.onlyTeaching ? "teaching" : result.level],
    tone: result.level === "general" ? "plain" : "good",
    reasons: counted(result).map((text) => ({ text })),
    safety: result.safety === "significant" ? text.safety : null,
    first: firstSections(result),
    right: rightSection(text.right),
    more: [
      why(result),
      ...lastSections([...text.law, ...(result.behaviors.length > 0 ? text.lawOnBehavior : [])]),
    ],
    letter: { note: text.letterNote[letterTypeOf(result)], answers: letterStart(result) },
    crisis: result.behaviors.includes(selfInjury) ? text.selfInjury : null,
  };
}

/** What the rule does not count. */
function firstSections({ care }: AideNeedResult): readonly ReportSection[] {
  const needsCare = care === "some" || care === "daily";
  return needsCare ? [section(text.care.title, paragraph(text.care.text), lawBlock(text.care.law))] : [];
}

/** The three answers that the rule goes by. */
function counted({ safety, academic, behaviors }: AideNeedResult): readonly string[] {
  const [safetyAsked, academicAsked, behaviorsAsked] = questions;
  const ticked = labelsOf(behaviorsAsked.options, ...behaviors);
  return [
    ...answerLine(safetyAsked.question, labelsOf(safetyAsked.options, safety)),
    ...answerLine(academicAsked.question, labelsOf(academicAsked.options, academic)),
    ticked.length > 0 ? `${text.behaviors(ticked.length)}: ${ticked.join("; ")}.` : text.noBehaviors,
  ];
}

/** The same, and the two answers that the rule does not go by. */
function why(result: AideNeedResult): ReportSection {
  const { care, tried } = result;
  const [, , , careAsked, triedAsked] = questions;
  const others = [
    ...answerLine(careAsked.question, labelsOf(careAsked.options, care)),
    ...answerLine(triedAsked.question, labelsOf(triedAsked.options, ...tried)),
  ];
  return whySection(text, counted(result), others);
}
