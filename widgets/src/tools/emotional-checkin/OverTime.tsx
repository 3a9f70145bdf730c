import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import type { CrisisHelp } from "@iep-insider/sdk/safety";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { reportFormat } from "../../documents/index.ts";
import { ForgetAll, forgottenPart, KeptNote } from "../../kept/index.ts";
import { Fold, FoldedSections, type Reason, ResultActions } from "../../result/index.ts";
import { letterCost } from "../../screens/index.ts";
import { groupNames, groups, intro, sureForget, toasts } from "./content.ts";
import { GroupMark } from "./GroupMark.tsx";
import { evaluationStart, meetingStart } from "./letterStart.ts";
import { type Entry, groupOf, lastTwoWeeks } from "./logic.ts";
import { Picture } from "./Picture.tsx";
import { checkInReport, furtherSections } from "./report.ts";
import { summary, twoWeeks as words } from "./summaryContent.ts";
import type { CheckInCourse } from "./useCheckIns.tsx";

/** The check-ins over time: by day, and each of the latest. */
export function OverTime({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <>
      <TwoWeeks entries={entries} />
      <Picture entries={entries} />
    </>
  );
}

/** The last two weeks, one field per day: the predominant feelings, and a legend. */
function TwoWeeks({ entries }: { readonly entries: readonly Entry[] }) {
  const days = lastTwoWeeks(entries);
  return (
    <section className={tw`flex flex-col gap-2 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg`}>{words.title}</h3>
      <p className={tw`max-w-text`}>{words.lead(days.filter(({ count }) => count > 0).length)}</p>
      <ul className={tw`flex flex-wrap gap-x-4`}>
        {groups.map((group) => (
          <li key={group} className={tw`flex items-center gap-2`}>
            <GroupMark group={group} />
            {groupNames[group]}
          </li>
        ))}
      </ul>
      <ol className={tw`grid grid-cols-7 gap-1 max-w-narrow text-sm`}>
        {days.map(({ at, count, group }) => (
          <li
            key={at.toDateString()}
            className={tw`flex flex-col items-center gap-1 rounded border border-line bg-sheet py-2 min-w-0`}
          >
            <span className="iep-unseen">
              {words.day(
                at.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric" }),
                count === 0 ? words.none : words.what(groupNames[group].toLowerCase(), count),
              )}
            </span>
            <span aria-hidden className={tw`text-quiet`}>
              {at.toLocaleDateString("en-US", { weekday: "narrow" })} {at.getDate()}
            </span>
            {count === 0 ? (
              <span aria-hidden className={tw`text-quiet`}>
                –
              </span>
            ) : (
              <GroupMark group={group} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface SummaryEndProps {
  readonly course: CheckInCourse;
  readonly crisis: CrisisHelp | null;
  readonly further: readonly Reason[];
}

/** The end of the summary: letters, folds, the report, and where data is stored. */
export function SummaryEnd({ course, crisis, further }: SummaryEndProps) {
  const { childName, entries } = course;
  const { notify } = useToolHost();
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(
    () => checkInReport({ childName, entries }, day, crisis),
    [childName, entries, day, crisis],
  );
  return (
    <>
      <LettersNext entries={entries} />
      <div>
        {further.length > 0 ? (
          <Fold title={summary.standsOut}>
            {further.map(({ name, text }) => (
              <p key={name}>
                <strong className={tw`font-semibold`}>{name}:</strong> {text}
              </p>
            ))}
          </Fold>
        ) : null}
        <FoldedSections sections={furtherSections()} />
      </div>
      <p className={tw`max-w-text`}>{course.where === "device" ? summary.takeLead : summary.takeNow}</p>
      <ResultActions
        document={document}
        format={reportFormat}
        labels={summary}
        onCopied={() => notify({ ...toasts.copied, tone: "good" })}
      />
      <div>
        <KeptNote where={course.where} howLong={intro.howLong} notKept={intro.notKept}>
          <ForgetAll question={sureForget(entries.length)} onForget={course.forgetAll} />
          {course.forgotten ? <forgottenPart.Screen forgotten={course.forgotten} /> : null}
        </KeptNote>
      </div>
      <p className={tw`max-w-text text-sm text-quiet`}>{summary.honest}</p>
    </>
  );
}

/**
 * The two letters that fit: to the team of a child with an IEP, or for a child without one. They stand once there is
 * something hard to write about. Plain buttons: the nearer next step of this screen is another check-in. Of its own,
 * since the questionnaires' way to a letter brings their whole runner along.
 */
function LettersNext({ entries }: { readonly entries: readonly Entry[] }) {
  const { handOff } = useToolHost();
  if (!entries.some((entry) => groupOf(entry) === "challenging")) return null;
  return (
    <section className={tw`flex flex-col items-start gap-3 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg`}>{summary.letterTitle}</h3>
      <p className={tw`max-w-text`}>
        {summary.letterLead} {letterCost}
      </p>
      <Button
        onClick={() =>
          handOff("letter-generator", { from: "emotional-checkin", answers: meetingStart(entries) })
        }
      >
        {summary.meetingLetter}
      </Button>
      <p className={tw`max-w-text`}>{summary.noIep}</p>
      <Button
        onClick={() =>
          handOff("letter-generator", { from: "emotional-checkin", answers: evaluationStart(entries) })
        }
      >
        {summary.evaluationLetter}
      </Button>
    </section>
  );
}
