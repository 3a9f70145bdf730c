import type { Language } from "@iep-insider/sdk/contract";
import type { z } from "zod";

/** A request to the model: our instructions separate from the law, and both separate from what the parent wrote. */
export interface ModelRequest {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Ours alone. */
  readonly instructions: string;
  /** Our own rules instead of those for answers, as for a translation. */
  readonly rules?: string;
  /** Of what it writes; English unless named. */
  readonly language?: Language;
  /** The retrieved law and the rules' finding; "" for none. */
  readonly material: string;
  /** The parent's words, marked as such; never instructions. */
  readonly words: string;
  /** Why the answer before was rejected; null on the first try. */
  readonly rejected: string | null;
  /**
   * When asking for this answer began (`performance.now()`): the time limit counts from there, so that an answer that
   * is asked for once more takes no longer than the limit in all. Left out: now.
   */
  readonly began?: number;
  /** Told what the provider counted, all tries together, before `fill` ends; also where it brought no answer. */
  readonly spent?: (tokens: TokensUsed) => void;
}

/** The AI provider. */
export interface ModelClient {
  /**
   * Retries temporary failures on its own; takes no longer than its time limit.
   * @returns what the schema read. @throws {ModelFailed} whatever happened.
   */
  fill(request: ModelRequest, signal?: AbortSignal): Promise<unknown>;
}

/** Why there is no answer of the model. */
export type ModelFailure =
  | "refused"
  | "unreadable"
  | "rate_limited"
  | "unavailable"
  | "timed_out"
  | "resting"
  | "over_budget"
  | "cancelled";

export class ModelFailed extends Error {
  override readonly name = "ModelFailed";
  readonly why: ModelFailure;

  constructor(why: ModelFailure, options?: ErrorOptions) {
    super(`The model did not answer: ${why}.`, options);
    this.why = why;
  }
}

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

/** What the provider counts: what it read, and what it wrote (thinking included). They have two prices. */
export interface TokensUsed {
  readonly input: number;
  readonly output: number;
}

export const noTokens: TokensUsed = { input: 0, output: 0 };

export function bothTokens(one: TokensUsed, other: TokensUsed): TokensUsed {
  return { input: one.input + other.input, output: one.output + other.output };
}

export function allTokens({ input, output }: TokensUsed): number {
  return input + output;
}
