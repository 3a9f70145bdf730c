import { dayInWords } from "@iep-insider/sdk/law";
import type { DeadlineStatus } from "./logic.ts";
import { disputeResultWords } from "./resultContent.ts";

/** The state of a time limit, in one or two sentences. */
export function deadlineInWords(status: DeadlineStatus): string {
  switch (status.at) {
    case "open":
      return `${disputeResultWords.lastDay(dayInWords(status.by))} ${disputeResultWords.left(status.daysLeft)}`;
    case "over": {
      const over =
        status.by === null ? disputeResultWords.overNoDay : disputeResultWords.over(dayInWords(status.by));
      return `${over} ${disputeResultWords.overHelp}`;
    }
    case "not counted":
      return disputeResultWords.noDay;
  }
}
