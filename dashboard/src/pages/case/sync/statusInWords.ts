import type { SyncStatus } from "@iep-insider/sdk/case/sync";
import { dayAndTime } from "../../../app/dayAndTime.ts";
import { syncStatusWords as words } from "../../../content/caseSync.ts";

/** What sync is doing, in one or two sentences. */
export function statusInWords(status: SyncStatus, now: Date): string {
  if (status.kind === "off") return words.off;
  if (status.kind === "in-sync") {
    const { syncedAt, tooLarge } = status;
    const sentences = [
      words.inSync(whenInWords(syncedAt, now)),
      ...(tooLarge ? [words.tooLarge(tooLarge)] : []),
    ];
    return sentences.join(" ");
  }
  const last = status.syncedAt === null ? [] : [words.last(whenInWords(status.syncedAt, now))];
  return [status.kind === "syncing" ? words.syncing : words.problems[status.kind], ...last].join(" ");
}

function whenInWords(time: number, now: Date): string {
  const minutes = Math.floor((now.getTime() - time) / 60_000);
  if (minutes < 1) return words.justNow;
  return minutes < 60 ? words.minutes(minutes) : dayAndTime(new Date(time).toISOString(), now);
}
