import { longDate } from "../../../app/account/longDate.ts";
import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { exactTime } from "../kit/When.tsx";

/** A past or future day; the exact time is in its tooltip. @param at ISO 8601. */
export function Day({ at }: { readonly at: string }) {
  return (
    <Tipped tip={exactTime(new Date(at))}>
      <time dateTime={at}>{longDate(at)}</time>
    </Tipped>
  );
}
