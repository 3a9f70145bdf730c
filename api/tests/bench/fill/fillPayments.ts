import { prices, storedToolName, tools } from "@iep-insider/sdk/catalog";
import { emailKeyOf } from "../../../src/accounts/emailKey.ts";
import type { PaymentStatus } from "../../../src/database/models/payment.ts";
import type { Database } from "../../../src/database/openDatabase.ts";
import { changeTotals } from "../../../src/totals/totals.ts";
import { momentOf } from "./moments.ts";
import { oneOf, personOf } from "./people.ts";
import { seededRandom } from "./seededRandom.ts";
import { writeRows } from "./writeRows.ts";

/** Repeated in roughly the proportions seen in production. */
const statuses: readonly PaymentStatus[] = [
  ...Array.from({ length: 14 }, () => "paid" as const),
  ...(["pending", "pending", "failed", "refunded", "refunded", "disputed"] as const),
];

const paidTools = tools.flatMap(({ id, payment }) => (payment ? [{ id, payment }] : []));
/** From the beginning of a payment until it is paid, in milliseconds. */
const paying = 40_000;

/** Writes payments of two years, the oldest first. @param now when the newest began. */
export async function fillPayments(database: Database, count: number, now: Date): Promise<void> {
  const random = seededRandom(11);
  await writeRows(database, database.payments, count, (number) => {
    const { email } = personOf(random, number);
    const status = oneOf(statuses, random);
    const wasPaid = status !== "pending" && status !== "failed";
    const createdAt = momentOf(number, count, now, random);
    const paidAt = wasPaid ? new Date(createdAt.getTime() + paying) : null;
    const isMonth = random() < 0.3;
    const tool = oneOf(paidTools, random);
    const isUsed = !isMonth && status === "paid" && random() < 0.8;
    return {
      userId: null,
      email,
      emailKey: emailKeyOf(email),
      paymentType: isMonth ? ("subscription" as const) : tool.payment,
      amount: isMonth ? prices.proMonthly : prices.singleUse,
      status,
      toolUsed: isMonth ? null : storedToolName(tool.id),
      usageConsumed: isUsed,
      usedAt: isUsed ? paidAt : null,
      stripePaymentIntentId: providerId("pi", number),
      stripeCheckoutSessionId: isMonth ? null : providerId("cs_live", number),
      stripeInvoiceId: isMonth ? providerId("in", number) : null,
      paidAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await keepTotals(database);
}

async function keepTotals(database: Database): Promise<void> {
  const countOf = (status: PaymentStatus) => database.payments.count({ where: { status } });
  const changes = {
    payments: await database.payments.count(),
    "payments paid": await countOf("paid"),
    "payments refunded": await countOf("refunded"),
    "payments disputed": await countOf("disputed"),
    "cents paid": Number(await database.payments.sum("amount", { where: { status: "paid" } })),
  };
  await database.transaction((transaction) => changeTotals(database, transaction, changes));
}

/** As the provider's: no two alike, and in no order. */
function providerId(kind: string, number: number): string {
  return `${kind}_${Math.imul(number + 1, 0x9e3779b1)
    .toString(36)
    .replace("-", "Z")}${number.toString(36).padStart(12, "Q")}`;
}
