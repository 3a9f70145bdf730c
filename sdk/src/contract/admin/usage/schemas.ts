import { z } from "zod";
import { toolIds } from "../../../catalog/index.ts";
import { toolField } from "../../access/fieldSchemas.ts";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { countedEvents } from "../../usage/countedEvents.ts";
import { aiFailures, countedOutcomes, usageRanges } from "./ranges.ts";

const ranges = Object.keys(usageRanges) as (keyof typeof usageRanges)[];
const range = z.enum(ranges, `The range must be one of ${ranges.join(", ")}.`).optional();

export const usageToReadSchema = z.strictObject({
  range: range.describe("The range of days, today included; 30 days by default."),
  tool: toolField.optional().describe("Only events of this tool."),
});
export type UsageToRead = Infer<typeof usageToReadSchema>;

export const usageToExportSchema = z.strictObject({
  range: range.describe("The range of days, today included; 30 days by default."),
});
export type UsageToExport = Infer<typeof usageToExportSchema>;

const count = z.int().nonnegative();
const day = z.iso.date();

const events = z.record(z.enum(countedEvents), count);
export type EventCounts = Infer<typeof events>;

const aiCounts = z.strictObject({
  outcomes: z.record(z.enum(countedOutcomes), count).describe("How many answers ended in each way."),
  byModel: count.describe("Answers that the AI provider wrote; our rules wrote the others."),
  fellBack: count.describe("Answers that our rules wrote after the AI provider failed."),
  charged: count.describe("Answers charged to a paid use."),
  returned: count.describe("How many of these uses were returned because the answer did not help."),
  inputTokens: count.describe("Tokens sent to the AI provider."),
  outputTokens: count.describe("Tokens that it returned."),
  unpricedTokens: count.describe("Tokens used while no prices were set; they are not part of `cost`."),
  cost: count.describe("The cost in millionths of a US dollar, at the prices of the time."),
  milliseconds: count.describe("The total time of the answers in milliseconds."),
});
export type AiCounts = Infer<typeof aiCounts>;

const totals = z.strictObject({
  events: events.describe("How often each event was counted."),
  onPartnerSites: events.describe("The part of `events` from partners' sites."),
  unverified: events.describe("The part of `events` not proven to come from our pages or a registered site."),
  ai: aiCounts.describe("AI answers and what they cost."),
});
/** Counts over a number of days. */
export type UsageTotals = Infer<typeof totals>;

export const usageReportSchema = z.strictObject({
  from: day.describe("The first day, in UTC."),
  to: day.describe("The last day, today, in UTC."),
  days: z
    .array(
      z.strictObject({
        day: day.describe("The day in UTC, such as `2026-11-21`."),
        events: events.describe("How often each event was counted."),
        ai: aiCounts.describe("AI answers and what they cost."),
      }),
    )
    .describe("Every day of the range in order, including days without events."),
  totals: totals.describe("The sums of the range."),
  before: totals.describe("The same for as many days before `from`."),
  tools: z
    .array(
      z.strictObject({
        tool: z.enum(toolIds).describe("The tool."),
        events: events.describe("How often each event was counted."),
        ai: aiCounts.nullable().describe("The tool's AI answers; null for a tool that asked no model."),
      }),
    )
    .describe("The tools with events, most used first."),
  pages: z
    .array(
      z.strictObject({
        path: z.string().describe("The page's path."),
        views: count.describe("How often it was opened."),
      }),
    )
    .describe("The most visited pages, at most 20; empty in a report about one tool."),
  failures: z
    .array(
      z.strictObject({
        why: z.enum(aiFailures).describe("The reason."),
        count: count.describe("How often it occurred."),
      }),
    )
    .describe("The reasons that occurred, most frequent first."),
  engine: z
    .strictObject({
      isOn: z.boolean().describe("Whether AI is on."),
      prices: z
        .strictObject({
          input: z.number().nonnegative().describe("For tokens sent."),
          output: z.number().nonnegative().describe("For tokens returned."),
        })
        .nullable()
        .describe("Current prices in US dollars per million tokens; null when none are set."),
    })
    .describe("The AI provider."),
});
export type UsageReport = Infer<typeof usageReportSchema>;

export type UsageDay = UsageReport["days"][number];
export type UsageOfTool = UsageReport["tools"][number];

export const adminUsageContract = {
  readUsage: {
    route: "GET /api/admin/usage",
    summary:
      "Get how the tools were used in a range of days, what AI answers cost, and the same for the days before.",
    access: "admin",
    input: usageToReadSchema,
    output: usageReportSchema,
  },
  exportUsage: {
    route: "GET /api/admin/usage.csv",
    summary: "Export all counts of a range by day, event, tool or page, and site.",
    access: "admin",
    isSensitive: true,
    input: usageToExportSchema,
    output: "csv",
  },
  exportAiUsage: {
    route: "GET /api/admin/usage-ai.csv",
    summary: "Export the tokens, cost and time of AI answers by day and tool.",
    access: "admin",
    isSensitive: true,
    input: usageToExportSchema,
    output: "csv",
  },
} as const satisfies Declarations;
