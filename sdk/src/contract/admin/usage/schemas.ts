import { z } from "zod";
import { toolIds } from "../../../catalog/index.ts";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { countedEvents } from "../../usage/countedEvents.ts";
import { aiFailures, countedOutcomes, usageRanges } from "./ranges.ts";

const ranges = Object.keys(usageRanges) as (keyof typeof usageRanges)[];
const range = z.enum(ranges, `The range must be one of ${ranges.join(", ")}.`).optional();

export const usageToReadSchema = z.strictObject({
  range: range.describe("Without it, 30 days."),
  tool: z.enum(toolIds, "There is no such tool.").optional().describe("Only what happened with this tool."),
});
export type UsageToRead = Infer<typeof usageToReadSchema>;

export const usageToExportSchema = z.strictObject({ range });
export type UsageToExport = Infer<typeof usageToExportSchema>;

const count = z.int().nonnegative();
const day = z.iso.date();

const events = z.record(z.enum(countedEvents), count);
export type EventCounts = Infer<typeof events>;

const aiCounts = z.strictObject({
  outcomes: z.record(z.enum(countedOutcomes), count),
  byModel: count.describe("Answers that the AI provider wrote; our own rules wrote the others."),
  fellBack: count.describe("Our own rules answered although the provider had been asked."),
  charged: count.describe("Answers that a use was spent on."),
  returned: count.describe("Those among them whose use came back: the buyer said that they did not answer."),
  inputTokens: count,
  outputTokens: count,
  unpricedTokens: count.describe("Tokens that came while no prices were set; they are in no cost."),
  cost: count.describe("In millionths of a US dollar, at the prices that were set when the answer came."),
  milliseconds: count.describe("How long the answers took, together."),
});
/** Answers of AI tools, and what they took. */
export type AiCounts = Infer<typeof aiCounts>;

const totals = z.strictObject({
  events,
  onPartnerSites: events.describe("Those among `events` that happened on partners' sites."),
  unverified: events.describe(
    "Those among `events` that no page of ours and no registered site is shown to have sent.",
  ),
  ai: aiCounts,
});
/** What happened in a number of days. */
export type UsageTotals = Infer<typeof totals>;

export const usageReportSchema = z.strictObject({
  from: day.describe("The first and the last day; the last is today."),
  to: day,
  days: z
    .array(z.strictObject({ day: day.describe("`2026-11-21`, in UTC."), events, ai: aiCounts }))
    .describe("Every day of the range in order, also where nothing happened."),
  totals,
  before: totals.describe("As many days before `from`."),
  tools: z
    .array(
      z.strictObject({
        tool: z.enum(toolIds),
        events,
        ai: aiCounts.nullable().describe("Null for a tool that runs in the browser."),
      }),
    )
    .describe("Every tool that something happened with, the most used first."),
  pages: z
    .array(z.strictObject({ path: z.string(), views: count }))
    .describe("The pages that were opened most, at most 20; none where the report is about one tool."),
  failures: z
    .array(z.strictObject({ why: z.enum(aiFailures), count }))
    .describe("Most first; those that did not happen are left out."),
  engine: z.strictObject({
    isOn: z.boolean().describe("Whether the AI provider is asked at all."),
    prices: z
      .strictObject({ input: z.number().nonnegative(), output: z.number().nonnegative() })
      .nullable()
      .describe("Today's, in US dollars for a million tokens; null where none are set."),
  }),
});
export type UsageReport = Infer<typeof usageReportSchema>;

export type UsageDay = UsageReport["days"][number];
export type UsageOfTool = UsageReport["tools"][number];

export const adminUsageContract = {
  readUsage: {
    route: "GET /api/admin/usage",
    summary:
      "What the tools were used for in a range of days, what AI answers took, and the same of the days before.",
    access: "admin",
    input: usageToReadSchema,
    output: usageReportSchema,
  },
  exportUsage: {
    route: "GET /api/admin/usage.csv",
    summary: "All counts of a range by day, event, tool or page, and site, as a file.",
    access: "admin",
    isSensitive: true,
    input: usageToExportSchema,
    output: "csv",
  },
  exportAiUsage: {
    route: "GET /api/admin/usage-ai.csv",
    summary: "What AI answers of a range took, by day and tool, as a file.",
    access: "admin",
    isSensitive: true,
    input: usageToExportSchema,
    output: "csv",
  },
} as const satisfies Declarations;
