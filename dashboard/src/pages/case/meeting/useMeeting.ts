import {
  type CaseRecord,
  type CaseStore,
  type MeetingRecord,
  type MeetingTopic,
  readRecord,
} from "@iep-insider/sdk/case";
import { useEffect, useState } from "react";
import { createTabDraft } from "../../../forms/tabDraft.ts";

export interface Meeting {
  readonly value: MeetingRecord;
  /** The last words could not be stored. */
  readonly isUnsaved: boolean;
  readonly changeTopic: (index: number, changed: Partial<MeetingTopic>) => void;
}

/** The last change until it is stored: storing takes a moment, in which the page may be reloaded. */
const lastChange = createTabDraft("case-meeting-change");

/** An open meeting: shown at once, and stored with every change. */
export function useMeeting(store: CaseStore, record: CaseRecord<"meeting">): Meeting {
  const { id } = record;
  const [unstored] = useState(() => unstoredChange(id));
  const [value, setValue] = useState(unstored ?? record.value);
  const [isUnsaved, setUnsaved] = useState(false);
  const [save] = useState(() => latestOnly((next: MeetingRecord) => store.put("meeting", next, id)));
  useEffect(() => {
    // The next change tries again.
    if (unstored) save(unstored).catch(() => {});
  }, [unstored, save]);
  return {
    value,
    isUnsaved,
    changeTopic: (index, changed) => {
      const topics = value.topics.map((topic, place) => (place === index ? { ...topic, ...changed } : topic));
      const next = { ...value, topics };
      setValue(next);
      lastChange.write({ ...record, value: next });
      save(next).then(
        () => {
          setUnsaved(false);
          lastChange.write(null);
        },
        () => setUnsaved(true),
      );
    },
  };
}

/** What was not stored before a reload. */
function unstoredChange(id: string): MeetingRecord | null {
  const changed = readRecord(lastChange.read());
  return changed?.kind === "meeting" && changed.id === id ? changed.value : null;
}

/** Writes one value at a time; of those that come meanwhile, only the last. */
function latestOnly<Value>(write: (value: Value) => Promise<unknown>): (value: Value) => Promise<void> {
  let waiting: { readonly value: Value } | null = null;
  let writing: Promise<void> | null = null;
  const run = async () => {
    try {
      while (waiting !== null) {
        const { value } = waiting;
        waiting = null;
        await write(value);
      }
    } finally {
      writing = null;
    }
  };
  return (value) => {
    waiting = { value };
    writing ??= run();
    return writing;
  };
}
