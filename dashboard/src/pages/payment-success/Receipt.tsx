import { creditTitles, formatCents, oneUseBought, openFor, toolById } from "@iep-insider/sdk/catalog";
import type { PaymentConfirmed } from "@iep-insider/sdk/contract";
import { Button } from "@iep-insider/sdk/ui";
import { paymentSuccess } from "../../content/paymentSuccess.ts";
import { Facts } from "../../text/Facts.tsx";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

/** The receipt, as in the mail. Prints alone. */
export function Receipt({ of: { kind, tool, receipt } }: { readonly of: PaymentConfirmed }) {
  if (receipt === null || kind === null) return null;
  const { receipt: words } = paymentSuccess;
  const title = tool === null ? creditTitles[kind] : toolById(tool).title;
  const use = oneUseBought(tool, kind);
  return (
    <>
      <Facts
        of={[
          { term: words.what, text: words.oneUse(title) },
          { term: words.amount, text: formatCents(receipt.amount) },
          { term: words.paid, text: moment.format(new Date(receipt.paidAt)) },
          ...(use ? [{ term: words.open, text: openFor[use] }] : []),
          { term: words.order, text: words.number(receipt.order) },
        ]}
      />
      <div className="dash-no-print">
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
    </>
  );
}
