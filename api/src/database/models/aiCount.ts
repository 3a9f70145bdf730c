import type { StoredToolName } from "@iep-insider/sdk/catalog";
import type { AiEngineName, AiFailure, CountedOutcome } from "@iep-insider/sdk/contract";
import { bigint, day, integer, primaryKey, type RowOf, table, text, withDefault } from "./table.ts";

/** How many answers of one kind a tool gave on one day, and their cost. Records nothing about who asked or what. */
export interface AiCount extends RowOf<typeof aiCounts> {}

export const aiCounts = table("AiCount", "ai_counts", {
  /** `2026-11-21`, in UTC. */
  day: primaryKey(day()),
  tool: primaryKey(text<StoredToolName>(32)),
  /** The engine that wrote the answer; without an answer, `openai` if the provider was called. */
  engine: primaryKey(text<AiEngineName>(16)),
  outcome: primaryKey(text<CountedOutcome>(16)),
  /** Why the model gave no answer; empty if it gave one or was not called. */
  failure: primaryKey(text<AiFailure | "">(16)),
  answers: withDefault(integer(), 0),
  /** How many of them a use was spent on. */
  charged: withDefault(integer(), 0),
  /** Sums over all answers. A server may give a BIGINT as text: `Number` reads both. */
  inputTokens: withDefault(bigint(), 0),
  outputTokens: withDefault(bigint(), 0),
  /** Tokens used while no prices were set, and so missing from `cost`. */
  unpricedTokens: withDefault(bigint(), 0),
  /** In millionths of a US dollar, at the prices at that time. */
  cost: withDefault(bigint(), 0),
  milliseconds: withDefault(bigint(), 0),
  /** For how many of `charged` the use was returned, because they did not answer the question. */
  returned: withDefault(integer(), 0),
});
