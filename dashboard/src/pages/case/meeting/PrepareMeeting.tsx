import type { MeetingRecord, MeetingTopic } from "@iep-insider/sdk/case";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, Field, FieldError } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { meetingMode } from "../../../content/meetingMode.ts";
import { createTabDraft } from "../../../forms/tabDraft.ts";
import { ownTopic } from "./agenda.ts";

const words = meetingMode.prepare;

interface Plan {
  readonly title: string;
  readonly day: string;
  readonly own: readonly string[];
  /** Titles of what can wait. */
  readonly left: readonly string[];
  /** Being typed. */
  readonly next: string;
}

/** Kept until the meeting has begun. */
export const typedPlan = createTabDraft("case-agenda");

interface Props {
  /** Topics from the case. */
  readonly agenda: readonly MeetingTopic[];
  readonly onStart: (meeting: MeetingRecord) => void;
}

export function PrepareMeeting({ agenda, onStart }: Props) {
  const [plan, setPlan] = useState(readPlan);
  const [isMissing, setMissing] = useState(false);
  const change = (changed: Partial<Plan>) => {
    const next = { ...plan, ...changed };
    setPlan(next);
    typedPlan.write(next);
    setMissing(false);
  };
  const all = [...agenda, ...plan.own.map(ownTopic)];
  const titles = [...new Set(all.map(({ title }) => title))];
  const add = () => {
    const title = plan.next.trim();
    if (title !== "") change({ next: "", own: titles.includes(title) ? plan.own : [...plan.own, title] });
  };
  const start = () => {
    const own = plan.next.trim();
    const topics = [
      ...titles.flatMap((title) =>
        plan.left.includes(title) ? [] : (all.find((one) => one.title === title) ?? []),
      ),
      ...(own === "" ? [] : [ownTopic(own)]),
    ];
    if (topics.length === 0) return setMissing(true);
    onStart({ title: plan.title.trim() || words.defaultName, day: plan.day, topics });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
      className={tw`flex flex-col gap-6`}
    >
      <div className={tw`grid gap-4 sm:grid-cols-2`}>
        <Field label={words.name} required value={plan.title} onChange={(title) => change({ title })} />
        <Field type="date" label={words.day} required value={plan.day} onChange={(day) => change({ day })} />
      </div>
      {titles.length > 0 ? (
        <Choice
          kind="many"
          legend={words.topics}
          hint={agenda.length > 0 ? words.topicsHint : undefined}
          options={titles.map((title) => ({ id: title, label: title }))}
          chosen={titles.filter((title) => !plan.left.includes(title))}
          onChange={(chosen) => change({ left: titles.filter((title) => !chosen.includes(title)) })}
        />
      ) : (
        <p>{words.none}</p>
      )}
      <div className={tw`flex flex-col gap-2`}>
        <Field label={words.own} value={plan.next} onChange={(next) => change({ next })} />
        <div>
          <Button onClick={add}>{words.add}</Button>
        </div>
      </div>
      <div className={tw`flex flex-col items-start gap-2`}>
        {isMissing ? <FieldError id="no-topics">{words.missing}</FieldError> : null}
        <Button type="submit" kind="primary">
          {words.start}
        </Button>
        <p className={tw`text-quiet`}>{words.startHint}</p>
      </div>
    </form>
  );
}

function readPlan(): Plan {
  const stored = typedPlan.read();
  const values: Record<string, unknown> = { ...(typeof stored === "object" ? stored : {}) };
  const text = (field: string, otherwise: string) => {
    const value = values[field];
    return typeof value === "string" ? value : otherwise;
  };
  const texts = (field: string) => {
    const value = values[field];
    return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  };
  return {
    title: text("title", words.defaultName),
    day: text("day", dateOf(new Date())),
    own: texts("own"),
    left: texts("left"),
    next: text("next", ""),
  };
}
