import { tw } from "@iep-insider/sdk/theme";
import { Link } from "react-router";
import { rangeWords, usageWords } from "../../../content/admin/usage.ts";
import { addressOf, ranges, type UsagePlace } from "./usagePlace.ts";

/** How many days are shown: a link for each choice, so that the way back leads through them. */
export function RangeLinks({ place }: { readonly place: UsagePlace }) {
  return (
    <nav aria-label={usageWords.range}>
      <p aria-hidden className={tw`font-medium mb-1`}>
        {usageWords.range}
      </p>
      <ul className={`dash-ranges ${tw`flex flex-wrap gap-2`}`}>
        {ranges.map((range) => (
          <li key={range}>
            <Link
              to={addressOf({ ...place, range })}
              preventScrollReset
              aria-current={range === place.range ? "true" : undefined}
            >
              {rangeWords[range].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
