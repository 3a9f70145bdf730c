import { listWords } from "../../../content/admin/kit.ts";

/**
 * How long ago something was: "2 hours ago". In whole units, the largest that fits; a month has 30 days here, and a
 * year 365.
 * @param now a clock that is a little behind the server's makes no message come from tomorrow.
 */
export function relativeTime(time: Date, now: Date): string {
  const ago = now.getTime() - time.getTime();
  const unit = units.find(({ length }) => ago >= length);
  return unit ? format.format(-Math.floor(ago / unit.length), unit.name) : listWords.justNow;
}

const format = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });
const minute = 60_000;
const day = 24 * 60 * minute;
const units = [
  { name: "year", length: 365 * day },
  { name: "month", length: 30 * day },
  { name: "day", length: day },
  { name: "hour", length: 60 * minute },
  { name: "minute", length: minute },
] as const;
