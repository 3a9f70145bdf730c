import { toolById } from "@iep-insider/sdk/catalog";
import type { PaymentStory } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { kindWords, paymentWords, storyWords } from "../../../content/admin/payments.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { dollars } from "../kit/dollars.ts";
import { When } from "../kit/When.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { StoryPart } from "./StoryPart.tsx";

/** The row itself. What is not known of it is left out. */
export function PaymentFacts({ story, now }: { readonly story: PaymentStory; readonly now: Date }) {
  const when = (at: string | null) => at && <When at={at} now={now} />;
  const facts: readonly (readonly [term: string, fact: ReactNode])[] = [
    [storyWords.status, <StatusBadge key="status" status={story.status} />],
    [storyWords.amount, dollars(story.amount)],
    [storyWords.kind, kindWords[story.kind]],
    [storyWords.tool, story.tool && toolById(story.tool).title],
    [storyWords.buyer, story.email ?? paymentWords.noBuyer],
    [storyWords.account, story.email === null ? null : accountOf(story.userId)],
    [storyWords.begun, when(story.createdAt)],
    [storyWords.paid, when(story.paidAt)],
    [storyWords.used, when(story.usedAt)],
    [storyWords.site, story.siteKey ?? storyWords.ourSite],
    [storyWords.providerPayment, story.provider.payment],
    [storyWords.providerPage, story.provider.page],
    [storyWords.providerInvoice, story.provider.invoice],
  ];
  return (
    <StoryPart title={storyWords.facts}>
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
    </StoryPart>
  );
}

function accountOf(userId: number | null): ReactNode {
  if (userId === null) return storyWords.noAccount;
  return <SiteLink to={`/admin/users?id=${userId}`}>{storyWords.accountNumber(userId)}</SiteLink>;
}
