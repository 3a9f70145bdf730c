import type { z } from "zod";
import type { TokensUsed } from "./TokensUsed.ts";

/** A request to the model: our instructions separate from the law, and both separate from what the parent wrote. */
export interface ModelRequest {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Ours alone. */
  readonly instructions: string;
  /** The retrieved law and the rules' finding. */
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
