import { z } from "zod";
import { toolIds } from "../../../catalog/index.ts";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { languages } from "../../language.ts";
import { fewestShown, mostDaysByDay, type StatisticsEvent, statisticsPeriods } from "./events.ts";

const day = (sentence?: string) => z.iso.date(sentence);
const wrongDay = "A day must be a date such as 2026-11-21.";

export const statisticsToReadSchema = z
  .strictObject({
    from: day(wrongDay).describe("The first day in UTC, such as `2026-11-01`."),
    to: day(wrongDay).describe("The last day in UTC, included."),
    by: z
      .enum(statisticsPeriods, `Please ask by ${statisticsPeriods.join(", ")}.`)
      .optional()
      .describe(
        `The length of a period, a day by default. By day, at most ${mostDaysByDay} days. Weeks and months are counted whole.`,
      ),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    message: "The last day must not be before the first.",
  })
  .refine(({ from, to, by = "day" }) => by !== "day" || daysBetween(from, to) < mostDaysByDay, {
    path: ["by"],
    message: `By day, at most ${mostDaysByDay} days can be asked for. Please ask by week or by month.`,
  });
export type StatisticsToRead = Infer<typeof statisticsToReadSchema>;

const figure = z.int().nonnegative().nullable();
const tool = z.enum(toolIds).nullable().describe("The tool; null for all tools together.");

const figuresSchema = z.strictObject({
  tool_load: figure.describe("How often the tool was shown; null where it is not given out."),
  tool_start: figure.describe("How often it was started; null where it is not given out."),
  tool_complete: figure.describe("How often it was finished; null where it is not given out."),
} satisfies Record<StatisticsEvent, z.ZodType>);
/**
 * Null if suppressed. A figure of more than one day is "at least": single days under {@link fewestShown} are added by
 * week and by month once these are over, and what is still under it then is left out.
 */
export type StatisticsFigures = Infer<typeof figuresSchema>;
const figures = figuresSchema.describe(`The counts. No figure under ${fewestShown} is given out.`);

const periodSchema = z.strictObject({
  from: day().describe("The first day of the period."),
  to: day().describe("The last day of the period."),
  isOver: z
    .boolean()
    .describe(`Whether its last day is over. Until then its figures leave out days under ${fewestShown}.`),
});
export type StatisticsPeriod = Infer<typeof periodSchema>;

const cellSchema = z.strictObject({ tool, from: day().describe("The period's first day."), figures });
/** A tool in a period in which at least one of its figures is shown. */
export type StatisticsCell = Infer<typeof cellSchema>;

const languageSchema = z.strictObject({
  language: z.enum(languages).describe("The language of the element's screens."),
  from: day().describe("The month's first day."),
  figures,
});
/** A language in a month, over all tools, in which at least one of its figures is shown. */
export type StatisticsLanguage = Infer<typeof languageSchema>;

export const partnerStatisticsSchema = z.strictObject({
  by: z.enum(statisticsPeriods).describe("The length of a period."),
  from: day().describe("The first day of the first period, in UTC."),
  to: day().describe("The last day of the last period, in UTC."),
  earliest: day().describe("The first day that has figures: that of the first month kept whole."),
  today: day().describe("Today in UTC."),
  periods: z.array(periodSchema).describe("Every period in order, including those without figures."),
  cells: z
    .array(cellSchema)
    .describe("The figures by period, all tools first; a tool without any shown figure is left out."),
  totals: z
    .array(z.strictObject({ tool, figures }))
    .describe("Everything shown from `from` to `to`; a tool without any shown figure is left out."),
  languages: z
    .array(languageSchema)
    .describe(
      "The figures of all tools by language, for each whole month from `from` to `to` that is over. They are “at least”, and never by tool.",
    ),
  state: z
    .string()
    .nullable()
    .describe("The state that the partner set for its site, two letters; null for none. Not counted."),
});
export type PartnerStatistics = Infer<typeof partnerStatisticsSchema>;

/** Usage of the tools on a partner's pages, for its manager: counts for all keys it ever had. */
export const partnerStatisticsContract = {
  getStatistics: {
    route: "GET /api/partner/statistics",
    summary: `Get how often tools were shown, started and finished on the partner's pages. No figure under ${fewestShown} is given out.`,
    access: "user",
    input: statisticsToReadSchema,
    output: partnerStatisticsSchema,
    errors: ["not_partner"],
  },
  exportStatistics: {
    route: "GET /api/partner/statistics.csv",
    summary: "Export the same figures as a file, one row per tool and period with a shown figure.",
    access: "user",
    input: statisticsToReadSchema,
    output: "csv",
    errors: ["not_partner"],
  },
} as const satisfies Declarations;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
}
