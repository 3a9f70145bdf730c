import type { CaseStore, MeetingRecord, MeetingTopic } from "@iep-insider/sdk/case";
import { useRef, useState } from "react";

export interface Meeting {
  readonly value: MeetingRecord;
  /** The last words could not be stored. */
  readonly isUnsaved: boolean;
  readonly changeTopic: (index: number, changed: Partial<MeetingTopic>) => void;
}

/** An open meeting: shown at once, and stored with every change. */
export function useMeeting(store: CaseStore, id: string, stored: MeetingRecord): Meeting {
  const [value, setValue] = useState(stored);
  const [isUnsaved, setUnsaved] = useState(false);
  const [save] = useState(() => latestOnly((next: MeetingRecord) => store.put("meeting", next, id)));
  const now = useRef(stored);
  return {
    value,
    isUnsaved,
    changeTopic: (index, changed) => {
      const topics = now.current.topics.map((topic, place) =>
        place === index ? { ...topic, ...changed } : topic,
      );
      now.current = { ...now.current, topics };
      setValue(now.current);
      save(now.current).then(
        () => setUnsaved(false),
        () => setUnsaved(true),
      );
    },
  };
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
