import { contexts, emotions, intensities } from "./content.ts";
import { type Entry, withReturned } from "./logic.ts";

/** What the tool stores on the device. */
export interface CheckInRecord {
  readonly childName: string;
  /** Newest first. */
  readonly entries: readonly Entry[];
}

/** Check-ins are deleted 12 months after saving: by then the child has grown. */
const keptFor = 365 * 24 * 60 * 60 * 1000;

/** Serializes check-ins, and parses them defensively: damaged, duplicate and outdated ones are dropped. */
export const checkInFormat = {
  read(stored: unknown, now: number): CheckInRecord {
    const { childName, entries } = fieldsOf(stored);
    const byId = new Map<number, Entry>();
    for (const each of Array.isArray(entries) ? entries : []) {
      const entry = readEntry(each);
      if (entry && entry.at.getTime() > now - keptFor) byId.set(entry.id, entry);
    }
    return {
      childName: typeof childName === "string" && byId.size > 0 ? childName : "",
      entries: [...byId.values()].sort((one, other) => other.id - one.id),
    };
  },
  write: ({ childName, entries }: CheckInRecord) =>
    entries.length === 0
      ? null
      : { childName, entries: entries.map(({ emoji, at, ...entry }) => ({ ...entry, at: at.getTime() })) },
  combine: (forgotten: CheckInRecord, now: CheckInRecord): CheckInRecord => ({
    childName: now.childName || forgotten.childName,
    entries: forgotten.entries.reduce(withReturned, now.entries),
  }),
};

function readEntry(stored: unknown): Entry | null {
  const { id, at, notes, triggers, ...chosen } = fieldsOf(stored);
  // Check-ins of November 2026 and before have the English word.
  const emotion = emotions.find((one) => one.id === String(chosen["emotion"]).toLowerCase());
  const context = contexts.find((one) => one.id === chosen["context"]);
  const intensity = intensities.find((one) => one === chosen["intensity"]);
  if (!emotion || !context || !intensity) return null;
  if (typeof id !== "number" || typeof at !== "number" || !Number.isFinite(new Date(at).getTime()))
    return null;
  if (typeof notes !== "string" || !Array.isArray(triggers)) return null;
  return {
    id,
    emotion: emotion.id,
    emoji: emotion.emoji,
    intensity,
    context: context.id,
    notes,
    triggers: triggers.filter((one) => typeof one === "string"),
    at: new Date(at),
  };
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === "object" ? { ...stored } : {};
}
