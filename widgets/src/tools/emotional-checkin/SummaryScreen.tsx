import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisNotice, Notice, useCrisisHelp } from "@iep-insider/sdk/ui";
import { type ReactNode, useMemo, useState } from "react";
import { later } from "../../later/index.ts";
import { Result, VerdictBand, Why } from "../../result/index.ts";
import { groupNames, groups, toasts } from "./content.ts";
import { GroupMark } from "./GroupMark.tsx";
import { insightText } from "./insightText.ts";
import { daysIn, findingOf, insightsOf, type Summary, summaryOf } from "./logic.ts";
import { RecentEntries } from "./RecentEntries.tsx";
import { RemovedNotice } from "./RemovedNotice.tsx";
import { findings, insightTitles, summary as words } from "./summaryContent.ts";
import { sharesInWords, topContextLine } from "./summaryLines.ts";
import type { CheckInCourse } from "./useCheckIns.tsx";

export const overTime = later(
  () => import("./OverTime.tsx"),
  (part) => part.OverTime,
);

export const end = later(
  () => import("./OverTime.tsx"),
  (part) => part.SummaryEnd,
);

/** Further findings are folded. */
const mostReasons = 3;

/** Step 2: findings, the latest check-ins, the report, and what to do next. */
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

/** The summary after every check-in was removed: what to do, and why there is no report. */
function EmptySummary({ course }: { readonly course: CheckInCourse }) {
  const { notify } = useToolHost();
  const [isRefused, setRefused] = useState(false);
  const refuse = () => {
    setRefused(true);
    notify({ ...toasts.noData, tone: "stop" });
  };
  return (
    <>
      {course.removed ? <RemovedNotice entry={course.removed} onPutBack={course.putBack} /> : null}
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {words.emptyTitle}
      </h2>
      <p className={tw`max-w-text`}>{words.empty}</p>
      <div>
        <Button kind="primary" onClick={course.add}>
          {words.addFirst}
        </Button>
      </div>
      <div className={tw`flex flex-wrap gap-2`}>
        {[words.copy, words.download].map((label) => (
          <Button key={label} aria-disabled className={tw`opacity-50 cursor-default`} onClick={refuse}>
            {label}
          </Button>
        ))}
      </div>
      {isRefused ? (
        <Notice tone="stop" role="alert" title={toasts.noData.title}>
          <p>{toasts.noData.description}</p>
        </Notice>
      ) : null}
    </>
  );
}

/** The summary's four figures: three shares of the whole, and the average intensity. */
function StatCards({ counted }: { readonly counted: Summary }) {
  return (
    <section className={tw`flex flex-col gap-3 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg`}>{words.figures}</h3>
      <dl className={tw`grid grid-cols-2 wide:grid-cols-4 gap-2`}>
        {groups.map((group) => {
          const { count, percent } = counted.groups[group];
          return (
            <StatCard
              key={group}
              name={
                <>
                  <GroupMark group={group} />
                  {groupNames[group]}
                </>
              }
              value={words.percent(percent)}
              more={words.ofAll(count, counted.total)}
            />
          );
        })}
        <StatCard name={words.average} value={counted.average} more={words.outOf5} />
      </dl>
      <p>{topContextLine(counted.topContexts)}</p>
    </section>
  );
}

interface StatCardProps {
  readonly name: ReactNode;
  readonly value: string;
  readonly more: string;
}

function StatCard({ name, value, more }: StatCardProps) {
  return (
    <div className={tw`flex flex-col justify-between rounded border border-line bg-sheet p-3 min-w-0`}>
      <dt className={tw`flex items-center gap-2 text-sm text-quiet`}>{name}</dt>
      <dd className={tw`text-xl font-semibold`}>
        {value} <span className={tw`block text-sm font-normal text-quiet`}>{more}</span>
      </dd>
    </div>
  );
}
