import { dayInWords } from "@iep-insider/sdk/law";
import type { DeadlineStanding } from "./logic.ts";
import { words } from "./resultContent.ts";

/**
 * How a time limit stands, in one or two sentences.
 * @param hasDate whether the parent gave the day it happened, or it is not known whether.
 */
export function standingInWords(standing: DeadlineStanding, hasDate: boolean): string {
  switch (standing.at) {
    case "open":
      return `${words.lastDay(dayInWords(standing.by))} ${words.left(standing.daysLeft)}`;
    case "over": {
      const over = standing.by === null ? words.overNoDay : words.over(dayInWords(standing.by));
      return `${over} ${words.overHelp}`;
    }
    case "not counted":
      return hasDate ? words.noDay : `${words.noDay} ${words.noDayNoDate}`;
  }
}
