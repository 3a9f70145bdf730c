import { type AnyRecord, type ImportantDate, ofKind } from "@iep-insider/sdk/case";
import { currentEntries } from "@iep-insider/sdk/case/log";
import { triggerWords } from "@iep-insider/sdk/law/deadlines";
import type { timelineWords } from "../../content/case.ts";
import { factsOf } from "./log/inWords.ts";

/** What happened on a day, by the parent's records. */
export interface TimelineEvent {
  /** The record's id. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly kind: keyof typeof timelineWords.kinds;
  readonly what: string;
}

/** @returns all events, a log entry as last corrected, the newest day first; those of one day in the order in which they were written. */
export function timeline(records: readonly AnyRecord[]): readonly TimelineEvent[] {
  const entries = currentEntries(ofKind(records, "entry").map(({ value }) => value));
  const counted = new Set(entries.map(({ entry }) => entry.hash));
  return records
    .filter((record) => record.kind !== "entry" || counted.has(record.value.hash))
    .flatMap((record) => eventOf(record) ?? [])
    .toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1));
}

function dateInWords({ trigger, note }: ImportantDate): string {
  const { happened } = triggerWords[trigger];
  return note === "" ? happened : `${happened}: ${note}`;
}

function eventOf(record: AnyRecord): TimelineEvent | null {
  const { id, kind } = record;
  switch (kind) {
    case "date":
      // The letter itself is in the list.
      if (record.value.source === "letter-generator") return null;
      return { id, day: record.value.day, kind, what: dateInWords(record.value) };
    case "document":
      return { id, day: record.value.readOn, kind, what: record.value.name };
    case "letter":
      return record.value.sentOn === null
        ? null
        : { id, day: record.value.sentOn, kind, what: record.value.title };
    case "result":
      return { id, day: record.value.day, kind, what: record.value.title };
    case "note":
      return { id, day: record.value.day, kind, what: record.value.text };
    case "step":
      return record.value.doneOn === null
        ? null
        : { id, day: record.value.doneOn, kind, what: record.value.what };
    case "entry":
      return { id, day: record.value.day, kind, what: factsOf(record.value).join(". ") };
    case "meeting":
      return { id, day: record.value.day, kind, what: record.value.title };
    case "child":
    case "break":
    case "done":
    case "person":
    case "earlier":
    case "service":
      return null;
  }
}
