import { productName } from "@iep-insider/sdk/catalog";
import { fewestShown, type StatisticsEvent } from "@iep-insider/sdk/contract";

/** The words of the monthly report, in the terms of grant reports. */
export const reportWords = {
  title: "Use of family support tools",
  publisher: `Tools by ${productName}`,
  ofMonth: (month: string) => `Uses by tool, ${month}`,
  ofYear: (year: string) => `Uses by month, ${year} so far`,
  tool: "Tool",
  month: "Month",
  state: "State",
  language: "Language",
  noState: "not set",
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  byLanguage: (year: string) => `Uses by language, ${year} so far`,
  events: {
    tool_load: "Opened",
    tool_start: "Started",
    tool_complete: "Times used",
  } satisfies Readonly<Record<StatisticsEvent, string>>,
  methodTitle: "How to read these figures",
  method: [
    "Opened: a tool was open on your pages. Started: someone took its first step. Times used: it was used to its result, such as a letter or a plan. A use counts once under each.",
    "People served cannot be counted, since the tools do not tell us who uses them. One person can use a tool many times.",
    "The language is that of the tool on your page, English or Spanish. Its figures are for all tools together and are also “at least”, so they can add up to less than the total. “Not shown” means that one of the two would tell of small figures.",
    "The state is the one that you set for your site. What a family chooses or types is never counted.",
    `A figure under ${fewestShown} is not shown. Small figures are added up by week and by month instead, or left out, so that no small figure can be worked out from the others. A total can therefore be higher than the tools listed, and it is always “at least”.`,
    "Days and months are in UTC.",
  ],
} as const;

/** @param month `2026-11`. @returns "November 2026". */
export function monthName(month: string): string {
  return named.format(new Date(`${month}-01`));
}

const named = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
