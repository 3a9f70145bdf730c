import type { TokenPrices } from "../aiSettings.ts";
import type { TokensUsed } from "./model/ModelClient.ts";

/**
 * What tokens cost. A price is dollars for a million tokens, which is millionths of a dollar for one. What a provider
 * takes off for input that it has read before is not known here: the bill can be lower.
 * @returns millionths of a US dollar, whole; null where no prices are set.
 */
export function costOf({ input, output }: TokensUsed, prices: TokenPrices | null): number | null {
  return prices && Math.round(input * prices.input + output * prices.output);
}
