import { mailWords } from "../../../content/admin/mails.ts";
import { relativeTime } from "../kit/relativeTime.ts";

const minute = 60_000;

/** When something is due: "in 5 minutes", "now", "2 hours ago". Rounded up, so that nothing is due before it says so. */
export function timeUntil(time: Date, now: Date): string {
  const minutes = Math.ceil((time.getTime() - now.getTime()) / minute);
  if (minutes < 0) return relativeTime(time, now);
  if (minutes === 0) return mailWords.dueNow;
  if (minutes < 120) return mailWords.inTime(minutes === 1 ? "1 minute" : `${minutes} minutes`);
  const hours = Math.ceil(minutes / 60);
  return mailWords.inTime(hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`);
}
