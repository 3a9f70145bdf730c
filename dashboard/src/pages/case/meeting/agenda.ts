import { type AnyRecord, type Day, type MeetingTopic, ofKind } from "@iep-insider/sdk/case";
import { countRemovals, currentEntries, serviceMinutes } from "@iep-insider/sdk/case/log";
import { dayInWords, provisions, type StateRecord } from "@iep-insider/sdk/law";
import { weakPointsOf } from "@iep-insider/sdk/school-documents/weak-points";
import { minutesInWords, schoolDays } from "../../../content/evidenceLog.ts";
import {
  letterProvisions,
  ownAsk,
  situationAsks,
  agendaWords as words,
} from "../../../content/meetingMode.ts";
import { deadlineItems, deadlineRecords } from "../deadlines/deadlineItems.ts";

/**
 * What the case has to talk about: what is overdue first, then what was lost, then the weak points of the latest
 * documents, then open steps.
 * @param state the record of the child's state; null before one is chosen or loaded.
 * @param today `YYYY-MM-DD`
 */
export function agendaOf(
  records: readonly AnyRecord[],
  state: StateRecord | null,
  today: Day,
): readonly MeetingTopic[] {
  return [
    ...overdueTopics(records, state, today),
    ...logTopics(records, today),
    ...documentTopics(records),
    ...openSteps(records),
  ];
}

/** A topic that the parent typed. */
export function ownTopic(title: string): MeetingTopic {
  return topic(title, ownAsk.ask, ownAsk.provision);
}

function topic(title: string, ask: string, provision: string | null): MeetingTopic {
  return { title, ask, provision, notes: "", outcome: "open" };
}

/** What the school should have done by now, and the parent has not marked as done. */
function overdueTopics(
  records: readonly AnyRecord[],
  state: StateRecord | null,
  today: Day,
): readonly MeetingTopic[] {
  const kept = deadlineRecords(records);
  return deadlineItems(state, kept, today)
    .filter(({ group, deadline }) => group === "overdue" && deadline.by === "school")
    .map(({ source, deadline: { title, date, isExact, sources } }) => {
      const type = kept.letters.find(({ id }) => id === source)?.value.letterType;
      const cited = sources.find(({ of }) => of === "federal")?.citation;
      const rule = Object.values(provisions).find(({ citation }) => citation === cited);
      return topic(
        title,
        words.overdueAsk(dayInWords(date ?? today), isExact),
        rule?.id ?? (type && letterProvisions[type]) ?? null,
      );
    });
}

function logTopics(records: readonly AnyRecord[], today: Day): readonly MeetingTopic[] {
  const items = currentEntries(ofKind(records, "entry").map(({ value }) => value));
  const { total } = countRemovals(items, today);
  const missed = serviceMinutes([], items, today).reduce((sum, row) => sum + row.missed, 0);
  const removals = situationAsks["sent-home"];
  return [
    ...(total > 0 && removals
      ? [topic(words.removals(schoolDays(total)), removals.ask, removals.provision)]
      : []),
    ...(missed > 0
      ? [topic(words.missed(minutesInWords(missed)), words.missedAsk, "compensatory-education")]
      : []),
  ];
}

/** The weak points of the latest IEP, beside the one before it, and of the latest notice. */
function documentTopics(records: readonly AnyRecord[]): readonly MeetingTopic[] {
  const documents = ofKind(records, "document").map(({ value }) => value.findings);
  const ieps = documents.filter(({ iep }) => iep !== null);
  const before = ieps.at(-2)?.iep?.services.map(({ value }) => value) ?? null;
  const latest = [ieps.at(-1), documents.findLast(({ notice }) => notice !== null)];
  return [...new Set(latest)]
    .flatMap((findings) => (findings ? weakPointsOf(findings, before) : []))
    .map(({ title, ask, provision }) => topic(title, ask, provision));
}

function openSteps(records: readonly AnyRecord[]): readonly MeetingTopic[] {
  return ofKind(records, "step")
    .map(({ value }) => value)
    .filter(({ doneOn }) => doneOn === null)
    .toSorted((one, other) => one.position - other.position)
    .map(({ what, situation }) => {
      const { ask, provision } = situationAsks[situation ?? ""] ?? ownAsk;
      return topic(what, ask, provision);
    });
}
