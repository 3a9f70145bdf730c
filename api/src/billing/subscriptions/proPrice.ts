import { prices, productName } from "@iep-insider/sdk/catalog";
import type { PaymentProvider } from "../provider/PaymentProvider.ts";

/** Under this name the provider keeps the price of a month. */
const lookupKey = "pro_monthly";

/**
 * The provider's price of a month. When the catalog has another amount, a new one takes over the name: who has joined
 * before keeps the price that they agreed to.
 */
export async function proPrice(provider: PaymentProvider): Promise<string> {
  const amount = prices.proMonthly;
  const known = await provider.findPrice(lookupKey);
  if (known?.amount === amount) return known.id;
  return (await provider.createPrice({ lookupKey, amount, productName: `${productName} Pro` })).id;
}
