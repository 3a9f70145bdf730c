import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { exactTime } from "./exactTime.ts";
import { relativeTime } from "./relativeTime.ts";

interface Props {
  /** ISO 8601. */
  readonly at: string;
  /** What "ago" is counted from; the moment of the answer, so that nothing changes while it is read. */
  readonly now: Date;
  readonly className?: string;
}

/** How long ago, with the exact time behind it. */
export function When({ at, now, className = "" }: Props) {
  const time = new Date(at);
  return (
    <Tipped tip={exactTime(time)} className={className}>
      <time dateTime={at}>{relativeTime(time, now)}</time>
    </Tipped>
  );
}
