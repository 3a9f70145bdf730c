import type { ToolId } from "@iep-insider/sdk/catalog";
import type { AnswerReport } from "../ai/AnswerReport.ts";

/**
 * Metrics for an operator's monitoring: counts, durations, and names from our code. Never an address, a
 * token or user input (ADR 17). The implementation decides what to do with it: nothing (`silentMetrics.ts`), or
 * metrics in Prometheus' format (`createPrometheus.ts`).
 */
export interface Metrics {
  /** A request started. @returns a function to call once, when it ends. */
  requestBegan(): (ended: EndedRequest) => void;
  /** An AI tool has answered. */
  answered(report: AnswerReport): void;
  /** An answer used these AI tokens, even if it failed. */
  tokensCharged(charged: ChargedTokens): void;
  /** The payment provider has sent an event. */
  webhookReceived(webhook: CountedWebhook): void;
  /** One attempt to send a mail is over. */
  mailTried(result: "sent" | "failed" | "given_up"): void;
  /** A job has run, to its end or not. */
  jobRan(run: JobRunReport): void;
}

export interface EndedRequest {
  readonly method: string;
  /** The route's pattern, never an address. */
  readonly route: string;
  readonly status: number;
  /** The client disconnected before the response was complete. */
  readonly isAborted: boolean;
  readonly milliseconds: number;
}

export interface ChargedTokens {
  readonly tool: ToolId;
  readonly input: number;
  readonly output: number;
  /** In millionths of a US dollar; null where no prices are set. */
  readonly cost: number | null;
}

export interface CountedWebhook {
  /** The provider's name for it (`invoice.paid`); null where it was not signed, and so cannot be trusted. */
  readonly type: string | null;
  readonly result: "handled" | "repeated" | "failed" | "unsigned";
  /** The delay between the event and its processing, in milliseconds; null if unknown. */
  readonly age: number | null;
  readonly milliseconds: number;
}

export interface JobRunReport {
  readonly job: string;
  readonly result: "done" | "failed" | "interrupted";
  readonly milliseconds: number;
}
