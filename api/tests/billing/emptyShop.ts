import type { Database } from "../../src/database/openDatabase.ts";
import { beginEmpty, emptyAccounts } from "../emptyAccounts.ts";
import type { Shop } from "./shop.ts";

/** Lets a shop begin a test without accounts, purchases and faults. What the provider has stays, and is nobody's. */
export async function emptyShop(shop: Shop): Promise<void> {
  await shop.simulator.control.clearFaults();
  await shop.simulator.control.resumeDeliveries();
  await shop.settled();
  await emptyPurchases(shop.app.database);
  await beginEmpty(shop.app);
}

export async function emptyPurchases(database: Database): Promise<void> {
  await database.entitlements.destroy({ where: {} });
  await database.purchaseKeys.destroy({ where: {} });
  await database.payments.destroy({ where: {} });
  await database.subscriptionSignups.destroy({ where: {} });
  await database.webhookEvents.destroy({ where: {} });
  await emptyAccounts(database);
}
