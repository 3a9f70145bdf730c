import { longDate } from "../../../app/account/longDate.ts";
import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { exactTime } from "../kit/exactTime.ts";

/** A day that may be still to come, with the exact time behind it. @param at as ISO 8601. */
export function Day({ at }: { readonly at: string }) {
  return (
    <Tipped tip={exactTime(new Date(at))}>
      <time dateTime={at}>{longDate(at)}</time>
    </Tipped>
  );
}
