import { tw } from "@iep-insider/sdk/theme";
import { Button, Icon } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { hubSearch as words } from "../../../content/hubSearch.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import type { SearchEntry } from "./SearchEntry.ts";

/** How many show before more are asked for: as many as fit below the field on a phone. */
const first = 6;

/** What was found, the best first, each with the kind of thing it is. */
export function Results({ entries }: { readonly entries: readonly SearchEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, first);
  const rest = entries.length - shown.length;
  return (
    <>
      <ul
        aria-label={words.resultsLabel}
        className={tw`flex flex-col rounded border border-outline bg-sheet`}
      >
        {shown.map((entry) => (
          <Result key={entry.id} entry={entry} />
        ))}
      </ul>
      {rest > 0 ? (
        <p>
          <Button onClick={() => setWhole(true)}>{words.more(rest)}</Button>
        </p>
      ) : null}
    </>
  );
}

function Result({ entry: { kind, title, line, to, icon } }: { readonly entry: SearchEntry }) {
  return (
    <li className={`dash-ruled ${tw`relative flex items-start gap-3 border-line px-3 py-3`}`}>
      <span className={tw`text-primary pt-px`}>
        <Icon node={icon} size="1.375rem" />
      </span>
      <div className={tw`flex flex-col min-w-0`}>
        <p className={tw`flex flex-wrap items-baseline gap-x-2`}>
          <SiteLink to={to} className={`dash-whole-card ${tw`text-primary font-semibold`}`}>
            {title}
          </SiteLink>
          <span className={tw`text-sm text-quiet`}>{words.kinds[kind]}</span>
        </p>
        <p className={`dash-two-lines ${tw`text-sm`}`}>{line}</p>
      </div>
    </li>
  );
}
