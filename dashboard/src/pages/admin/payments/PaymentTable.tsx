import { toolById } from "@iep-insider/sdk/catalog";
import type { PaymentRow } from "@iep-insider/sdk/contract";
import { kindWords, paymentWords } from "../../../content/admin/payments.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { type Column, DataTable } from "../kit/DataTable.tsx";
import { dollars } from "../kit/dollars.ts";
import { When } from "../kit/When.tsx";
import { usePaymentAddress } from "./paymentAddress.ts";
import { StatusBadge } from "./StatusBadge.tsx";

interface Props {
  readonly id: string;
  readonly rows: readonly PaymentRow[];
  readonly caption: string;
  readonly now: Date;
}

export function PaymentTable({ id, rows, caption, now }: Props) {
  const { addressOf } = usePaymentAddress();
  const columns: readonly [Column<PaymentRow>, ...Column<PaymentRow>[]] = [
    {
      head: paymentWords.number,
      cell: (row) => <SiteLink to={addressOf(row.id)}>{paymentWords.short(row.id)}</SiteLink>,
    },
    { head: paymentWords.buyer, cell: ({ email }) => email ?? paymentWords.noBuyer },
    { head: paymentWords.kind, cell: whatFor },
    { head: paymentWords.status, cell: ({ status }) => <StatusBadge status={status} /> },
    { head: paymentWords.amount, cell: ({ amount }) => dollars(amount), isFigure: true },
    { head: paymentWords.begun, cell: ({ createdAt }) => <When at={createdAt} now={now} /> },
  ];
  return <DataTable id={id} caption={caption} rows={rows} keyOf={({ id: key }) => key} columns={columns} />;
}

/** The tool says more than the kind; a credit has none until it is used. */
function whatFor({ tool, kind }: PaymentRow): string {
  return (tool && toolById(tool).title) ?? kindWords[kind];
}
