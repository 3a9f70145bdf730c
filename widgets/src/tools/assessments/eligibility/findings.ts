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
import { type EligibilityResult, eligibilityResult } from "./logic.ts";
import { questions } from "./questions.ts";
import { advices, text } from "./resultContent.ts";

export function eligibilityFindings(answers: Answers): AssessmentFindings {
  const result = eligibilityResult(answers);
  const { timeOnly } = text;
  return {
    fileName: text.fileName,
    title: text.title,
    advice: advices[result.advice],
    tone: result.advice === "monitor" ? "plain" : "good",
    reasons: counted(result).map((text) => ({ text })),
    safety: null,
    first: result.onlyTimeIsMissing
      ? [section(timeOnly.title, paragraph(timeOnly.text), lawBlock(timeOnly.law))]
      : [],
    right: rightSection(),
    more: [why(result), ...lastSections(text.law)],
    letter: {
      note: result.advice === "monitor" ? text.letterNoteMonitor : text.letterNote[letterTypeOf(result)],
      answers: letterStart(result),
    },
    crisis: null,
  };
}

/** The three answers that decided. */
function counted({ concerns, duration, impact }: EligibilityResult): readonly string[] {
  const [concernsAsked, durationAsked, impactAsked] = questions;
  const named = labelsOf(concernsAsked.options, ...concerns);
  return [
    named.length > 0 ? `${text.concerns(named.length)}: ${named.join("; ")}.` : text.noConcerns,
    ...answerLine(durationAsked.question, labelsOf(durationAsked.options, duration)),
    ...answerLine(impactAsked.question, labelsOf(impactAsked.options, impact)),
  ];
}

/** The same, and the two answers that did not count. */
function why(result: EligibilityResult): ReportSection {
  const { tried, evidence } = result;
  const [, , , triedAsked, evidenceAsked] = questions;
  const others = [
    ...answerLine(triedAsked.question, labelsOf(triedAsked.options, ...tried)),
    ...answerLine(evidenceAsked.question, labelsOf(evidenceAsked.options, evidence)),
  ];
  return whySection(text, counted(result), others);
}
