import { useEffect, useState } from "react";
import type { AnyRecord } from "./CaseRecord.ts";
import type { CaseStore } from "./CaseStore.ts";

/**
 * The records of the case, up to date with changes in this tab and in others.
 * @param store null where there is no case: then there are no records.
 * @returns all records, oldest first; null until they are read.
 */
export function useRecords(store: CaseStore | null): readonly AnyRecord[] | null {
  const [records, setRecords] = useState<readonly AnyRecord[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      (store?.all() ?? Promise.resolve([])).then(
        (now) => isCurrent && setRecords(now),
        // The database's code could not be loaded: the next change tries again.
        () => {},
      );
    void read();
    const stop = store?.subscribe(read);
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [store]);
  return records;
}

/** @returns the records of one kind. */
export function ofKind<Kind extends AnyRecord["kind"]>(
  records: readonly AnyRecord[],
  kind: Kind,
): readonly Extract<AnyRecord, { kind: Kind }>[] {
  return records.filter((record): record is Extract<AnyRecord, { kind: Kind }> => record.kind === kind);
}
