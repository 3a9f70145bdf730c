import { z } from "zod";
import { toolIds } from "../../../catalog/index.ts";
import type { Descriptions } from "../../descriptions.ts";
import {
  mostDaysByDay,
  type PartnerStatistics,
  type partnerStatistics,
  type StatisticsCell,
  type StatisticsEvent,
  type StatisticsFigures,
  type StatisticsToRead,
  statisticsPeriods,
} from "./calls.ts";

const wrongDay = "A day must be a date such as 2026-11-21.";
const dayAsked = z.iso.date(wrongDay);

export const statisticsToReadSchema = z
  .strictObject({
    from: dayAsked,
    to: dayAsked,
    by: z.enum(statisticsPeriods, `Please ask by ${statisticsPeriods.join(", ")}.`).optional(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    message: "The last day must not be before the first.",
  })
  .refine(({ from, to, by = "day" }) => by !== "day" || daysBetween(from, to) < mostDaysByDay, {
    path: ["by"],
    message: `By day, at most ${mostDaysByDay} days can be asked for. Please ask by week or by month.`,
  }) satisfies z.ZodType<StatisticsToRead>;

const figure = z.int().nonnegative().nullable();
const day = z.iso.date();
const tool = z.enum(toolIds).nullable();

const figures = z.strictObject({
  tool_load: figure,
  tool_start: figure,
  tool_complete: figure,
} satisfies Record<StatisticsEvent, z.ZodType>) satisfies z.ZodType<StatisticsFigures>;

export const partnerStatisticsSchema = z.strictObject({
  by: z.enum(statisticsPeriods),
  from: day,
  to: day,
  earliest: day,
  today: day,
  periods: z.array(z.strictObject({ from: day, to: day, isOver: z.boolean() })),
  cells: z.array(z.strictObject({ tool, from: day, figures }) satisfies z.ZodType<StatisticsCell>),
  totals: z.array(z.strictObject({ tool, figures })),
}) satisfies z.ZodType<PartnerStatistics>;

export const partnerStatisticsDescriptions = {
  getStatistics: {
    summary:
      "How often tools were opened, started and finished on the own partner's pages. Nothing under 11 is shown.",
    access: "user",
    input: statisticsToReadSchema,
    output: partnerStatisticsSchema,
    success: 200,
  },
  exportStatistics: {
    summary: "The same figures as a file, one line for each tool and period of which something is shown.",
    access: "user",
    input: statisticsToReadSchema,
    output: "csv",
    success: 200,
  },
} as const satisfies Descriptions<typeof partnerStatistics>;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
}
