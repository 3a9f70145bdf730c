import { rangeWords, usageWords } from "../../../content/admin/usage.ts";
import { ChoiceLinks } from "../../../forms/ChoiceLinks.tsx";
import { addressOf, ranges, type UsagePlace } from "./usagePlace.ts";

/** How many days are shown. */
export function RangeLinks({ place }: { readonly place: UsagePlace }) {
  return (
    <ChoiceLinks
      label={usageWords.range}
      choices={ranges.map((range) => ({
        name: rangeWords[range].name,
        to: addressOf({ ...place, range }),
        isCurrent: range === place.range,
      }))}
    />
  );
}
