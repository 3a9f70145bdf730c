import type { ToolId } from "../catalog/index.ts";
import type { DeadlineId, DeadlineTrigger } from "../law/deadlines/triggers.ts";
import type { StateCode } from "../law/index.ts";
import type { DocumentFindings, Service } from "../school-documents/findings.ts";

/** A day of the calendar, `YYYY-MM-DD`, in the parent's own time zone. */
export type Day = string;

/** The child the case is about. One per case. An empty text or null is what the parent left open. */
export interface Child {
  readonly nickname: string;
  readonly grade: string;
  readonly state: StateCode | null;
  readonly district: string;
  readonly plan: "iep" | "504" | "none" | "being-evaluated" | null;
}

/** A day that starts one or more deadlines. */
export interface ImportantDate {
  readonly trigger: DeadlineTrigger;
  readonly day: Day;
  /** Where it comes from: typed by the parent, read in a document, or written by a tool. */
  readonly source: "parent" | "document" | ToolId;
  readonly note: string;
}

/** A time when school is closed, as the parent typed it; both days are included. */
export interface SchoolBreak {
  readonly name: string;
  readonly first: Day;
  readonly last: Day;
}

/** A deadline that the parent marked as done. The record's id is `${date}.${deadline}`, so that each has one. */
export interface DoneMark {
  /** The id of the `date` record that started the deadline. */
  readonly date: string;
  readonly deadline: DeadlineId;
  readonly doneOn: Day;
}

/** A person at school or outside it: "Ms. Ortiz", "case manager". */
export interface Person {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
}

/** A document the parent has had read. The file itself is not kept, only what was found in it. */
export interface DocumentRecord {
  readonly name: string;
  readonly findings: DocumentFindings;
  readonly readOn: Day;
}

/** A letter that was started, or sent. */
export interface LetterRecord {
  /** The letter type's id in the letter generator. */
  readonly letterType: string;
  readonly title: string;
  /** The form's fields, with which the generator opens it again. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** Null while it is in progress. */
  readonly sentOn: Day | null;
  /** The day by which the letter asks for an answer; null if it names none. */
  readonly answerBy: Day | null;
}

/** What a tool found, in the words of its result. */
export interface ResultRecord {
  readonly tool: ToolId;
  readonly title: string;
  readonly summary: string;
  readonly day: Day;
}

export interface NoteRecord {
  readonly text: string;
  readonly day: Day;
}

/** A step of the parent's plan, from one of the hub's situations or of their own. */
export interface PlanStep {
  /** The situation's id, or null for a step of the parent's own. */
  readonly situation: string | null;
  readonly tool: ToolId | null;
  readonly what: string;
  /** From 0; steps of one situation are done in this order. */
  readonly position: number;
  readonly doneOn: Day | null;
}

/** How a school day was cut short. */
export type RemovalKind = "sent-home" | "suspension" | "in-school-suspension" | "shortened-day" | "bus";

/**
 * Something that happened, for the evidence log. Never changed once written: `corrects` points to what an entry
 * corrects, and `sdk/src/case/log` computes and checks the hashes (ADR 81).
 */
export interface LogEntry {
  readonly type:
    | "call"
    | "email"
    | "incident"
    | "missed-service"
    | "removal"
    | "work-sample"
    | "meeting"
    | "other";
  readonly day: Day;
  readonly what: string;
  /** Names as the parent wrote them. */
  readonly who: string;
  /** The service that was missed and for how many minutes; null for other types. */
  readonly missed: { readonly service: string; readonly minutes: number } | null;
  /** For a removal: what the school did, and for how many school days, in quarters; null for other types. */
  readonly removal: { readonly kind: RemovalKind; readonly days: number } | null;
  /** The hash of the entry that this one replaces; null for a new one. */
  readonly corrects: string | null;
  /** True where the replaced entry is taken back and counts no longer. */
  readonly isTakenBack: boolean;
  /** When the entry was written, as an ISO time of this device's clock. */
  readonly writtenAt: string;
  /** The hashes of the newest entries when it was written, sorted; more than one after two devices were merged. */
  readonly previous: readonly string[];
  /** Hexadecimal SHA-256 of all of the above. */
  readonly hash: string;
}

/** A meeting with its agenda and the notes taken in it. */
export interface MeetingRecord {
  readonly day: Day;
  readonly title: string;
  readonly topics: readonly MeetingTopic[];
}

export interface MeetingTopic {
  readonly title: string;
  /** What to ask, and the rule behind it: a provision's id, or null where there is none. */
  readonly ask: string;
  readonly provision: string | null;
  readonly notes: string;
  readonly outcome: "agreed" | "refused" | "open";
}

/**
 * The version of a record that sync did not keep, because another device changed the record as well (ADR 77). Its id is
 * made from the version's content, so that two devices keep it once.
 */
export interface EarlierVersion {
  readonly record: AnyRecord;
}

/** Every kind of record, by its name. */
export interface RecordValues {
  readonly child: Child;
  readonly date: ImportantDate;
  readonly break: SchoolBreak;
  readonly done: DoneMark;
  readonly person: Person;
  readonly document: DocumentRecord;
  readonly letter: LetterRecord;
  readonly result: ResultRecord;
  readonly note: NoteRecord;
  readonly step: PlanStep;
  /** A service that the IEP promises, typed by the parent; those read in a document are in its findings. */
  readonly service: Service;
  readonly entry: LogEntry;
  readonly meeting: MeetingRecord;
  readonly earlier: EarlierVersion;
}

export type RecordKind = keyof RecordValues;

/** One record of the case: the unit that is stored, synced and merged. */
export interface CaseRecord<Kind extends RecordKind = RecordKind> {
  /** A random UUID; `child` for the child; for a done mark, see `DoneMark`. */
  readonly id: string;
  readonly kind: Kind;
  /** ISO times of this device's clock. */
  readonly createdAt: string;
  readonly changedAt: string;
  readonly value: RecordValues[Kind];
}

/** A record of any kind; `kind` tells which value it has. */
export type AnyRecord = { readonly [Kind in RecordKind]: CaseRecord<Kind> }[RecordKind];

/** The id of the one record about the child. */
export const childId = "child";
