import type { LogEntry } from "../CaseRecord.ts";
import { type LogDraft, sealEntry } from "../log/chain.ts";

export const call: LogDraft = {
  type: "call",
  day: "2026-11-02",
  what: "Ms. Hale said no.",
  who: "",
  missed: null,
  removal: null,
  corrects: null,
  isTakenBack: false,
};

export const sentHome = (day: string, days: number): LogDraft => ({
  ...call,
  type: "removal",
  day,
  what: "Asked to pick him up",
  removal: { kind: "sent-home", days },
});

export const missedSpeech = (day: string, minutes: number, service = "Speech"): LogDraft => ({
  ...call,
  type: "missed-service",
  day,
  what: "No session",
  missed: { service, minutes },
});

/** A log of these entries, written one after another by one device. */
export async function logOf(
  drafts: readonly (LogDraft | ((before: readonly LogEntry[]) => LogDraft))[],
  before: readonly LogEntry[] = [],
): Promise<readonly LogEntry[]> {
  let entries = before;
  for (const draft of drafts) {
    const second = String(entries.length).padStart(2, "0");
    const given = typeof draft === "function" ? draft(entries) : draft;
    entries = [...entries, await sealEntry(given, entries, `2026-11-26T12:00:${second}.000Z`)];
  }
  return entries;
}
