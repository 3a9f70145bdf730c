import type { ReportSection } from "../../../documents/index.ts";
import type { Answers } from "../../../questionnaire/index.ts";
import type { AssessmentFindings } from "../AssessmentFindings.ts";
import { lawBlock } from "../cited.ts";
import { labelsOf, lastSections, paragraph, rightSection, section } from "../sections.ts";
import { letterStart } from "./letterStart.ts";
import { type PlannedAssessment, type PlanningResult, planningResult } from "./logic.ts";
import { questions } from "./questions.ts";
import { addOns, advices, assessments, text } from "./resultContent.ts";

export function planningFindings(answers: Answers): AssessmentFindings {
  const result = planningResult(answers);
  const count = result.assessments.length;
  const hasBehavior = result.assessments.some(({ area }) => area === "behavior");
  return {
    fileName: text.fileName,
    title: text.title,
    advice: count > 0 ? advices.some(count) : advices.nothing,
    tone: count > 0 ? "good" : "plain",
    // The list of assessments gives the reasons, each with its checked concerns.
    reasons: [],
    safety: null,
    first: [...result.assessments.map(assessmentSection), alsoSection(result)],
    right: rightSection(),
    more: [
      section(text.domain.title, paragraph(text.domain.text), lawBlock(text.domain.law)),
      ...lastSections([...text.law, ...(hasBehavior ? text.lawOnBehavior : [])]),
    ],
    letter: { note: count > 0 ? text.letterNote : text.letterNoteNothing, answers: letterStart(result) },
    crisis: null,
  };
}

/** An assessment: who does it, what to ask for, and which answers led to it. */
function assessmentSection({ area, checked }: PlannedAssessment): ReportSection {
  const { name, professional, looksAt } = assessments[area];
  const options = questions.find(({ id }) => id === area)?.options ?? [];
  return section(name, paragraph(text.professional(professional)), paragraph(looksAt), {
    kind: "list",
    title: text.checked,
    items: labelsOf(options, ...checked),
  });
}

/** Easily forgotten points, and additions for single answers. */
function alsoSection(result: PlanningResult): ReportSection {
  const items = [...text.also, ...result.addOns.map((one) => addOns[one])];
  return section(text.alsoTitle, { kind: "list", items });
}
