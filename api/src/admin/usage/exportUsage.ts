import { toolOfStored } from "@iep-insider/sdk/catalog";
import type { UsageToExport } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { AiCount } from "../../database/models/aiCount.ts";
import type { UsageCount } from "../../database/models/usageCount.ts";
import type { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { subjectOf } from "../../usage/subject.ts";
import { type CsvColumns, csvLines } from "../csv/csv.ts";
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
  const list = {
    where: { day: { [Op.between]: [from, to] } },
    order: orderOf("event", "subject", "siteKey"),
  };
  const pages = readChainPages(services.database.usageCounts, [list], (rows) => rows);
  return recordedFile(services, actor, entry, `uses-${from}-to-${to}`, csvLines(useColumns, pages));
}

const useColumns: CsvColumns<UsageCount> = {
  "day (UTC)": ({ day }) => day,
  event: ({ event }) => event,
  "tool or page": ({ subject }) => subjectOf(subject),
  "site key (none: our own site)": ({ siteKey }) => siteKey,
  count: ({ count }) => count,
};

/** What AI answers of a range took, as it is kept: by day, tool, engine, outcome and failure. */
export async function exportAiUsage(
  services: UsageServices,
  actor: Actor,
  { range = "30d" }: UsageToExport,
): Promise<CsvFile> {
  const { from, to } = daysOf(range, services.clock());
  const entry = { action: "usage_exported", subject: "usage", detail: { file: "ai", range } } as const;
  const list = {
    where: { day: { [Op.between]: [from, to] } },
    order: orderOf("tool", "engine", "outcome", "failure"),
  };
  const pages = readChainPages(services.database.aiCounts, [list], (rows) => rows);
  return recordedFile(services, actor, entry, `ai-answers-${from}-to-${to}`, csvLines(aiColumns, pages));
}

const aiColumns: CsvColumns<AiCount> = {
  "day (UTC)": ({ day }) => day,
  tool: ({ tool }) => toolOfStored(tool),
  "written by": ({ engine }) => engine,
  outcome: ({ outcome }) => outcome,
  "why not by AI": ({ failure }) => failure,
  answers: ({ answers }) => answers,
  charged: ({ charged }) => charged,
  "did not answer": ({ returned }) => returned,
  "input tokens": ({ inputTokens }) => Number(inputTokens),
  "output tokens": ({ outputTokens }) => Number(outputTokens),
  "tokens without a price": ({ unpricedTokens }) => Number(unpricedTokens),
  "cost (US dollars)": ({ cost }) => Number(cost) / 1_000_000,
  milliseconds: ({ milliseconds }) => Number(milliseconds),
};

/** Day by day, and within a day by the other columns of the primary key. */
function orderOf<Column extends string>(...columns: readonly Column[]) {
  const byDay: readonly ["day", "ASC"] = ["day", "ASC"];
  return [byDay, ...columns.map((column) => [column, "ASC"] as const)] as const;
}
