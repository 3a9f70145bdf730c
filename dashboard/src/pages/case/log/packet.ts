import { type ChainProblem, countRemovals, serviceMinutes } from "@iep-insider/sdk/case/log";
import { citationsById, dateOf, dayInWords, stateComplaint } from "@iep-insider/sdk/law";
import {
  type Block,
  lawSentence,
  listSection,
  type ReportDocument,
  type ReportSection,
} from "@iep-insider/widgets/documents";
import {
  entryTypes,
  minutesInWords,
  type PacketPurpose,
  packetWords,
  removalCounter,
  removalKindsShort,
  schoolDays,
  serviceWords,
} from "../../../content/evidenceLog.ts";
import { chainResult, factsOf, logCode, periodInWords } from "./inWords.ts";
import type { Log } from "./useLog.ts";

const words = packetWords.document;
const cited = citationsById(stateComplaint);

/**
 * The log as a document to hand in.
 * @param problem of the chain; the document says so.
 * @param today `YYYY-MM-DD`
 */
export function packet(
  log: Log,
  purpose: PacketPurpose,
  problem: ChainProblem | null,
  today: string,
): ReportDocument {
  const { items, child, entries } = log;
  const first = items[0]?.entry.day ?? today;
  const last = items.at(-1)?.entry.day ?? today;
  return {
    kind: "report",
    fileName: words.fileName,
    title: words.titles[purpose],
    lead: [
      ...(child.nickname === "" ? [] : [words.child(child.nickname)]),
      ...(child.district === "" ? [] : [words.district(child.district)]),
      words.made(dayInWords(today)),
      words.covers(items.length, dayInWords(first), dayInWords(last)),
    ],
    sections: [
      ...(purpose === "state-complaint" ? [complaintSection()] : []),
      ...listSection(words.index, items.map(heading)),
      ...removalSection(log, today),
      ...minutesSection(log, today),
      ...items.map(entrySection),
      {
        title: words.chain,
        blocks: [
          { kind: "paragraph", text: chainResult(entries.length, problem) },
          { kind: "paragraph", text: words.sealed },
          { kind: "paragraph", text: words.code(logCode(entries)) },
        ],
      },
    ],
    footer: [words.footer],
  };
}

/** "1. November 3, 2026: Phone call" */
function heading({ entry }: Log["items"][number], index: number): string {
  return `${index + 1}. ${dayInWords(entry.day)}: ${entryTypes[entry.type]}`;
}

function entrySection(item: Log["items"][number], index: number): ReportSection {
  const { entry, earlier } = item;
  const versions = [...earlier, entry];
  const writtenOn = (version: typeof entry) => dayInWords(dateOf(new Date(version.writtenAt)));
  return {
    title: heading(item, index),
    blocks: [
      ...factsOf(entry).map(paragraph),
      paragraph(words.written(writtenOn(versions[0] ?? entry))),
      ...earlier.map((before, place) =>
        paragraph(
          words.corrected(
            writtenOn(versions[place + 1] ?? entry),
            [dayInWords(before.day), ...factsOf(before)].join(". "),
          ),
        ),
      ),
    ],
  };
}

function removalSection({ items }: Log, today: string): readonly ReportSection[] {
  const { level, total, suspended, mayCount, since, removals } = countRemovals(items, today);
  if (level === "none") return [];
  return [
    {
      title: words.removals,
      blocks: [
        paragraph(removalCounter.counted(schoolDays(total), dayInWords(since))),
        ...(suspended > 0 ? [paragraph(removalCounter.suspended(schoolDays(suspended)))] : []),
        ...(mayCount > 0 ? [paragraph(removalCounter.mayCount(schoolDays(mayCount)))] : []),
        {
          kind: "list",
          items: removals.map(
            ({ item, kind, days }) =>
              `${words.entry(items.indexOf(item) + 1)}, ${dayInWords(item.entry.day)}: ${removalKindsShort[kind]}, ${schoolDays(days)}`,
          ),
        },
      ],
    },
  ];
}

function minutesSection({ items, services }: Log, today: string): readonly ReportSection[] {
  const { table } = serviceWords;
  const rows = serviceMinutes(
    services.map(({ service }) => service),
    items,
    today,
  );
  const minutes = (value: number | null) => (value === null ? table.unknown : minutesInWords(value));
  return listSection(
    words.minutes,
    rows.map(
      (row) =>
        `${row.service}, ${periodInWords(row)}: ${table.promised} ${minutes(row.promised)}; ${table.missed} ${minutes(row.missed)}; ${table.given} ${minutes(row.given)}`,
    ),
  );
}

function complaintSection(): ReportSection {
  const { have, add, law } = packetWords.complaint;
  const checks = (texts: readonly string[], isDone: boolean): Block => ({
    kind: "checks",
    checks: texts.map((text) => ({ text, isDone })),
  });
  return {
    title: words.complaint,
    blocks: [
      paragraph(words.complaintHave),
      checks(have, true),
      paragraph(words.complaintAdd),
      checks(add, false),
      { kind: "law", sentences: [lawSentence(law, cited)] },
    ],
  };
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}
