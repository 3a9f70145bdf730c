import type { CaseRecord, CaseStore } from "@iep-insider/sdk/case";
import type { StateRecord } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { print, reportFormat, saveCalendarFile } from "@iep-insider/widgets/documents";
import { useState } from "react";
import { deadlinesContent as words } from "../../../content/deadlines.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { DeadlineView } from "./DeadlineView.tsx";
import { calendarEvents, deadlineDocument } from "./deadlineFiles.ts";
import { calendarOf, type DeadlineItem, deadlineGroups, deadlineItems } from "./deadlineItems.ts";
import { HappenedForm } from "./HappenedForm.tsx";
import { HappenedList } from "./HappenedList.tsx";
import { Reminders } from "./Reminders.tsx";
import { SchoolBreaks } from "./SchoolBreaks.tsx";

export interface DeadlineListProps {
  /** The record of the child's state; null until a state is chosen, undefined while it loads. */
  readonly record: StateRecord | null | undefined;
  readonly dates: readonly CaseRecord<"date">[];
  readonly letters: readonly CaseRecord<"letter">[];
  readonly breaks: readonly CaseRecord<"break">[];
  readonly done: readonly CaseRecord<"done">[];
  readonly store: Pick<CaseStore, "put" | "remove">;
  /** Runs a change of the store, and says in place why one was not saved. @returns whether it was saved. */
  readonly save: (change: () => Promise<unknown>) => Promise<boolean>;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** What is due in a case and when, each with its reason; and the form that starts more. */
export function DeadlineList({ record, today, ...kept }: DeadlineListProps) {
  const { dates, breaks, store, save } = kept;
  const [now] = useState(() => new Date());
  if (!record) {
    return (
      <PageSection id="dates" title={words.title} lead={words.lead}>
        {record === null ? (
          <Notice>
            <p>{words.needsState}</p>
          </Notice>
        ) : (
          <p role="status">{words.loading}</p>
        )}
      </PageSection>
    );
  }
  const items = deadlineItems(record, kept, today);
  return (
    <PageSection id="dates" title={words.title} lead={words.lead}>
      {items.length === 0 ? <p className={tw`text-quiet`}>{words.none}</p> : null}
      {deadlineGroups.map((group) => (
        <Group
          key={group}
          title={words.groups[group]}
          items={items.filter((item) => item.group === group)}
          record={record}
          onMark={(item) => save(() => mark(store, item, today))}
        />
      ))}
      <Files items={items.filter(({ group }) => group !== "done")} today={today} />
      <HappenedForm
        record={record}
        calendar={calendarOf(breaks)}
        today={today}
        onAdd={(date) => save(() => store.put("date", date))}
      />
      <HappenedList dates={dates} onRemove={(id) => save(() => store.remove(id))} />
      <SchoolBreaks
        breaks={breaks}
        onAdd={(added) => save(() => store.put("break", added))}
        onRemove={(id) => save(() => store.remove(id))}
      />
      <Reminders items={items} now={now} />
    </PageSection>
  );
}

/** Marks as done, or takes the mark away. */
async function mark(store: DeadlineListProps["store"], item: DeadlineItem, today: string): Promise<void> {
  const { key, source, deadline, group } = item;
  if (group === "done") await store.remove(key);
  else await store.put("done", { date: source, deadline: deadline.id, doneOn: today }, key);
}

interface GroupProps {
  readonly title: string;
  readonly items: readonly DeadlineItem[];
  readonly record: StateRecord;
  readonly onMark: (item: DeadlineItem) => void;
}

function Group({ title, items, record, onMark }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className={tw`flex flex-col gap-3`}>
      <h3 className={tw`text-lg`}>{title}</h3>
      <ul className={tw`flex flex-col gap-3`}>
        {items.map((item) => (
          <DeadlineView key={item.key} item={item} record={record} onMark={() => onMark(item)} />
        ))}
      </ul>
    </section>
  );
}

/** Calendar and print, for all that is open. */
function Files({ items, today }: { readonly items: readonly DeadlineItem[]; readonly today: string }) {
  const [isPlain, setPlain] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (items.length === 0) return null;
  const events = calendarEvents(items, isPlain);
  return (
    <div className={tw`flex flex-col gap-3`}>
      <div className={tw`flex flex-wrap gap-2`}>
        {events.length > 0 ? (
          <Button onClick={() => saveCalendarFile("dates-to-watch", events, new Date())}>
            {words.allToCalendar}
          </Button>
        ) : null}
        <Button
          kind="quiet"
          onClick={() => setFailed(!print(reportFormat.toPage(deadlineDocument(items, today))))}
        >
          {words.print}
        </Button>
      </div>
      {hasFailed ? (
        <Notice tone="stop" role="alert">
          <p>{words.printFailed}</p>
        </Notice>
      ) : null}
      {events.length > 0 ? (
        <label className={tw`flex items-start gap-3 min-h-[2.75rem] max-w-text cursor-pointer`}>
          <input
            type="checkbox"
            checked={isPlain}
            onChange={({ currentTarget }) => setPlain(currentTarget.checked)}
            className={tw`flex-none w-5 h-5 mt-1 accent-fill cursor-pointer`}
          />
          <span className={tw`min-w-0`}>
            {words.plainTitle}
            <span className={tw`block text-sm text-quiet`}>
              {words.plainTitleHint} {words.again}
            </span>
          </span>
        </label>
      ) : null}
    </div>
  );
}
