import type { PaymentFigures } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { Services } from "../../services.ts";
import { readTotals } from "../../totals/totals.ts";
import { dayOf } from "../../usage/day.ts";

/**
 * The totals above the list: kept totals, and today's by an index.
 * @param dayBegan when the operator's day began, as ISO 8601; without it, the day in UTC.
 */
export async function countPayments(
  { database, clock }: Pick<Services, "database" | "clock">,
  dayBegan: string | undefined,
): Promise<PaymentFigures> {
  const since = { createdAt: { [Op.gte]: beginOfDay(dayBegan, clock()) } };
  const paidSince = { ...since, status: "paid" } as const;
  const [totals, payments, paid, centsPaid] = await Promise.all([
    readTotals(database),
    database.payments.count({ where: since }),
    database.payments.count({ where: paidSince }),
    database.payments.sum("amount", { where: paidSince }),
  ]);
  return {
    payments: totals.payments,
    paid: totals["payments paid"],
    refunded: totals["payments refunded"],
    disputed: totals["payments disputed"],
    centsPaid: totals["cents paid"],
    // A sum over no rows is null, and MySQL returns a string.
    today: { payments, paid, centsPaid: Number(centsPaid ?? 0) },
  };
}

/** At most two days back, for any time zone: a longer "today" would be counted row by row. */
function beginOfDay(dayBegan: string | undefined, now: Date): Date {
  if (dayBegan === undefined) return new Date(dayOf(now));
  const earliest = now.getTime() - 48 * 60 * 60_000;
  return new Date(Math.min(Math.max(new Date(dayBegan).getTime(), earliest), now.getTime()));
}
