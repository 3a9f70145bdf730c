import { beginEmpty } from "../emptyAccounts.ts";
import type { Shop } from "./shop.ts";

/** Lets a shop begin a test without accounts, purchases and faults; the provider has forgotten everything too. */
export async function emptyShop(shop: Shop): Promise<void> {
  await shop.provider.reset();
  await beginEmpty(shop.app);
}
