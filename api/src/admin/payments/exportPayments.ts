import type { PaymentFilter, PaymentRow } from "@iep-insider/sdk/contract";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { Payment } from "../../database/models/payment.ts";
import type { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { csvLine } from "../csv/csv.ts";
import { recordedFile } from "../csv/recordedFile.ts";
import { type List, readChainPages } from "../list/readChain.ts";
import { paymentList } from "./paymentList.ts";
import { presentRow } from "./presenter.ts";

type ExportServices = Pick<Services, "database" | "clock">;

/** All payments that a filter lets through, as a file. */
export async function exportPayments(
  services: ExportServices,
  actor: Actor,
  filter: PaymentFilter,
): Promise<CsvFile> {
  const list = paymentList(filter);
  const { status = "all", kind = "all", search } = filter;
  // Never what was searched for: that is an address.
  const detail = { status, kind, isSearched: search !== undefined };
  const entry = { action: "payments_exported", subject: "payment", detail } as const;
  return recordedFile(services, actor, entry, `payments-${dayOf(services.clock())}`, linesOf(services, list));
}

async function* linesOf({ database }: ExportServices, list: List<Payment>): AsyncGenerator<string> {
  yield csvLine(Object.keys(columns));
  for await (const rows of readChainPages(database.payments, [list]))
    for (const payment of rows)
      yield csvLine(Object.values(columns).map((cell) => cell(payment, presentRow(payment))));
}

/** The columns of the file by their names, and what a payment has in each. */
const columns: Readonly<Record<string, (payment: Payment, row: PaymentRow) => string | number | null>> = {
  Number: (_, { id }) => id,
  "Begun (UTC)": (_, { createdAt }) => createdAt,
  "Paid (UTC)": (_, { paidAt }) => paidAt,
  Status: (_, { status }) => status,
  Kind: (_, { kind }) => kind,
  Tool: (_, { tool }) => tool,
  "US dollars": (_, { amount }) => (amount / 100).toFixed(2),
  Email: (_, { email }) => email,
  Account: (_, { userId }) => userId,
  "Provider's payment": ({ stripePaymentIntentId: id }) => id,
  "Provider's page": ({ stripeCheckoutSessionId: id }) => id,
  "Provider's invoice": ({ stripeInvoiceId: id }) => id,
};
