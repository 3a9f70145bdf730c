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
    reasons: counted(result)
      .slice(0, 3)
      .map((text) => ({ text })),
    safety: result.isUrgent ? text.safety : null,
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

/** Help with care requires its own plan, whatever the level. */
function firstSections({ care }: AideNeedResult): readonly ReportSection[] {
  const needsCare = care === "some" || care === "daily";
  return needsCare ? [section(text.care.title, paragraph(text.care.text), lawBlock(text.care.law))] : [];
}

/** The answers that decided, the most decisive first. */
function counted({ safety, academic, behaviors, care }: AideNeedResult): readonly string[] {
  const [safetyAsked, academicAsked, behaviorsAsked, careAsked] = questions;
  const checked = labelsOf(behaviorsAsked.options, ...behaviors);
  const careLine = answerLine(careAsked.question, labelsOf(careAsked.options, care));
  return [
    ...answerLine(safetyAsked.question, labelsOf(safetyAsked.options, safety)),
    checked.length > 0 ? `${text.behaviors(checked.length)}: ${checked.join("; ")}.` : text.noBehaviors,
    ...(care === "daily" ? careLine : []),
    ...answerLine(academicAsked.question, labelsOf(academicAsked.options, academic)),
    ...(care === "daily" ? [] : careLine),
  ];
}

/** The same, and what was tried. */
function why(result: AideNeedResult): ReportSection {
  const triedAsked = questions[4];
  const others = answerLine(triedAsked.question, labelsOf(triedAsked.options, ...result.tried));
  return whySection(text, counted(result), others);
}
