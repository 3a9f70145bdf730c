import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice, Progress } from "@iep-insider/sdk/ui";
import { manageSite, sponsorWords, manageSite as words } from "../../../content/manageSite.ts";
import { SignedInOnly } from "../../../forms/SignedInOnly.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { Rich } from "../../../text/Rich.tsx";
import { OwnPartnerOnly } from "../OwnPartnerOnly.tsx";
import { Reporting } from "./reporting/Reporting.tsx";
import { SiteKeys } from "./SiteKeys.tsx";
import { SiteSettingsForm } from "./SiteSettingsForm.tsx";

/** For a partner's manager: keys, pages, branding, and tools. */
export function Component() {
  return (
    <SignedInOnly
      waiting={manageSite.loading}
      frame={(content) => (
        <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8`}>
          <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
            {manageSite.title}
          </h1>
          {content}
        </div>
      )}
    >
      {(user) => <OwnSite userId={user.id} />}
    </SignedInOnly>
  );
}

/** The site that this account manages; other accounts are told how to get one. */
function OwnSite({ userId }: { readonly userId: number }) {
  const toBuilder = (
    <SiteLink to="/embed-builder" className={buttonLook.plain}>
      {words.code}
    </SiteLink>
  );
  return (
    <OwnPartnerOnly words={words} further={toBuilder}>
      {(partner) => <Site partner={partner} userId={userId} />}
    </OwnPartnerOnly>
  );
}

interface Props {
  readonly partner: OwnPartner;
  /** The owner of the unsaved changes. */
  readonly userId: number;
}

/** First what is saved immediately, then what is saved together. */
function Site({ partner, userId }: Props) {
  const current = partner.keys.find(({ isCurrent }) => isCurrent);
  return (
    <>
      <p className={`dash-breakable ${tw`text-lg max-w-text`}`}>{words.lead(partner.name)}</p>
      {partner.active ? null : (
        <Notice tone="caution" title={words.offTitle}>
          <p>
            <Rich text={words.off} />
          </p>
        </Notice>
      )}
      <nav aria-label={words.ways} className={tw`flex flex-col sm:flex-row flex-wrap gap-3`}>
        <SiteLink
          to={`/embed-builder${current ? `?site-key=${current.siteKey}` : ""}`}
          className={buttonLook.primary}
        >
          {words.code}
        </SiteLink>
        <SiteLink to="/partners/statistics" className={buttonLook.plain}>
          {words.statistics}
        </SiteLink>
      </nav>
      <SiteKeys keys={partner.keys} />
      <SiteSettingsForm partner={partner} userId={userId} />
      <Reporting />
      <Sponsoring sponsored={partner.sponsored} />
    </>
  );
}

/** Whether parents use the tools for free through this site, and how many uses are left. */
function Sponsoring({ sponsored }: Pick<OwnPartner, "sponsored">) {
  if (sponsored === null)
    return (
      <PageSection title={sponsorWords.title} lead={sponsorWords.lead} closedWith={sponsorWords.none}>
        <p>
          <Rich text={sponsorWords.ask} />
        </p>
      </PageSection>
    );
  const { uses, usedThisMonth } = sponsored;
  // A cap may have been lowered within a month.
  const used = Math.min(usedThisMonth, uses);
  return (
    <PageSection title={sponsorWords.title}>
      <div className={tw`max-w-text`}>
        <Progress value={used} of={uses} label={sponsorWords.used(figure(usedThisMonth), figure(uses))} />
      </div>
      <p className={tw`max-w-text`}>{usedThisMonth < uses ? sponsorWords.left : sponsorWords.gone}</p>
      <p>
        <Rich text={sponsorWords.more} />
      </p>
    </PageSection>
  );
}

function figure(number: number): string {
  return number.toLocaleString("en-US");
}
