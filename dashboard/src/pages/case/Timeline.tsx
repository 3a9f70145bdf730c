import type { AnyRecord } from "@iep-insider/sdk/case";
import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { casePage, timelineWords as words } from "../../content/case.ts";
import { PageSection } from "../../text/PageSection.tsx";
import { timeline } from "./timeline.ts";

const shownFirst = 8;

/** All that has a day, the newest first. */
export function Timeline({ records }: { readonly records: readonly AnyRecord[] }) {
  const [isWhole, setWhole] = useState(false);
  const events = useMemo(() => timeline(records), [records]);
  const shown = isWhole ? events : events.slice(0, shownFirst);
  return (
    <PageSection title={words.title} closedWith={casePage.entries(events.length)}>
      {events.length === 0 ? <p className={tw`text-quiet`}>{words.empty}</p> : null}
      <ol className={tw`flex flex-col max-w-text`}>
        {shown.map(({ id, day, kind, what }, index) => (
          <li key={id} className={tw`grid sm:grid-cols-[11rem_1fr] sm:gap-x-6 border-t border-line py-3`}>
            <p className={tw`text-sm text-quiet`}>
              {shown[index - 1]?.day === day ? (
                <span className="iep-unseen">{dayInWords(day)}</span>
              ) : (
                dayInWords(day)
              )}
            </p>
            <p className={tw`min-w-0 break-words whitespace-pre-line`}>
              <span className={tw`font-semibold`}>{words.kinds[kind]}:</span> {what}
            </p>
          </li>
        ))}
      </ol>
      {events.length > shown.length ? (
        <div>
          <Button onClick={() => setWhole(true)}>{words.more(events.length - shown.length)}</Button>
        </div>
      ) : null}
    </PageSection>
  );
}
