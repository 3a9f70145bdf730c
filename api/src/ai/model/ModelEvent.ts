/**
 * What an operator may know of the AI provider: what to do, sizes and timings (ADR 17). Never the key, never a
 * word of a question or of an answer, and so none of the provider's own messages, which can quote both.
 */
export interface ModelEvent {
  readonly level: "info" | "warn" | "error";
  readonly message: string;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

export type ReportModelEvent = (event: ModelEvent) => void;
