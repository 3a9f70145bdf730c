import { toolById } from "@iep-insider/sdk/catalog";
import {
  adminPayments,
  type PaymentRow,
  type PaymentsQuery,
  paidKinds,
  paymentStatuses,
  shortestPaymentSearch,
} from "@iep-insider/sdk/contract";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { adminSections } from "../../../content/admin/frame.ts";
import { kindWords, paymentWords, statusWords } from "../../../content/admin/payments.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { AdminPage } from "../frame/AdminPage.tsx";
import { dollars } from "../kit/dollars.ts";
import { EmptyList } from "../kit/EmptyList.tsx";
import { Figures } from "../kit/Figures.tsx";
import { fieldsOf, type Resource } from "../kit/Resource.ts";
import { ResourceList } from "../kit/ResourceList.tsx";
import { startOfToday } from "../kit/startOfToday.ts";
import { useListPlace } from "../kit/useListPlace.ts";
import { useServerQuery } from "../kit/useServerQuery.ts";
import { When } from "../kit/When.tsx";
import { PaymentDetails } from "./PaymentDetails.tsx";
import { usePaymentAddress } from "./paymentAddress.ts";
import { paymentCalls } from "./paymentCalls.ts";
import { StatusBadge } from "./StatusBadge.tsx";

/** The list, or with `?id=` one payment's details. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get("id");
  return (
    <AdminPage section="payments" lead={paymentWords.lead} waiting={paymentWords.loading}>
      {id === null ? <PaymentList /> : <PaymentDetails key={id} id={id} />}
    </AdminPage>
  );
}

const payments: Resource<PaymentsQuery, PaymentRow> = {
  id: "payments",
  path: adminSections.payments.path,
  call: adminPayments.listPayments,
  load: paymentCalls.listPayments,
  words: paymentWords,
  filters: [
    {
      name: "status",
      label: paymentWords.status,
      options: paymentStatuses.map((status) => [status, statusWords[status]]),
    },
    { name: "kind", label: paymentWords.kind, options: paidKinds.map((kind) => [kind, kindWords[kind]]) },
  ],
  columns: (now) => [
    { head: paymentWords.number, cell: ({ id }) => <PaymentLink id={id} /> },
    { head: paymentWords.buyer, cell: ({ email }) => email ?? paymentWords.noBuyer },
    { head: paymentWords.kind, cell: whatFor },
    { head: paymentWords.status, cell: ({ status }) => <StatusBadge status={status} /> },
    { head: paymentWords.amount, cell: ({ amount }) => dollars(amount), isFigure: true },
    { head: paymentWords.begun, cell: ({ createdAt }) => <When at={createdAt} now={now} /> },
  ],
  file: adminPayments.exportPayments,
};

function PaymentList() {
  const place = useListPlace(payments.path, fieldsOf(payments));
  const { shortTitle, shortText } = paymentWords;
  const short = <EmptyList title={shortTitle} text={shortText(shortestPaymentSearch)} place={place} />;
  return (
    <>
      <PaymentFigures />
      <ResourceList resource={payments} instead={isTooShort(place.values["search"]) ? short : null} />
    </>
  );
}

/** Whether the server would reject so short a search. */
function isTooShort(search = ""): boolean {
  const text = search.trim();
  return text !== "" && text.length < shortestPaymentSearch && !/^#?[1-9]\d*$/.test(text);
}

function PaymentLink({ id }: Pick<PaymentRow, "id">) {
  const { addressOf } = usePaymentAddress();
  return <SiteLink to={addressOf(id)}>{paymentWords.short(id)}</SiteLink>;
}

/** The tool is more specific than the kind; a credit has none until it is used. */
function whatFor({ tool, kind }: PaymentRow): string {
  return (tool && toolById(tool).title) ?? kindWords[kind];
}

/** Totals over all payments. Their space is reserved while they load; the list reports failures. */
function PaymentFigures() {
  const dayBegan = useMemo(startOfToday, []);
  const { answer } = useServerQuery(
    adminPayments.countPayments.path,
    { dayBegan },
    paymentCalls.countPayments,
  );
  const words = paymentWords.figures;
  const said = (figure: (all: NonNullable<typeof answer>) => string) => (answer ? figure(answer) : "…");
  return (
    <Figures
      figures={[
        [words.cents, said(({ centsPaid }) => dollars(centsPaid))],
        [words.paid, said(({ paid, payments }) => paymentWords.paidOf(counted(paid), counted(payments)))],
        [
          words.lost,
          said(({ refunded, disputed }) => paymentWords.both(counted(refunded), counted(disputed))),
        ],
        [
          words.today,
          said(({ today }) =>
            paymentWords.todayOf(counted(today.payments), counted(today.paid), dollars(today.centsPaid)),
          ),
        ],
      ]}
    />
  );
}

function counted(number: number): string {
  return number.toLocaleString("en-US");
}
