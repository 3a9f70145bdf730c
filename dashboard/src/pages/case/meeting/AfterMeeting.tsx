import type { MeetingRecord, MeetingTopic } from "@iep-insider/sdk/case";
import { useToolHost } from "@iep-insider/sdk/host";
import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { sections } from "@iep-insider/widgets/meeting-checklist/content";
import { useEffect, useRef } from "react";
import { meetingMode } from "../../../content/meetingMode.ts";
import { followUpLetter, noticeLetter } from "./followUp.ts";

const words = meetingMode.after;
const readBack = sections
  .find(({ id }) => id === "during-meeting")
  ?.items.find(({ id }) => id === "read-back");

interface Props {
  readonly meeting: MeetingRecord;
  readonly onBack: () => void;
  readonly onAnother: () => void;
}

/** The notes by outcome, and the letter that puts them on paper. */
export function AfterMeeting({ meeting, onBack, onAnother }: Props) {
  const { handOff } = useToolHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isRefused = meeting.topics.some(({ outcome }) => outcome === "refused");
  return (
    <div className={tw`flex flex-col gap-6`}>
      <div className={tw`flex flex-col gap-2`}>
        <h2 ref={heading} tabIndex={-1} className={`dash-heading ${tw`font-heading text-2xl`}`}>
          {words.title}
        </h2>
        <p className={tw`text-quiet`}>
          {meeting.title}, {dayInWords(meeting.day)}
        </p>
        <p className={tw`max-w-text`}>{words.lead}</p>
      </div>
      {readBack ? (
        <div className={tw`rounded bg-wash px-4 py-3 flex flex-col gap-1`}>
          <p className={tw`font-semibold`}>{words.beforeYouLeave}</p>
          <p>{readBack.text}</p>
        </div>
      ) : null}
      {(["agreed", "refused", "open"] as const).map((outcome) => (
        <Group key={outcome} outcome={outcome} topics={meeting.topics} />
      ))}
      <div className={tw`flex flex-col sm:flex-row sm:flex-wrap gap-2`}>
        <Button
          kind="primary"
          onClick={() => handOff("letter-generator", { from: "case", answers: followUpLetter(meeting) })}
        >
          {words.letter}
        </Button>
        {isRefused ? (
          <Button
            onClick={() => handOff("letter-generator", { from: "case", answers: noticeLetter(meeting) })}
          >
            {words.noticeLetter}
          </Button>
        ) : null}
      </div>
      <div className={tw`flex flex-wrap gap-x-6`}>
        <Button kind="quiet" onClick={onBack}>
          {words.back}
        </Button>
        <Button kind="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}

function Group(props: {
  readonly outcome: MeetingTopic["outcome"];
  readonly topics: readonly MeetingTopic[];
}) {
  const topics = props.topics.filter(({ outcome }) => outcome === props.outcome);
  if (topics.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-2`}>
      <h3 className={tw`text-lg font-semibold`}>{words.groups[props.outcome]}</h3>
      <ul className={tw`flex flex-col gap-2`}>
        {topics.map(({ title, notes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two topics may have one title, and their order is fixed.
          <li key={index} className={tw`border-t border-line pt-2`}>
            <p className={`dash-breakable ${tw`font-medium`}`}>{title}</p>
            <p className={`dash-breakable ${tw`text-quiet whitespace-pre-line`}`}>{notes || words.noNotes}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
