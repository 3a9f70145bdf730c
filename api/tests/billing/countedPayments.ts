import type { Database } from "../../src/database/openDatabase.ts";
import type { Totals } from "../../src/totals/totals.ts";

/** What the kept totals of payments have to be: counted. */
export async function countedPayments({ payments }: Database): Promise<Partial<Totals>> {
  const rows = await payments.findAll();
  const of = (status: string) => rows.filter((row) => row.status === status);
  return {
    payments: rows.length,
    "payments paid": of("paid").length,
    "payments refunded": of("refunded").length,
    "payments disputed": of("disputed").length,
    "cents paid": of("paid").reduce((sum, { amount }) => sum + amount, 0),
  };
}
