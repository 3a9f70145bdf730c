import { type PaymentKind, storedToolName, type ToolId } from "@iep-insider/sdk/catalog";
import { purchaseKeyHeader } from "@iep-insider/sdk/contract";
import { createPurchaseKey, hashOfKey } from "../src/access/holder.ts";
import { grantPurchase } from "../src/access/purchased.ts";
import { hashOfToken } from "../src/accounts/mailToken.ts";
import type { Payment } from "../src/database/models/payment.ts";
import type { TestApp } from "./createTestApp.ts";

/** A purchase as fulfilling it leaves it, and what a browser sends to open it. */
export interface TestPurchase {
  readonly payment: Payment;
  readonly key: string;
  readonly headers: { readonly [purchaseKeyHeader]: string };
  /** Of the link in the purchase mail. */
  readonly claimToken: string;
}

export interface PurchaseOptions {
  /** Null: a credit of the kind. */
  readonly tool?: ToolId | null;
  readonly kind?: PaymentKind;
  readonly userId?: number | null;
  readonly email?: string;
  /** A browser that bought something before. */
  readonly key?: string;
  readonly isPaid?: boolean;
}

/** Puts a purchase of one use into the database, paid unless it is said otherwise. */
export async function purchase(app: TestApp, options: PurchaseOptions = {}): Promise<TestPurchase> {
  const { tool = null, kind = "quiz", userId = null, email = "buyer@example.org", isPaid = true } = options;
  const { key = createPurchaseKey() } = options;
  const { database, services } = app;
  const claimToken = createPurchaseKey();
  const now = services.clock();
  const payment = await database.transaction(async (transaction) => {
    const made = await database.payments.create(
      {
        userId,
        email,
        emailKey: email.toLowerCase(),
        paymentType: kind,
        amount: 499,
        toolUsed: tool && storedToolName(tool),
        status: isPaid ? "paid" : "pending",
        claimTokenHash: hashOfToken(claimToken),
        createdAt: now,
        updatedAt: now,
      },
      { transaction },
    );
    const paymentId = made.id;
    await database.purchaseKeys.create(
      { keyHash: hashOfKey(key), paymentId, createdAt: now },
      { transaction },
    );
    if (isPaid) await grantPurchase(services, transaction, made);
    return made;
  });
  return { payment, key, headers: { [purchaseKeyHeader]: key }, claimToken };
}
