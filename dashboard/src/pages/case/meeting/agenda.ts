import {
  type AnyRecord,
  type Day,
  type DocumentRecord,
  type MeetingTopic,
  ofKind,
} from "@iep-insider/sdk/case";
import { countRemovals, currentEntries, serviceMinutes } from "@iep-insider/sdk/case/log";
import { dayInWords, provisions, type StateRecord } from "@iep-insider/sdk/law";
import { noticeParts } from "@iep-insider/sdk/school-documents";
import { minutesInWords, schoolDays } from "../../../content/evidenceLog.ts";
import {
  letterProvisions,
  noticePartWords,
  ownAsk,
  situationAsks,
  agendaWords as words,
} from "../../../content/meetingMode.ts";
import { deadlineItems } from "../deadlines/deadlineItems.ts";

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
  const letters = ofKind(records, "letter");
  const kept = {
    letters,
    dates: ofKind(records, "date"),
    breaks: ofKind(records, "break"),
    done: ofKind(records, "done"),
  };
  return deadlineItems(state, kept, today)
    .filter(({ group, deadline }) => group === "overdue" && deadline.by === "school")
    .map(({ source, deadline: { title, date, isExact, sources } }) => {
      const type = letters.find(({ id }) => id === source)?.value.letterType;
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

function documentTopics(records: readonly AnyRecord[]): readonly MeetingTopic[] {
  const findings = ofKind(records, "document").map(({ value }) => value.findings);
  const { iep = null } = findings.findLast((found) => found.iep !== null) ?? {};
  const { notice = null } = findings.findLast((found) => found.notice !== null) ?? {};
  return [...iepTopics(iep), ...noticeTopics(notice)];
}

/** A goal without any number has no start or target that can be checked; a service without minutes, no amount. */
function iepTopics(iep: DocumentRecord["findings"]["iep"]): readonly MeetingTopic[] {
  if (iep === null) return [];
  return [
    ...(iep.presentLevels.length === 0 ? [topic(words.levels, words.levelsAsk, "iep-content")] : []),
    ...iep.goals.flatMap(({ value: { text, area } }) =>
      /\d/.test(text) ? [] : [topic(words.goal(area || shortened(text)), words.goalAsk, "iep-content")],
    ),
    ...iep.services.flatMap(({ value: { name, minutes } }) =>
      minutes === null ? [topic(words.service(name), words.serviceAsk, "iep-content")] : [],
    ),
  ];
}

function noticeTopics(notice: DocumentRecord["findings"]["notice"]): readonly MeetingTopic[] {
  const missing = notice === null ? [] : noticeParts.filter((part) => !notice.parts[part]);
  if (missing.length === 0) return [];
  const list = missing.map((part) => noticePartWords[part]).join(", ");
  return [topic(words.notice, words.noticeAsk(list), "prior-written-notice")];
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

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, "")}…`;
}
