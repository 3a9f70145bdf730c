import type { Entry } from "./logic.ts";
import { Picture } from "./Picture.tsx";
import { TwoWeeks } from "./TwoWeeks.tsx";

export { SummaryEnd } from "./SummaryEnd.tsx";

/** The check-ins as they follow one another: by day, and each of the latest. */
export function OverTime({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <>
      <TwoWeeks entries={entries} />
      <Picture entries={entries} />
    </>
  );
}
