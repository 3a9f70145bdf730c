import { toolOfStored } from "@iep-insider/sdk/catalog";
import type { UsageToExport } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { subjectOf } from "../../usage/subject.ts";
import { csvLine } from "../csv/csv.ts";
import { recordedFile } from "../csv/recordedFile.ts";
import { readChainPages } from "../list/readChain.ts";
import { daysOf } from "./daysOf.ts";

type UsageServices = Pick<Services, "database" | "clock">;

/** Every count of a range as it is kept: by day, event, tool or page, and site. */
export async function exportUsage(
  services: UsageServices,
  actor: Actor,
  { range = "30d" }: UsageToExport,
): Promise<CsvFile> {
  const { from, to } = daysOf(range, services.clock());
  const entry = { action: "usage_exported", subject: "usage", detail: { file: "uses", range } } as const;
  return recordedFile(services, actor, entry, `uses-${from}-to-${to}`, lines());

  async function* lines(): AsyncGenerator<string> {
    yield csvLine(["day (UTC)", "event", "tool or page", "site key (none: our own site)", "count"]);
    const list = {
      where: { day: { [Op.between]: [from, to] } },
      order: [
        ["day", "ASC"],
        ["event", "ASC"],
        ["subject", "ASC"],
        ["siteKey", "ASC"],
      ],
    } as const;
    for await (const rows of readChainPages(services.database.usageCounts, [list]))
      for (const { day, event, subject, siteKey, count } of rows)
        yield csvLine([day, event, subjectOf(subject), siteKey, count]);
  }
}

/** What AI answers of a range took, as it is kept: by day, tool, engine, outcome and failure. */
export async function exportAiUsage(
  services: UsageServices,
  actor: Actor,
  { range = "30d" }: UsageToExport,
): Promise<CsvFile> {
  const { from, to } = daysOf(range, services.clock());
  const entry = { action: "usage_exported", subject: "usage", detail: { file: "ai", range } } as const;
  return recordedFile(services, actor, entry, `ai-answers-${from}-to-${to}`, lines());

  async function* lines(): AsyncGenerator<string> {
    yield csvLine([
      "day (UTC)",
      "tool",
      "written by",
      "outcome",
      "why not by AI",
      "answers",
      "charged",
      "did not answer",
      "input tokens",
      "output tokens",
      "tokens without a price",
      "cost (US dollars)",
      "milliseconds",
    ]);
    const list = {
      where: { day: { [Op.between]: [from, to] } },
      order: [
        ["day", "ASC"],
        ["tool", "ASC"],
        ["engine", "ASC"],
        ["outcome", "ASC"],
        ["failure", "ASC"],
      ],
    } as const;
    for await (const rows of readChainPages(services.database.aiCounts, [list]))
      for (const row of rows)
        yield csvLine([
          row.day,
          toolOfStored(row.tool),
          row.engine,
          row.outcome,
          row.failure,
          row.answers,
          row.charged,
          row.returned,
          Number(row.inputTokens),
          Number(row.outputTokens),
          Number(row.unpricedTokens),
          Number(row.cost) / 1_000_000,
          Number(row.milliseconds),
        ]);
  }
}
