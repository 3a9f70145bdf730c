import type { LogEntry } from "@iep-insider/sdk/case";
import { type ChainProblem, type MinutesRow, newestHashes } from "@iep-insider/sdk/case/log";
import { dayInWords } from "@iep-insider/sdk/law";
import {
  chainWords,
  entryList,
  minutesInWords,
  removalKindsShort,
  schoolDays,
  serviceWords,
} from "../../../content/evidenceLog.ts";

// What the page and the packet say in the same words.

/** What an entry says besides its day and type, line by line; none is empty. */
export function factsOf({ what, who, missed, removal }: LogEntry): readonly string[] {
  return [
    removal ? entryList.removed(removalKindsShort[removal.kind], schoolDays(removal.days)) : "",
    missed ? entryList.missed(missed.service, minutesInWords(missed.minutes)) : "",
    what,
    who === "" ? "" : entryList.with(who),
  ].filter((line) => line !== "");
}

/** "Week of November 2, 2026" */
export function periodInWords({ period, from }: MinutesRow): string {
  if (period === "school-year") return serviceWords.schoolYear;
  const day = dayInWords(from);
  if (period === "week") return serviceWords.week(day);
  return period === "month" ? day.replace(/ \d+,/, "") : day;
}

/** The result of the check in one sentence. */
export function chainResult(count: number, problem: ChainProblem | null): string {
  if (problem === null) return chainWords.intact(count);
  return chainWords[problem.kind](dayInWords(problem.entry.day));
}

/** What identifies the log as it is today; a part for each device's newest entry. */
export function logCode(entries: readonly LogEntry[]): string {
  return newestHashes(entries).join(" ");
}
