import { beginEmpty } from "../emptyAccounts.ts";
import type { Shop } from "./shop.ts";

/** Lets a shop begin a test without accounts, purchases and faults. What the provider has stays, and is nobody's. */
export async function emptyShop(shop: Shop): Promise<void> {
  await shop.simulator.control.clearFaults();
  await shop.simulator.control.resumeDeliveries();
  await shop.settled();
  await beginEmpty(shop.app);
}
