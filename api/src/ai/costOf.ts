import type { TokenPrices } from "../aiSettings.ts";
import type { TokensUsed } from "./model/ModelClient.ts";

/**
 * The cost of tokens. A price is in dollars per million tokens, so in millionths of a dollar per token. The provider's
 * discounts for cached input are not included: the bill can be lower.
 * @returns millionths of a US dollar, whole; null where no prices are set.
 */
export function costOf({ input, output }: TokensUsed, prices: TokenPrices | null): number | null {
  return prices && Math.round(input * prices.input + output * prices.output);
}
