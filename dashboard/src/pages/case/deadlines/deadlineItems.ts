import { type AnyRecord, type CaseRecord, ofKind } from "@iep-insider/sdk/case";
import { dayInWords, type StateRecord } from "@iep-insider/sdk/law";
import {
  createSchoolCalendar,
  type Deadline,
  deadlinesOf,
  type SchoolCalendar,
  triggerWords,
} from "@iep-insider/sdk/law/deadlines";
import { deadlinesContent as words } from "../../../content/deadlines.ts";

export const deadlineGroups = ["overdue", "week", "later", "undated", "done"] as const;
export type DeadlineGroup = (typeof deadlineGroups)[number];

/** One deadline of the case. */
export interface DeadlineItem {
  /** The same after every recount: the id of its done mark, and in calendars. */
  readonly key: string;
  /** The id of the record that started it. */
  readonly source: string;
  /** What started it, in words. */
  readonly from: string;
  readonly deadline: Deadline;
  readonly group: DeadlineGroup;
}

interface Kept {
  readonly dates: readonly CaseRecord<"date">[];
  readonly letters: readonly CaseRecord<"letter">[];
  readonly breaks: readonly CaseRecord<"break">[];
  readonly done: readonly CaseRecord<"done">[];
}

/** The records of a case that its deadlines follow from. */
export function deadlineRecords(records: readonly AnyRecord[]) {
  return {
    dates: ofKind(records, "date"),
    letters: ofKind(records, "letter"),
    breaks: ofKind(records, "break"),
    done: ofKind(records, "done"),
  };
}

/**
 * All deadlines that a case's dates and sent letters start, in the order of their days.
 * @param record null before a state is chosen: then only the letters' own days are there.
 * @param today `YYYY-MM-DD`
 */
export function deadlineItems(
  record: StateRecord | null,
  kept: Kept,
  today: string,
): readonly DeadlineItem[] {
  const calendar = calendarOf(kept.breaks);
  const done = new Set(kept.done.map(({ id }) => id));
  const ofDates = kept.dates.flatMap(({ id, value: { trigger, day } }) =>
    (record ? deadlinesOf({ record, trigger, day, calendar, today }) : []).map((deadline) => ({
      source: id,
      from: words.from(triggerWords[trigger].happened, dayInWords(day)),
      deadline,
    })),
  );
  const ofLetters = kept.letters.flatMap(({ id, value: { title, sentOn, answerBy } }) =>
    sentOn && answerBy
      ? [
          {
            source: id,
            from: words.letter.from(dayInWords(sentOn)),
            deadline: letterDeadline(title, answerBy),
          },
        ]
      : [],
  );
  return [...ofDates, ...ofLetters]
    .map((item) => {
      const key = `${item.source}.${item.deadline.id}`;
      return { ...item, key, group: done.has(key) ? ("done" as const) : groupOf(item.deadline.date, today) };
    })
    .sort((one, other) => ((one.deadline.date ?? "~") < (other.deadline.date ?? "~") ? -1 : 1));
}

/** A stored break that is out of range, as another version may have written it, is left out. */
export function calendarOf(breaks: readonly CaseRecord<"break">[]): SchoolCalendar {
  const valid = breaks.flatMap(({ value }) => {
    try {
      createSchoolCalendar([value]);
      return [value];
    } catch {
      return [];
    }
  });
  return createSchoolCalendar(valid);
}

function groupOf(date: string | null, today: string): DeadlineGroup {
  if (date === null) return "undated";
  if (date < today) return "overdue";
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  return days <= 7 ? "week" : "later";
}

/** The day that the parent's own letter named. */
function letterDeadline(letter: string, date: string): Deadline {
  return {
    id: "answer-to-letter",
    title: words.letter.title(letter),
    by: "school",
    date,
    isExact: false,
    why: [words.letter.why],
    sources: [],
    assumptions: [],
    exclusions: null,
    ask: null,
    whatToDo: whatToDoForLetter,
    next: { tool: "letter-generator", letter: "follow_up" },
  };
}

const whatToDoForLetter = "If no answer has come, write again and attach the first letter.";
