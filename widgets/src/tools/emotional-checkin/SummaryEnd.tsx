import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import type { CrisisHelp } from "@iep-insider/sdk/safety";
import { tw } from "@iep-insider/sdk/theme";
import { useMemo, useState } from "react";
import { reportFormat } from "../../documents/index.ts";
import { ForgetAll, forgottenPart, KeptNote } from "../../kept/index.ts";
import { Fold, FoldedSections, type Reason, ResultActions } from "../../result/index.ts";
import { intro, sureForget, toasts } from "./content.ts";
import { LettersNext } from "./LettersNext.tsx";
import { checkInReport, furtherSections } from "./report.ts";
import { summary as words } from "./summaryContent.ts";
import type { CheckInCourse } from "./useCheckIns.tsx";

export interface SummaryEndProps {
  readonly course: CheckInCourse;
  readonly crisis: CrisisHelp | null;
  /** Further findings. */
  readonly further: readonly Reason[];
}

/** The end of the summary: the letters, folds, the report, and where it is kept. */
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
          <Fold title={words.standsOut}>
            {further.map(({ name, text }) => (
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
          {course.forgotten ? <forgottenPart.Screen forgotten={course.forgotten} /> : null}
        </KeptNote>
      </div>
      <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
    </>
  );
}
