import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { manageSite as words } from "../../../content/manageSite.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { Rich } from "../../../text/Rich.tsx";
import { SiteKeys } from "./SiteKeys.tsx";
import { SiteSettingsForm } from "./SiteSettingsForm.tsx";
import { Sponsoring } from "./Sponsoring.tsx";

interface Props {
  readonly partner: OwnPartner;
  /** Whose unsaved changes these are. */
  readonly userId: number;
}

/** Everything of a site, in parts: what is done at once, then what is saved together. */
export function Site({ partner, userId }: Props) {
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
      <Sponsoring sponsored={partner.sponsored} />
    </>
  );
}
