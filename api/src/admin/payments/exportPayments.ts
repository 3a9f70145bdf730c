import type { PaymentFilter, PaymentRow } from "@iep-insider/sdk/contract";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { Payment } from "../../database/models/payment.ts";
import type { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { type CsvColumns, csvLines } from "../csv/csv.ts";
import { recordedFile } from "../csv/recordedFile.ts";
import { readChainPages } from "../list/readChain.ts";
import { paymentList } from "./paymentList.ts";
import { presentRow } from "./presenter.ts";

type ExportServices = Pick<Services, "database" | "clock">;

/** All payments that a filter lets through, as a file. */
export async function exportPayments(
  services: ExportServices,
  actor: Actor,
  filter: PaymentFilter,
): Promise<CsvFile> {
  const { status = "all", kind = "all", search } = filter;
  // Never what was searched for: that is an address.
  const detail = { status, kind, isSearched: search !== undefined };
  const entry = { action: "payments_exported", subject: "payment", detail } as const;
  const pages = readChainPages(services.database.payments, [paymentList(filter)], (payments) =>
    payments.map((payment) => ({ ...presentRow(payment), payment })),
  );
  const name = `payments-${dayOf(services.clock())}`;
  return recordedFile(services, actor, entry, name, csvLines(columns, pages));
}

const columns: CsvColumns<PaymentRow & { readonly payment: Payment }> = {
  Number: ({ id }) => id,
  "Begun (UTC)": ({ createdAt }) => createdAt,
  "Paid (UTC)": ({ paidAt }) => paidAt,
  Status: ({ status }) => status,
  Kind: ({ kind }) => kind,
  Tool: ({ tool }) => tool,
  "US dollars": ({ amount }) => (amount / 100).toFixed(2),
  Email: ({ email }) => email,
  Account: ({ userId }) => userId,
  "Provider's payment": ({ payment }) => payment.stripePaymentIntentId,
  "Provider's page": ({ payment }) => payment.stripeCheckoutSessionId,
  "Provider's invoice": ({ payment }) => payment.stripeInvoiceId,
};
