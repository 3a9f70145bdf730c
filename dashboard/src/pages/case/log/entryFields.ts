import type { LogEntry, RemovalKind } from "@iep-insider/sdk/case";
import type { LogDraft } from "@iep-insider/sdk/case/log";
import { type entryForm, entryTypes, removalKinds } from "../../../content/evidenceLog.ts";
import { createTabDraft } from "../../../forms/tabDraft.ts";

/** The form's fields as typed. */
export interface EntryFields {
  readonly type: LogEntry["type"];
  readonly day: string;
  readonly what: string;
  readonly who: string;
  readonly removalKind: RemovalKind;
  /** School days, as a number in text. */
  readonly removalDays: string;
  readonly service: string;
  readonly minutes: string;
}

export type EntryFault = keyof typeof entryForm.missing;

/** Parts of a day, then whole days. */
export const removalDayOptions = ["0.25", "0.5", "0.75", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/** @param today `YYYY-MM-DD` */
export function emptyFields(today: string, type: LogEntry["type"] = "call"): EntryFields {
  return {
    type,
    day: today,
    what: "",
    who: "",
    removalKind: "sent-home",
    removalDays: "0.5",
    service: "",
    minutes: "",
  };
}

export function fieldsOf({ type, day, what, who, missed, removal }: LogEntry): EntryFields {
  return {
    ...emptyFields(day, type),
    what,
    who,
    ...(missed && { service: missed.service, minutes: String(missed.minutes) }),
    ...(removal && { removalKind: removal.kind, removalDays: String(removal.days) }),
  };
}

/**
 * @param corrects the hash of the entry to correct, or null.
 * @returns the entry, or what is missing. A removal and a missed service need no more words than their fields.
 */
export function draftOf(
  fields: EntryFields,
  today: string,
  corrects: string | null,
): { readonly draft: LogDraft } | { readonly fault: EntryFault } {
  const { type, day, removalKind, removalDays } = fields;
  const [what, who, service] = [fields.what.trim(), fields.who.trim(), fields.service.trim()];
  const minutes = Number(fields.minutes);
  const days = Number(removalDays);
  const isMissed = type === "missed-service";
  const isRemoval = type === "removal";
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day > today) return { fault: "day" };
  if (isMissed && service === "") return { fault: "service" };
  if (isMissed && !(Number.isInteger(minutes) && minutes >= 1)) return { fault: "minutes" };
  if (isRemoval && !(days > 0)) return { fault: "removal" };
  if (what === "" && !isMissed && !isRemoval) return { fault: "what" };
  return {
    draft: {
      type,
      day,
      what,
      who,
      missed: isMissed ? { service, minutes } : null,
      removal: isRemoval ? { kind: removalKind, days } : null,
      corrects,
      isTakenBack: false,
    },
  };
}

/** What was typed for a new entry, or as a correction, and not saved survives a reload of the tab. */
export const typedEntry = typedFields("case-log");
export const typedCorrection = typedFields("case-correction");

function typedFields(name: string) {
  const stored = createTabDraft(name);
  return {
    /** @returns what was typed; otherwise an empty entry. */
    read: (today: string): EntryFields => fieldsIn(stored.read(), today),
    /** @returns the id given to `write`. */
    readId: (): string | null => {
      const typed = stored.read();
      return typeof typed === "object" && typed !== null && "id" in typed && typeof typed.id === "string"
        ? typed.id
        : null;
    },
    /** @param id of the entry that is corrected. */
    write: (fields: EntryFields | null, id?: string) => stored.write(fields && { ...fields, id }),
  };
}

/** @param typed unvalidated. */
function fieldsIn(typed: unknown, today: string): EntryFields {
  const fields: Record<string, string> = { ...emptyFields(today) };
  for (const [name, value] of Object.entries(typeof typed === "object" && typed !== null ? typed : {}))
    if (name in fields && typeof value === "string") fields[name] = value;
  const known = fields as unknown as EntryFields;
  return known.type in entryTypes && known.removalKind in removalKinds ? known : emptyFields(today);
}
