/** The documents that are recognized. */
export const documentKinds = [
  "iep",
  "prior-written-notice",
  "denial-letter",
  "evaluation-report",
  "progress-report",
  "discipline-notice",
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** A finding, and where it was found, so that the parent can compare. */
export interface Found<Value> {
  readonly value: Value;
  /** From 1. */
  readonly page: number;
  /** The text it was read from, unchanged. */
  readonly quote: string;
  /** False where the reader is unsure and asks the parent to check. */
  readonly isClear: boolean;
}

/** A day `YYYY-MM-DD`. */
export type FoundDay = string;

export interface Goal {
  /** The annual goal, whole. */
  readonly text: string;
  /** "Reading", "Speech"; "" where the form names none. */
  readonly area: string;
}

export interface Service {
  /** "Specialized reading instruction" */
  readonly name: string;
  /** Minutes of one session, or in all of the period when `sessions` is null. */
  readonly minutes: number | null;
  /** Sessions per `period`; null when the minutes are given for the whole period. */
  readonly sessions: number | null;
  readonly period: "day" | "week" | "month" | "quarter" | "semester" | "year" | null;
  /** "Special education classroom"; "" where the form says nothing. */
  readonly place: string;
  readonly starts: FoundDay | null;
  readonly ends: FoundDay | null;
}

/** What each kind of day on a document is called. */
export type DateLabel =
  | "document"
  | "meeting"
  | "iep-starts"
  | "iep-ends"
  | "annual-review-due"
  | "last-evaluation"
  | "reevaluation-due"
  | "consent-signed"
  | "signed"
  | "incident";

export interface LabelledDay {
  readonly label: DateLabel;
  readonly day: FoundDay;
}

/** Checked boxes and decisions: null where the document does not say. */
export interface IepFindings {
  readonly presentLevels: readonly Found<string>[];
  readonly goals: readonly Found<Goal>[];
  readonly services: readonly Found<Service>[];
  readonly accommodations: readonly Found<string>[];
  /** The placement in words: "General education class 80% or more of the day". */
  readonly placement: Found<string> | null;
  /** Percent of the day in general education, from 0 to 100. */
  readonly generalEducationPercent: Found<number> | null;
  /** How the child takes state and district tests. */
  readonly testing: readonly Found<string>[];
  readonly extendedSchoolYear: Found<"yes" | "no" | "to be decided"> | null;
  /** Goals and services for life after school, as written. */
  readonly transition: readonly Found<string>[];
  /** Names beside a signature line that is signed. */
  readonly signatures: readonly Found<string>[];
}

/** The seven parts of 34 CFR 300.503(b), in its order. */
export const noticeParts = [
  "action",
  "reasons",
  "data-used",
  "safeguards",
  "sources-of-help",
  "other-options",
  "other-factors",
] as const;

export type NoticePart = (typeof noticeParts)[number];

export interface NoticeFindings {
  /** What the school proposes or refuses, in the document's words. */
  readonly decisions: readonly Found<{ readonly type: "proposes" | "refuses"; readonly text: string }>[];
  readonly reasons: readonly Found<string>[];
  /** The parts that are there, with where; a part that is missing is absent. */
  readonly parts: Readonly<Partial<Record<NoticePart, Found<string>>>>;
}

export interface Score {
  /** "WISC-V Verbal Comprehension" */
  readonly test: string;
  readonly standardScore: number | null;
  /** From 0.1 to 99.9. */
  readonly percentile: number | null;
}

export interface EvaluationFindings {
  readonly scores: readonly Found<Score>[];
  /** The eligibility decision in the document's words. */
  readonly eligibility: Found<string> | null;
}

export interface ProgressFindings {
  readonly goals: readonly Found<{ readonly goal: string; readonly progress: string }>[];
}

export interface DisciplineFindings {
  /** What the school says happened, in its words. */
  readonly incident: Found<string> | null;
  /** School days of the removal. */
  readonly days: Found<number> | null;
  /** Whether a manifestation determination is announced. */
  readonly manifestationMeeting: Found<FoundDay> | null;
}

/** All that was found in one document. A part is null unless the document is of that kind. */
export interface DocumentFindings {
  /** Null: not recognized; the parent is asked. */
  readonly kind: Found<DocumentKind> | null;
  readonly dates: readonly Found<LabelledDay>[];
  readonly iep: IepFindings | null;
  /** Of a prior written notice or a denial letter. */
  readonly notice: NoticeFindings | null;
  readonly evaluation: EvaluationFindings | null;
  readonly progress: ProgressFindings | null;
  readonly discipline: DisciplineFindings | null;
}
