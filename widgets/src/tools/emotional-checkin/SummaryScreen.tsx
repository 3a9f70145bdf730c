import { Button, CrisisNotice, useCrisisHelp } from "@iep-insider/sdk/ui";
import { useMemo } from "react";
import { later } from "../../later/index.ts";
import { Result, VerdictBand, Why } from "../../result/index.ts";
import { EmptySummary } from "./EmptySummary.tsx";
import { insightText } from "./insightText.ts";
import { daysIn, findingOf, insightsOf, summaryOf } from "./logic.ts";
import { RecentEntries } from "./RecentEntries.tsx";
import { StatCards } from "./StatCards.tsx";
import { findings, insightTitles, summary as words } from "./summaryContent.ts";
import { sharesInWords } from "./summaryLines.ts";
import type { CheckInCourse } from "./useCheckIns.tsx";

export const overTime = later(
  () => import("./OverTime.tsx"),
  (part) => part.OverTime,
);

export const end = later(
  () => import("./OverTime.tsx"),
  (part) => part.SummaryEnd,
);

/** Findings past this number are collapsed. */
const mostReasons = 3;

/** Step 2: what the check-ins say, the latest of them, the report, and what to do next. */
export function SummaryScreen({ course }: { readonly course: CheckInCourse }) {
  if (course.entries.length === 0) return <EmptySummary course={course} />;
  return <FilledSummary course={course} />;
}

function FilledSummary({ course }: { readonly course: CheckInCourse }) {
  const { entries } = course;
  const counted = useMemo(() => summaryOf(entries), [entries]);
  const reasons = useMemo(
    () => insightsOf(entries).map((one) => ({ name: insightTitles[one.kind], text: insightText(one) })),
    [entries],
  );
  const crisis = useCrisisHelp(entries.flatMap(({ notes, triggers }) => [notes, ...triggers]).join("\n"));

  return (
    <Result>
      <VerdictBand
        tone="plain"
        verdict={findings[findingOf(counted)]}
        label={sharesInWords(counted, daysIn(entries))}
      />
      {crisis ? <CrisisNotice help={crisis} /> : null}
      <Why reasons={reasons.slice(0, mostReasons)} />
      <div>
        <Button kind="primary" onClick={course.add}>
          {words.add}
        </Button>
      </div>
      <overTime.Screen entries={entries} />
      <StatCards counted={counted} />
      <RecentEntries
        entries={entries}
        removed={course.removed}
        onRemove={course.remove}
        onPutBack={course.putBack}
      />
      <end.Screen course={course} crisis={crisis} further={reasons.slice(mostReasons)} />
    </Result>
  );
}
