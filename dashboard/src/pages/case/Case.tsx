import { ofKind, useRecords } from "@iep-insider/sdk/case";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { forgottenPart, useForgotten } from "@iep-insider/widgets/kept";
import { useState } from "react";
import { caseStore } from "../../app/host/caseStore.ts";
import { caseFile, casePage } from "../../content/case.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { AboutChild } from "./AboutChild.tsx";
import { CaseFile } from "./CaseFile.tsx";
import { CaseLinks } from "./CaseLinks.tsx";
import { DeadlineList } from "./deadlines/DeadlineList.tsx";
import { deadlineItems, deadlineRecords } from "./deadlines/deadlineItems.ts";
import { FirstVisit } from "./FirstVisit.tsx";
import { Documents, Letters, Results } from "./lists/FromTools.tsx";
import { Notes } from "./lists/Notes.tsx";
import { People } from "./lists/People.tsx";
import { NextStep } from "./NextStep.tsx";
import { type OpenedFile, OpenedNotice } from "./OpenCaseFile.tsx";
import { Plans } from "./Plans.tsx";
import { EarlierVersions } from "./sync/EarlierVersions.tsx";
import { SyncSection } from "./sync/SyncSection.tsx";
import { Timeline } from "./Timeline.tsx";
import { useSaving } from "./useSaving.ts";
import { useStateRecord } from "./useStateRecord.ts";
import { WeekNotice } from "./WeekNotice.tsx";

/** The parent's case on this device: what happens next, and everything that is kept (ADR 76). */
export function Component() {
  const records = useRecords(caseStore);
  const { forgotten, tellForgotten } = useForgotten();
  const [today] = useState(localDay);
  const child = ofKind(records ?? [], "child")[0]?.value;
  const record = useStateRecord(child?.state ?? null);
  const { failure, save } = useSaving();
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  return (
    <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8 md:gap-10`}>
      <PageTitle
        title={child?.nickname ? casePage.titleOf(child.nickname) : casePage.title}
        lead={casePage.lead}
      />
      <NeedsScript />
      {forgotten ? <forgottenPart.Screen forgotten={forgotten} text={caseFile.removed} /> : null}
      {opened ? <OpenedNotice opened={opened} /> : null}
      {records === null ? <p role="status">{casePage.loading}</p> : null}
      {records ? <WeekNotice /> : null}
      {records && !child ? (
        <>
          <FirstVisit waiting={records.length} onOpened={setOpened} />
          <SyncSection />
        </>
      ) : null}
      {records && child ? (
        <>
          <NextStep
            records={records}
            deadlines={record ? deadlineItems(record, deadlineRecords(records), today) : []}
          />
          <EarlierVersions records={records} />
          <Plans records={records} today={today} />
          <DeadlineList
            {...deadlineRecords(records)}
            record={record}
            store={caseStore}
            save={save}
            today={today}
          />
          <FailureNotice failure={failure} />
          <CaseLinks />
          <Letters records={records} today={today} />
          <Timeline records={records} />
          <Results records={records} />
          <Documents records={records} />
          <People records={records} />
          <Notes records={records} today={today} />
          <AboutChild records={records} />
          <SyncSection />
          <CaseFile
            records={records}
            today={today}
            onOpened={setOpened}
            onRemoved={(removed) => {
              setOpened(null);
              tellForgotten(() => void caseStore.merge(removed).catch(() => {}));
            }}
          />
        </>
      ) : null}
    </div>
  );
}

/** The parent's own day, `YYYY-MM-DD`. */
function localDay(): string {
  return dateOf(new Date());
}
