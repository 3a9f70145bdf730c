import { dayInWords } from "@iep-insider/sdk/law";
import type { DeadlineStanding } from "./logic.ts";
import { words } from "./resultContent.ts";

/** How a time limit stands, in one or two sentences. */
export function standingInWords(standing: DeadlineStanding): string {
  switch (standing.at) {
    case "open":
      return `${words.lastDay(dayInWords(standing.by))} ${words.left(standing.daysLeft)}`;
    case "over": {
      const over = standing.by === null ? words.overNoDay : words.over(dayInWords(standing.by));
      return `${over} ${words.overHelp}`;
    }
    case "not counted":
      return words.noDay;
  }
}
