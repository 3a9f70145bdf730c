import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisNotice, Notice, useCrisisHelp } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { DocumentActions, DocumentView, reportFormat } from "../../documents/index.ts";
import { ForgetAll, KeptNote } from "../../kept/index.ts";
import { later } from "../../later/index.ts";
import { intro, sureForget, toasts } from "./content.ts";
import { EmptySummary } from "./EmptySummary.tsx";
import { insightText } from "./insightText.ts";
import { LettersNext } from "./LettersNext.tsx";
import { daysIn, findingOf, insightsOf, summaryOf } from "./logic.ts";
import { RecentEntries } from "./RecentEntries.tsx";
import { checkInReport, furtherSections, sharesInWords } from "./report.ts";
import { StatCards } from "./StatCards.tsx";
import { findings, insightTitles, summary as words } from "./summaryContent.ts";
import type { CheckInCourse } from "./useCheckIns.tsx";

export const overTime = later(
  () => import("./OverTime.tsx"),
  (part) => part.OverTime,
);

/** Step 2: what the check-ins say, the latest of them, the report, and what to do next. */
export function SummaryScreen({ course }: { readonly course: CheckInCourse }) {
  if (course.entries.length === 0) return <EmptySummary course={course} />;
  return <FilledSummary course={course} />;
}

function FilledSummary({ course }: { readonly course: CheckInCourse }) {
  const { childName, entries } = course;
  const { notify } = useToolHost();
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const counted = useMemo(() => summaryOf(entries), [entries]);
  const insights = useMemo(() => insightsOf(entries), [entries]);
  const crisis = useCrisisHelp(entries.flatMap(({ notes, triggers }) => [notes, ...triggers]).join("\n"));
  const document = useMemo(
    () => checkInReport({ childName, entries }, day, crisis),
    [childName, entries, day, crisis],
  );

  return (
    <>
      {course.isJustSaved ? (
        <Notice tone="good">
          <p>{words.saved}</p>
        </Notice>
      ) : null}
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {findings[findingOf(counted)]}
      </h2>
      <p className={tw`max-w-text`}>{sharesInWords(counted, daysIn(entries))}</p>
      {crisis ? <CrisisNotice help={crisis} /> : null}
      <div>
        <Button kind="primary" onClick={course.add}>
          {words.add}
        </Button>
      </div>
      {insights.map((insight) => (
        <Notice
          key={insight.kind}
          tone={insight.kind === "triggers" ? "info" : "caution"}
          title={insightTitles[insight.kind]}
        >
          <p>{insightText(insight)}</p>
        </Notice>
      ))}
      <overTime.Screen entries={entries} />
      <StatCards counted={counted} />
      <section className={tw`flex flex-col gap-3 pt-4 border-t border-line`}>
        <h3 className={tw`text-lg`}>{words.takeTitle}</h3>
        <p className={tw`max-w-text`}>{course.where === "device" ? words.takeLead : words.takeNow}</p>
        <DocumentActions
          document={document}
          format={reportFormat}
          labels={words}
          onCopied={() => notify({ ...toasts.copied, tone: "good" })}
        />
        <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
      </section>
      <RecentEntries
        entries={entries}
        removed={course.removed}
        onRemove={course.remove}
        onPutBack={course.putBack}
      />
      <LettersNext entries={entries} />
      <DocumentView sections={furtherSections()} />
      <div className={tw`pt-4 border-t border-line`}>
        <KeptNote where={course.where} howLong={intro.howLong} notKept={intro.notKept}>
          <ForgetAll question={sureForget(entries.length)} onForget={course.forgetAll} />
        </KeptNote>
      </div>
    </>
  );
}
