import { type ChainProblem, countRemovals, serviceMinutes } from "@iep-insider/sdk/case/log";
import { citationsById, dateOf, dayInWords, stateComplaint } from "@iep-insider/sdk/law";
import {
  type Block,
  lawSentence,
  listSection,
  type ReportDocument,
  type ReportSection,
} from "@iep-insider/widgets/documents";
import { entryTypes, minutesInWords, removalKindsShort, schoolDays } from "../../../content/evidenceLog.ts";
import { type PacketPurpose, packetWords } from "../../../content/evidencePacket.ts";
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
      ...listSection(words.index, items.map(heading)),
      ...removalSection(log, today),
      ...minutesSection(log, today),
      ...items.map(entrySection),
      {
        title: words.chain,
        blocks: [
          paragraph(
            problem ? chainResult(entries.length, problem) : words.checked(dayInWords(today), entries.length),
          ),
          paragraph(words.sealed),
          paragraph(words.code(logCode(entries))),
        ],
      },
      ...(purpose === "state-complaint" ? [complaintSection()] : []),
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
        paragraph(words.counted(schoolDays(total), dayInWords(since))),
        ...(suspended > 0 ? [paragraph(words.suspended(schoolDays(suspended)))] : []),
        ...(mayCount > 0 ? [paragraph(words.mayCount(schoolDays(mayCount)))] : []),
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
  const rows = serviceMinutes(
    services.map(({ service }) => service),
    items,
    today,
  );
  return listSection(
    words.minutes,
    rows.map((row) => {
      const missed = [row.service, periodInWords(row), minutesInWords(row.missed)] as const;
      return row.promised === null || row.given === null
        ? words.missed(...missed)
        : words.missedOf(...missed, minutesInWords(row.promised), minutesInWords(row.given));
    }),
  );
}

function complaintSection(): ReportSection {
  const { have, add, law } = packetWords.complaint;
  const checks = (texts: readonly string[], isDone: boolean) => texts.map((text) => ({ text, isDone }));
  return {
    title: words.complaint,
    blocks: [
      { kind: "checks", checks: [...checks(have, true), ...checks(add, false)] },
      { kind: "law", sentences: [lawSentence(law, cited)] },
    ],
  };
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}
