import type { AiCounts } from "@iep-insider/sdk/contract";
import { engineWords } from "../../../content/admin/usage.ts";
import { dollars } from "../kit/dollars.ts";

export function countOf(count: number): string {
  return count.toLocaleString("en-US");
}

/** @param millionths of a US dollar. @returns "$12.40". */
export function moneyOf(millionths: number): string {
  if (millionths > 0 && millionths < 10_000) return engineWords.tiny;
  return dollars(Math.round(millionths / 10_000));
}

/** The cost of answers, or that it is unknown, because none of their tokens has a price. */
export function costOf({ cost, inputTokens, outputTokens, unpricedTokens }: AiCounts): string {
  const isUnknown = unpricedTokens > 0 && unpricedTokens === inputTokens + outputTokens;
  return isUnknown ? engineWords.notKnown : moneyOf(cost);
}

/** All answers delivered, by the model or the rules. */
export function answersOf({ outcomes }: AiCounts): number {
  return outcomes.answered + outcomes.unknown + outcomes.declined;
}

/** Returned uses, and their share of those charged: "3 (12%)". */
export function returnedOf({ returned, charged }: AiCounts): string {
  return returned === 0 || charged === 0
    ? countOf(returned)
    : `${countOf(returned)} (${Math.round((100 * returned) / charged)}%)`;
}

export function tokensOf({ inputTokens, outputTokens }: AiCounts): number {
  return inputTokens + outputTokens;
}

/** The average response time, "2.4"; null without answers. */
export function secondsOf(ai: AiCounts): string | null {
  const all = Object.values(ai.outcomes).reduce((sum, count) => sum + count, 0);
  return all === 0 ? null : (ai.milliseconds / all / 1000).toFixed(1);
}
