import {
  type AnyRecord,
  type CaseRecord,
  type MeetingRecord,
  ofKind,
  useRecords,
} from "@iep-insider/sdk/case";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useStateRecord } from "@iep-insider/widgets/state-facts";
import { useMemo, useState } from "react";
import { caseStore } from "../../../app/host/caseStore.ts";
import { meetingMode as words } from "../../../content/meetingMode.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { createTabDraft } from "../../../forms/tabDraft.ts";
import { CasePage } from "../CasePage.tsx";
import { useFreeGate } from "../useFreeGate.tsx";
import { useSaving } from "../useSaving.ts";
import { AfterMeeting } from "./AfterMeeting.tsx";
import { agendaOf } from "./agenda.ts";
import { PrepareMeeting, typedPlan } from "./PrepareMeeting.tsx";
import { TopicScreen } from "./TopicScreen.tsx";
import { useMeeting } from "./useMeeting.ts";

/** The agenda before a meeting, one topic at a time in it, and the letter after it. */
export function Component() {
  const records = useRecords(caseStore);
  const [place, setPlace] = useState(readPlace);
  const open = place && ofKind(records ?? [], "meeting").find(({ id }) => id === place.id);
  const go = (next: Place | null) => {
    setPlace(next);
    lastPlace.write(next);
  };
  return (
    <CasePage title={words.title} lead={words.lead} isCompact={Boolean(open)}>
      {records === null ? <p role="status">{words.loading}</p> : null}
      {open && place ? (
        <OpenMeeting
          key={open.id}
          record={open}
          topic={place.topic}
          onGo={(topic) => go({ id: open.id, topic })}
          onAnother={() => go(null)}
        />
      ) : null}
      {records && !open ? <NextMeeting records={records} onOpen={go} /> : null}
    </CasePage>
  );
}

/** The open meeting, and the topic; the number of topics is the screen after the last one. */
interface Place {
  readonly id: string;
  readonly topic: number;
}

const lastPlace = createTabDraft("case-meeting");

function NextMeeting(props: {
  readonly records: readonly AnyRecord[];
  readonly onOpen: (place: Place) => void;
}) {
  const { records, onOpen } = props;
  const { failure, save } = useSaving();
  const { gate, whenOpen } = useFreeGate(words.title);
  const { value: state } = useStateRecord(ofKind(records, "child")[0]?.value.state ?? null);
  const agenda = useMemo(() => agendaOf(records, state, dateOf(new Date())), [records, state]);
  const start = async (meeting: MeetingRecord) => {
    await save(async () => {
      const { id } = await caseStore.put("meeting", meeting);
      typedPlan.write(null);
      onOpen({ id, topic: 0 });
    });
  };
  if (gate) return gate;
  return (
    <div className={tw`flex flex-col gap-8`}>
      <PrepareMeeting agenda={agenda} onStart={(meeting) => whenOpen(() => void start(meeting))} />
      <FailureNotice failure={failure} />
      <p className={tw`text-sm text-quiet`}>{words.private}</p>
      <Earlier
        meetings={ofKind(records, "meeting")}
        onOpen={({ id, value }) => onOpen({ id, topic: value.topics.length })}
      />
    </div>
  );
}

interface OpenProps {
  readonly record: CaseRecord<"meeting">;
  readonly topic: number;
  readonly onGo: (topic: number) => void;
  readonly onAnother: () => void;
}

function OpenMeeting({ record, topic, onGo, onAnother }: OpenProps) {
  const { value, isUnsaved, changeTopic } = useMeeting(caseStore, record);
  const shown = value.topics[topic];
  return (
    <>
      {isUnsaved ? <Unsaved /> : null}
      {shown ? (
        <TopicScreen
          topic={shown}
          place={topic}
          count={value.topics.length}
          onChange={(changed) => changeTopic(topic, changed)}
          onGo={onGo}
        />
      ) : (
        <AfterMeeting meeting={value} onBack={() => onGo(0)} onAnother={onAnother} />
      )}
    </>
  );
}

function Unsaved() {
  return (
    <Notice tone="stop" role="alert">
      <p>{words.failed}</p>
    </Notice>
  );
}

function Earlier(props: {
  readonly meetings: readonly CaseRecord<"meeting">[];
  readonly onOpen: (meeting: CaseRecord<"meeting">) => void;
}) {
  if (props.meetings.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-2 border-t border-line pt-6`}>
      <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{words.prepare.earlier}</h2>
      <ul className={tw`flex flex-col`}>
        {props.meetings.toReversed().map((meeting) => (
          <li
            key={meeting.id}
            className={tw`flex flex-wrap items-center justify-between gap-x-4 border-t border-line min-h-[2.75rem]`}
          >
            <p className={tw`py-2 min-w-0 break-words`}>
              {meeting.value.title}, {dayInWords(meeting.value.day)}
            </p>
            <Button kind="quiet" onClick={() => props.onOpen(meeting)}>
              {words.prepare.open}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function readPlace(): Place | null {
  const stored = lastPlace.read();
  if (typeof stored !== "object" || stored === null || !("id" in stored) || !("topic" in stored)) return null;
  const { id, topic } = stored;
  return typeof id === "string" && typeof topic === "number" ? { id, topic } : null;
}
