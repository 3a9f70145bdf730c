import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisNotice, Notice, useCrisisHelp } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { reportFormat } from "../../documents/index.ts";
import { ForgetAll, KeptNote } from "../../kept/index.ts";
import { later } from "../../later/index.ts";
import { Fold, FoldedSections, Result, ResultActions, VerdictBand, Why } from "../../result/index.ts";
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

/** What else stands out goes into a fold. */
const mostReasons = 3;

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
  const reasons = useMemo(
    () => insightsOf(entries).map((one) => ({ name: insightTitles[one.kind], text: insightText(one) })),
    [entries],
  );
  const crisis = useCrisisHelp(entries.flatMap(({ notes, triggers }) => [notes, ...triggers]).join("\n"));
  const document = useMemo(
    () => checkInReport({ childName, entries }, day, crisis),
    [childName, entries, day, crisis],
  );

  return (
    <Result>
      {course.isJustSaved ? (
        <Notice tone="good">
          <p>{words.saved}</p>
        </Notice>
      ) : null}
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
      <LettersNext entries={entries} />
      <div>
        {reasons.length > mostReasons ? (
          <Fold title={words.standsOut}>
            {reasons.slice(mostReasons).map(({ name, text }) => (
              <p key={name}>
                <strong className={tw`font-semibold`}>{name}:</strong> {text}
              </p>
            ))}
          </Fold>
        ) : null}
        <FoldedSections sections={furtherSections()} />
      </div>
      <p className={tw`max-w-text`}>{course.where === "device" ? words.takeLead : words.takeNow}</p>
      <ResultActions
        document={document}
        format={reportFormat}
        labels={words}
        onCopied={() => notify({ ...toasts.copied, tone: "good" })}
      />
      <div>
        <KeptNote where={course.where} howLong={intro.howLong} notKept={intro.notKept}>
          <ForgetAll question={sureForget(entries.length)} onForget={course.forgetAll} />
        </KeptNote>
      </div>
      <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
    </Result>
  );
}
