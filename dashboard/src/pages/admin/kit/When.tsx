import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { listWords } from "../../../content/admin/kit.ts";

interface Props {
  /** ISO 8601. */
  readonly at: string;
  /** What "ago" is counted from: the time of the response, so that nothing changes while it is read. */
  readonly now: Date;
  readonly className?: string;
}

/** A relative time; the exact one is in its tooltip. */
export function When({ at, now, className = "" }: Props) {
  const time = new Date(at);
  return (
    <Tipped tip={exactTime(time)} className={className}>
      <time dateTime={at}>{relativeTime(time, now)}</time>
    </Tipped>
  );
}

/** "November 21, 2026 at 4:05 PM", in local time. */
export function exactTime(time: Date): string {
  return format.format(time);
}

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/**
 * "2 hours ago", in the largest whole unit that fits; a month has 30 days here, and a year 365.
 * @param now if it is a little behind the server's clock, the time counts as now rather than as the future.
 */
export function relativeTime(time: Date, now: Date): string {
  const ago = now.getTime() - time.getTime();
  const unit = units.find(({ length }) => ago >= length);
  return unit ? relativeFormat.format(-Math.floor(ago / unit.length), unit.name) : listWords.justNow;
}

const relativeFormat = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });
const minute = 60_000;
const day = 24 * 60 * minute;
const units = [
  { name: "year", length: 365 * day },
  { name: "month", length: 30 * day },
  { name: "day", length: day },
  { name: "hour", length: 60 * minute },
  { name: "minute", length: minute },
] as const;
