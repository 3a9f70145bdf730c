import type { ImportantDate } from "@iep-insider/sdk/case";
import type { StateRecord } from "@iep-insider/sdk/law";
import {
  type DeadlineTrigger,
  deadlinesOf,
  deadlineTriggers,
  type SchoolCalendar,
  triggerWords,
} from "@iep-insider/sdk/law/deadlines";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, Select } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { deadlinesContent } from "../../../content/deadlines.ts";
import { dayWords } from "./deadlineFiles.ts";
import { isDayNear } from "./isDayNear.ts";

const words = deadlinesContent.form;

interface Props {
  readonly record: StateRecord;
  readonly calendar: SchoolCalendar;
  readonly today: string;
  /** @returns whether it was saved. */
  readonly onAdd: (date: ImportantDate) => Promise<boolean>;
}

/** "What happened, and when?", with the deadlines that it starts before it is saved. */
export function HappenedForm({ record, calendar, today, onAdd }: Props) {
  const [trigger, setTrigger] = useState<DeadlineTrigger | "">("");
  const [day, setDay] = useState("");
  const [isSent, setSent] = useState(false);
  const isDay = isDayNear(day, today);
  const preview = trigger && isDay ? deadlinesOf({ record, trigger, day, calendar, today }) : [];
  const add = async () => {
    setSent(true);
    if (!trigger || !isDay) return;
    const isSaved = await onAdd({ trigger, day, source: "parent", note: "" });
    if (!isSaved) return;
    setTrigger("");
    setDay("");
    setSent(false);
  };
  return (
    <form
      noValidate
      className={tw`flex flex-col gap-4 rounded bg-wash p-4 max-w-narrow`}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h3 className={tw`text-lg`}>{words.title}</h3>
      <Select
        required
        label={words.happened}
        none={words.choose}
        value={trigger}
        onChange={setTrigger}
        options={deadlineTriggers.map((id) => ({ id, label: triggerWords[id].happened }))}
        error={isSent && !trigger ? words.nothing : undefined}
      />
      <Field
        type="date"
        required
        label={words.day}
        hint={trigger ? triggerWords[trigger].day : undefined}
        value={day}
        onChange={setDay}
        error={isSent && !isDay ? words.wrongDay : undefined}
      />
      <div role="status">
        {preview.length > 0 ? (
          <>
            <p className={tw`font-semibold`}>{words.starts}</p>
            <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
              {preview.map((deadline) => (
                <li key={deadline.id}>
                  {dayWords(deadline)}: {deadline.title}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div>
        <Button kind="primary" type="submit">
          {words.add}
        </Button>
      </div>
    </form>
  );
}
