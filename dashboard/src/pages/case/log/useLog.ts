import { type LogEntry, ofKind, useRecords } from "@iep-insider/sdk/case";
import { currentEntries, type LogDraft, type LogItem, sealEntry } from "@iep-insider/sdk/case/log";
import type { Service } from "@iep-insider/sdk/school-documents";
import { useMemo } from "react";
import { caseStore } from "../../../app/host/caseStore.ts";

/** A service that the IEP promises. */
export interface PromisedService {
  readonly service: Service;
  /** The record to remove, if the parent typed it; null for one from a document. */
  readonly id: string | null;
}

export interface Log {
  readonly entries: readonly LogEntry[];
  readonly items: readonly LogItem[];
  readonly services: readonly PromisedService[];
  readonly child: { readonly nickname: string; readonly district: string };
}

/** The evidence log of the case; null until it is read. */
export function useLog(): Log | null {
  const records = useRecords(caseStore);
  return useMemo(() => {
    if (records === null) return null;
    const entries = ofKind(records, "entry").map(({ value }) => value);
    // The latest IEP replaces the one before it.
    const iep = ofKind(records, "document").findLast(({ value }) => value.findings.iep !== null);
    const read = iep?.value.findings.iep?.services ?? [];
    const typed = ofKind(records, "service");
    const child = ofKind(records, "child")[0]?.value;
    return {
      entries,
      items: currentEntries(entries),
      services: [
        ...read.map(({ value }) => ({ service: value, id: null })),
        ...typed.map(({ id, value }) => ({ service: value, id })),
      ],
      child: { nickname: child?.nickname ?? "", district: child?.district ?? "" },
    };
  }, [records]);
}

/**
 * Seals an entry and stores it.
 * @throws {CaseStoreError}
 */
export async function addEntry(draft: LogDraft): Promise<void> {
  // Read now, not from the screen: another tab may have written meanwhile.
  const entries = (await caseStore.list("entry")).map(({ value }) => value);
  await caseStore.put("entry", await sealEntry(draft, entries, new Date().toISOString()));
}
