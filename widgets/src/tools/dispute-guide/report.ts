import { productName } from "@iep-insider/sdk/catalog";
import type { DisputeGuidance, DisputeQuestion, DisputeStep } from "@iep-insider/sdk/contract";
import { dayInWords } from "@iep-insider/sdk/law";
import { type Block, listSection, type ReportDocument, type ReportSection } from "../../documents/index.ts";
import { disputeWords, issues } from "./content.ts";
import { deadlineInWords } from "./deadlineInWords.ts";
import { statusOf } from "./logic.ts";
import { disputeResultWords, report as text, urgencyLevels } from "./resultContent.ts";

/**
 * The plan as a document: everything that the screen shows.
 * @param typed the request; null for a stored plan.
 * @param today `YYYY-MM-DD`
 */
export function disputeReport(
  guidance: DisputeGuidance,
  typed: DisputeQuestion | null,
  today: string,
): ReportDocument {
  const { title, reason, urgencyLevel, stayPut, timeline, warnings, resources, citations } = guidance;
  const labels = citations.map(({ label }) => label);
  return {
    kind: "report",
    fileName: text.fileName,
    title,
    lead: [reason, urgencyLevels[urgencyLevel]],
    sections: [
      ...deadlineSection(guidance, today),
      { title: disputeResultWords.stepsTitle, blocks: stepBlocks(guidance) },
      ...paragraph(disputeResultWords.stayPutTitle, stayPut),
      ...paragraph(disputeResultWords.timelineTitle, timeline),
      ...listSection(disputeResultWords.warningsTitle, warnings),
      ...listSection(disputeResultWords.resourcesTitle, resources),
      ...listSection(disputeWords.asked, typed === null ? [] : askedLines(typed)),
      ...listSection(text.sources, labels),
    ],
    footer: [guidance.disclaimer, text.madeWith(productName, dayInWords(today))],
  };
}

function askedLines({ issue, additionalContext }: DisputeQuestion): readonly string[] {
  return [issues[issue], ...(additionalContext ? [additionalContext] : [])];
}

function deadlineSection({ deadlines }: DisputeGuidance, today: string): readonly ReportSection[] {
  if (deadlines.length === 0) return [];
  const items = deadlines.map((deadline) => {
    const status = deadlineInWords(statusOf(deadline, today));
    return `${text.line(deadline.what, withFullStop(deadline.rule))} ${status}`;
  });
  return [
    {
      title: disputeResultWords.deadlinesTitle,
      blocks: [
        { kind: "list", items },
        { kind: "paragraph", text: disputeResultWords.check },
      ],
    },
  ];
}

function stepBlocks({ route, steps }: DisputeGuidance): readonly Block[] {
  if (route.length === 0)
    return [{ kind: "list", items: steps.map((step, index) => disputeResultWords.step(index + 1, step)) }];
  return route.map((step, index) => ({
    kind: "list",
    title: disputeResultWords.step(index + 1, step.title),
    items: stepLines(step),
  }));
}

function stepLines({ what, who, cost, time, form, attach, risk, stop }: DisputeStep): readonly string[] {
  const named: readonly (readonly [name: string, value: string])[] = [
    [disputeResultWords.who, who],
    [disputeResultWords.cost, cost],
    [disputeResultWords.time, time],
    [disputeResultWords.form, form ? `${form.label}, ${form.address}` : ""],
    [disputeResultWords.attach, attach.join("; ")],
    [disputeResultWords.risk, risk],
    [disputeResultWords.stop, stop],
  ];
  return [what, ...named.flatMap(([name, value]) => (value ? [text.line(name, value)] : []))];
}

const paragraph = (title: string, said: string): readonly ReportSection[] =>
  said ? [{ title, blocks: [{ kind: "paragraph", text: said }] }] : [];

function withFullStop(said: string): string {
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
