import type { AiTool } from "@iep-insider/sdk/contract";
import type { AnswerReport } from "../ai/AnswerReport.ts";

/**
 * What the areas report for an operator's monitoring: counts, durations, and names from our code. Never an address, a
 * token or user input (ADR 17). The implementation decides what to do with it: nothing (`silentMetrics.ts`), or
 * metrics in Prometheus' format (`createPrometheus.ts`).
 */
export interface Metrics {
  /** A request has come. @returns what is to be called once, with how it ended. */
  requestBegan(): (ended: EndedRequest) => void;
  /** An AI tool has answered. */
  answered(report: AnswerReport): void;
  /** An answer is over that took this of the AI provider, also where nothing came of it. */
  tokensCharged(charged: ChargedTokens): void;
  /** The payment provider has sent an event. */
  webhookCame(webhook: CountedWebhook): void;
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
  /** The other side went away before it had the whole answer. */
  readonly isAborted: boolean;
  readonly milliseconds: number;
}

export interface ChargedTokens {
  readonly tool: AiTool;
  readonly input: number;
  readonly output: number;
  /** In millionths of a US dollar; null where no prices are set. */
  readonly cost: number | null;
}

export interface CountedWebhook {
  /** The provider's name for it (`invoice.paid`); null where it was not signed, and so cannot be trusted. */
  readonly type: string | null;
  readonly result: "handled" | "repeated" | "failed" | "unsigned";
  /** How long after the event it was dealt with, in milliseconds; null where that is not known. */
  readonly age: number | null;
  readonly milliseconds: number;
}

export interface JobRunReport {
  readonly job: string;
  readonly result: "done" | "failed" | "interrupted";
  readonly milliseconds: number;
}
