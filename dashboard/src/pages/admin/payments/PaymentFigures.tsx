import { adminPayments } from "@iep-insider/sdk/contract";
import { useMemo } from "react";
import { paymentWords } from "../../../content/admin/payments.ts";
import { dollars } from "../kit/dollars.ts";
import { Figures } from "../kit/Figures.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { paymentCalls } from "./paymentCalls.ts";

/** How much there is of all. Their space is kept while they are on their way; the list says when nothing comes. */
export function PaymentFigures() {
  const dayBegan = useMemo(() => beginOfToday().toISOString(), []);
  const { answer } = useAsked(adminPayments.countPayments.path, { dayBegan }, paymentCalls.countPayments);
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

/** The operator's own day. */
function beginOfToday(): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate());
}

function counted(number: number): string {
  return number.toLocaleString("en-US");
}
