import { toolById } from "@iep-insider/sdk/catalog";
import type { PaymentDetails } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { kindWords, paymentDetailsWords, paymentWords } from "../../../content/admin/payments.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { dollars } from "../kit/dollars.ts";
import { Section } from "../kit/Section.tsx";
import { When } from "../kit/When.tsx";
import { StatusBadge } from "./StatusBadge.tsx";

/** The payment itself. Unknown values are left out. */
export function PaymentFacts({ details, now }: { readonly details: PaymentDetails; readonly now: Date }) {
  const when = (at: string | null) => at && <When at={at} now={now} />;
  const facts: readonly (readonly [term: string, fact: ReactNode])[] = [
    [paymentDetailsWords.status, <StatusBadge key="status" status={details.status} />],
    [paymentDetailsWords.amount, dollars(details.amount)],
    [paymentDetailsWords.kind, kindWords[details.kind]],
    [paymentDetailsWords.tool, details.tool && toolById(details.tool).title],
    [paymentDetailsWords.buyer, details.email ?? paymentWords.noBuyer],
    [paymentDetailsWords.account, details.email === null ? null : accountOf(details.userId)],
    [paymentDetailsWords.begun, when(details.createdAt)],
    [paymentDetailsWords.paid, when(details.paidAt)],
    [paymentDetailsWords.used, when(details.usedAt)],
    [paymentDetailsWords.site, details.siteKey ?? paymentDetailsWords.ourSite],
    [paymentDetailsWords.providerPayment, details.provider.payment],
    [paymentDetailsWords.providerPage, details.provider.page],
    [paymentDetailsWords.providerInvoice, details.provider.invoice],
  ];
  return (
    <Section level={3} title={paymentDetailsWords.facts}>
      <dl className={tw`flex flex-col gap-2`}>
        {facts.map(([term, fact]) =>
          fact === null ? null : (
            <div key={term} className={tw`grid sm:grid-cols-[11rem_1fr] sm:gap-4`}>
              <dt className={tw`text-quiet`}>{term}</dt>
              <dd className={tw`min-w-0 break-words`}>{fact}</dd>
            </div>
          ),
        )}
      </dl>
    </Section>
  );
}

function accountOf(userId: number | null): ReactNode {
  if (userId === null) return paymentDetailsWords.noAccount;
  return <SiteLink to={`/admin/users?id=${userId}`}>{paymentDetailsWords.accountNumber(userId)}</SiteLink>;
}
