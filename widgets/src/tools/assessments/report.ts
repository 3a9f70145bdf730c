import { productName } from "@iep-insider/sdk/catalog";
import type { ReportDocument, ReportSection } from "../../documents/index.ts";
import type { AssessmentFindings } from "./AssessmentFindings.ts";
import { shared } from "./resultWords.ts";
import { paragraph, section } from "./sections.ts";

interface Crisis {
  readonly title: string;
  readonly text: string;
}

/**
 * The report for a parent to keep.
 * @param day when it was made, in words.
 * @param crisis where to find help immediately; comes first when self-injury was checked.
 */
export function assessmentReport(findings: AssessmentFindings, day: string, crisis: Crisis): ReportDocument {
  const { fileName, title, advice, safety, first, right, more, crisis: urgent } = findings;
  return {
    kind: "report",
    fileName,
    title,
    lead: [advice.title, advice.explanation],
    sections: [
      ...(urgent ? [section(crisis.title, paragraph(crisis.text), paragraph(urgent))] : []),
      ...(safety ? [section(safety.title, paragraph(safety.text))] : []),
      ...first,
      stepsSection(findings),
      right,
      ...more,
    ],
    footer: [shared.honest, shared.madeWith(productName, day)],
  };
}

export function stepsSection({ advice }: AssessmentFindings): ReportSection {
  return section(shared.stepsTitle, { kind: "list", items: advice.steps });
}
