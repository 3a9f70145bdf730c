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

/** The three answers that the rule goes by, and the two that it does not. */
function why({ concerns, duration, impact, tried, evidence }: EligibilityResult): ReportSection {
  const [concernsAsked, durationAsked, impactAsked, triedAsked, evidenceAsked] = questions;
  const named = labelsOf(concernsAsked.options, ...concerns);
  const counted = [
    named.length > 0 ? `${text.concerns(named.length)}: ${named.join("; ")}.` : text.noConcerns,
    ...answerLine(durationAsked.question, labelsOf(durationAsked.options, duration)),
    ...answerLine(impactAsked.question, labelsOf(impactAsked.options, impact)),
  ];
  const others = [
    ...answerLine(triedAsked.question, labelsOf(triedAsked.options, ...tried)),
    ...answerLine(evidenceAsked.question, labelsOf(evidenceAsked.options, evidence)),
  ];
  return whySection(text, counted, others);
}
