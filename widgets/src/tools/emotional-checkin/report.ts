import { productName } from "@iep-insider/sdk/catalog";
import * as lawLibrary from "@iep-insider/sdk/law";
import { lawSentence, type ReportDocument, type ReportSection } from "../../documents/index.ts";
import { groupNames, groups, intensityNames } from "./content.ts";
import { insightText } from "./insightText.ts";
import {
  contextName,
  daysIn,
  type Entry,
  emotionOf,
  findingOf,
  groupOf,
  insightsOf,
  type Summary,
  summaryOf,
} from "./logic.ts";
import { momentInWords, spanInWords } from "./moments.ts";
import { reportFileName } from "./reportFileName.ts";
import { findings, insightTitles, report as text, summary as words } from "./summaryContent.ts";
import { sharesInWords, topContextLine } from "./summaryLines.ts";

const cited = lawLibrary.citationsById(
  lawLibrary.behaviorInIep,
  lawLibrary.iepConsiderations,
  lawLibrary.relatedServices,
  lawLibrary.iepAnnualReview,
  lawLibrary.parentRequestEvaluation,
  lawLibrary.evaluationStandards,
  lawLibrary.gradesNoBar,
);

interface Crisis {
  readonly title: string;
  readonly text: string;
}

export interface CheckIns {
  readonly childName: string;
  /** Newest first; at least one. */
  readonly entries: readonly Entry[];
}

/**
 * The report for the team: every figure and insight of the specification, and the ten latest check-ins.
 * @param day when it was made, in words.
 * @param crisis where to find help immediately, after a sign of crisis in the typed text; else null.
 */
export function checkInReport(
  { childName, entries }: CheckIns,
  day: string,
  crisis: Crisis | null,
): ReportDocument {
  const counted = summaryOf(entries);
  const name = oneLine(childName);
  return {
    kind: "report",
    fileName: reportFileName(childName),
    title: text.title,
    lead: [
      ...(name ? [text.child(name)] : []),
      text.made(counted.total, span(entries)),
      findings[findingOf(counted)],
      sharesInWords(counted, daysIn(entries)),
    ],
    sections: [
      ...(crisis ? [urgentSection(crisis)] : []),
      standsOutSection(entries),
      figuresSection(counted),
      contextsSection(counted),
      triggersSection(counted),
      recentSection(entries),
      ...furtherSections(),
    ],
    footer: [words.honest, text.madeWith(productName, day)],
  };
}

/** After the parent's own check-ins, on the screen and in the report: what to do, the law, who helps. */
export function furtherSections(): readonly ReportSection[] {
  const { next, law, help, counted } = text;
  return [
    { title: next.title, blocks: [{ kind: "list", items: next.items }] },
    {
      title: law.title,
      blocks: [{ kind: "law", sentences: law.sentences.map((sentence) => lawSentence(sentence, cited)) }],
    },
    { title: help.title, blocks: [{ kind: "paragraph", text: help.text }] },
    { title: counted.title, blocks: [{ kind: "list", items: counted.items }] },
  ];
}

/** Typed text in one line: a document wraps its own lines. */
export function oneLine(typed: string): string {
  return typed.replace(/\s+/g, " ").trim();
}

function span(entries: readonly Entry[]): string {
  const [newest] = entries;
  const oldest = entries.at(-1);
  return newest && oldest ? spanInWords(oldest.at, newest.at) : "";
}

function urgentSection(crisis: Crisis): ReportSection {
  return {
    title: text.urgentTitle,
    blocks: [{ kind: "list", title: crisis.title, items: [text.urgent, crisis.text] }],
  };
}

function standsOutSection(entries: readonly Entry[]): ReportSection {
  const items = insightsOf(entries).map(
    (insight) => `${insightTitles[insight.kind]}: ${insightText(insight)}`,
  );
  return {
    title: words.standsOut,
    blocks: [items.length > 0 ? { kind: "list", items } : { kind: "paragraph", text: text.nothingStandsOut }],
  };
}

function figuresSection({ total, groups: shares, average, topContexts }: Summary): ReportSection {
  return {
    title: text.figures.title,
    blocks: [
      {
        kind: "list",
        items: [
          ...groups.map((group) =>
            text.figures.share(groupNames[group], shares[group].count, total, shares[group].percent),
          ),
          text.figures.average(average),
          topContextLine(topContexts),
        ],
      },
    ],
  };
}

function contextsSection({ contexts: counted }: Summary): ReportSection {
  const items = counted.map(({ id, count, percent, challenging }) =>
    text.contexts.line(contextName(id), count, percent, challenging),
  );
  return { title: text.contexts.title, blocks: [{ kind: "list", items }] };
}

function triggersSection({ triggers }: Summary): ReportSection {
  const items = triggers.map(({ text: name, count }) => text.triggers.line(name, count));
  return {
    title: text.triggers.title,
    blocks: [items.length > 0 ? { kind: "list", items } : { kind: "paragraph", text: text.triggers.none }],
  };
}

function recentSection(entries: readonly Entry[]): ReportSection {
  const items = entries
    .slice(0, 10)
    .map((entry, index) =>
      [
        text.recent.line(
          entries.length - index,
          momentInWords(entry.at),
          emotionOf(entry.emotion).name,
          groupNames[groupOf(entry)].toLowerCase(),
          `${intensityNames[entry.intensity]} (${entry.intensity} of 5)`,
          contextName(entry.context),
        ),
        ...(entry.triggers.length > 0 ? [`${words.triggers(entry.triggers.join(", "))}.`] : []),
        ...(entry.notes ? [words.notes(oneLine(entry.notes))] : []),
      ].join(" "),
    );
  return { title: text.recent.title, blocks: [{ kind: "list", items }] };
}
