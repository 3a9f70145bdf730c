import { dayInWords } from "@iep-insider/sdk/law";
import type { DeadlineStanding } from "./logic.ts";
import { disputeResultWords } from "./resultContent.ts";

/** The state of a time limit, in one or two sentences. */
export function standingInWords(standing: DeadlineStanding): string {
  switch (standing.at) {
    case "open":
      return `${disputeResultWords.lastDay(dayInWords(standing.by))} ${disputeResultWords.left(standing.daysLeft)}`;
    case "over": {
      const over =
        standing.by === null
          ? disputeResultWords.overNoDay
          : disputeResultWords.over(dayInWords(standing.by));
      return `${over} ${disputeResultWords.overHelp}`;
    }
    case "not counted":
      return disputeResultWords.noDay;
  }
}
