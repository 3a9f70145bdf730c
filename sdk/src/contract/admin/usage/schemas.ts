import { z } from "zod";
import { toolIds } from "../../../catalog/index.ts";
import type { Descriptions } from "../../descriptions.ts";
import { countedEvents } from "../../usage/calls.ts";
import {
  type AiCounts,
  type adminUsage,
  aiFailures,
  countedOutcomes,
  type EventCounts,
  type UsageReport,
  type UsageToExport,
  type UsageToRead,
  type UsageTotals,
  usageRanges,
} from "./calls.ts";

const ranges = Object.keys(usageRanges) as (keyof typeof usageRanges)[];
const range = z.enum(ranges, `The range must be one of ${ranges.join(", ")}.`).optional();

export const usageToReadSchema = z.strictObject({
  range,
  tool: z.enum(toolIds, "There is no such tool.").optional(),
}) satisfies z.ZodType<UsageToRead>;

export const usageToExportSchema = z.strictObject({ range }) satisfies z.ZodType<UsageToExport>;

const count = z.int().nonnegative();
const day = z.iso.date();

const events = z.record(z.enum(countedEvents), count) satisfies z.ZodType<EventCounts>;

const aiCounts = z.strictObject({
  outcomes: z.record(z.enum(countedOutcomes), count),
  byModel: count,
  fellBack: count,
  charged: count,
  returned: count,
  inputTokens: count,
  outputTokens: count,
  unpricedTokens: count,
  cost: count,
  milliseconds: count,
}) satisfies z.ZodType<AiCounts>;

const totals = z.strictObject({
  events,
  onPartnerSites: events,
  unverified: events,
  ai: aiCounts,
}) satisfies z.ZodType<UsageTotals>;

export const usageReportSchema = z.strictObject({
  from: day,
  to: day,
  days: z.array(z.strictObject({ day, events, ai: aiCounts })),
  totals,
  before: totals,
  tools: z.array(z.strictObject({ tool: z.enum(toolIds), events, ai: aiCounts.nullable() })),
  pages: z.array(z.strictObject({ path: z.string(), views: count })),
  failures: z.array(z.strictObject({ why: z.enum(aiFailures), count })),
  engine: z.strictObject({
    isOn: z.boolean(),
    prices: z.strictObject({ input: z.number().nonnegative(), output: z.number().nonnegative() }).nullable(),
  }),
}) satisfies z.ZodType<UsageReport>;

export const adminUsageDescriptions = {
  readUsage: {
    summary:
      "What the tools were used for in a range of days, what AI answers took, and the same of the days before.",
    access: "admin",
    input: usageToReadSchema,
    output: usageReportSchema,
    success: 200,
  },
  exportUsage: {
    summary: "All counts of a range by day, event, tool or page, and site, as a file.",
    access: "admin",
    isSensitive: true,
    input: usageToExportSchema,
    output: "csv",
    success: 200,
  },
  exportAiUsage: {
    summary: "What AI answers of a range took, by day and tool, as a file.",
    access: "admin",
    isSensitive: true,
    input: usageToExportSchema,
    output: "csv",
    success: 200,
  },
} as const satisfies Descriptions<typeof adminUsage>;
