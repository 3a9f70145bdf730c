import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { statisticsWords as words } from "../../../content/partnerStatistics.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";

/** Where nothing is shown: what to do first. */
export function Empty({ partner }: { readonly partner: OwnPartner }) {
  const current = partner.keys.find(({ isCurrent }) => isCurrent);
  return (
    <section className={tw`flex flex-col items-start gap-4 rounded border border-line px-5 sm:px-8 py-8`}>
      <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{words.emptyTitle}</h2>
      <p className={tw`max-w-text`}>{words.emptyText}</p>
      <ol className={tw`list-decimal pl-6 flex flex-col gap-2 max-w-text`}>
        {words.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <SiteLink
        to={`/embed-builder${current ? `?site-key=${current.siteKey}` : ""}`}
        className={buttonLook.plain}
      >
        {words.code}
      </SiteLink>
    </section>
  );
}
