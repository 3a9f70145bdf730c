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
  notCounted: "not counted",
  events: {
    tool_load: "Opened",
    tool_start: "Started",
    tool_complete: "Finished",
  } satisfies Readonly<Record<StatisticsEvent, string>>,
  methodTitle: "How to read these figures",
  method: [
    "A use is one time that a tool was opened on your pages. If it was also started or finished, it counts there, too. One person can have many uses.",
    "People served, their state and their language are not counted. The tools do not tell us who uses them, or what they choose or type.",
    `A figure under ${fewestShown} is not shown. Small figures are added up by week and by month instead, or left out, so that no small figure can be worked out from the others. A total can therefore be higher than the tools listed, and it is always “at least”.`,
    "Days and months are in UTC.",
  ],
} as const;

/** @param month `2026-11`. @returns "November 2026". */
export function monthName(month: string): string {
  return named.format(new Date(`${month}-01`));
}

const named = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
