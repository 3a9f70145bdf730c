import { buttonLook } from "@iep-insider/sdk/ui";
import { manageSite as words } from "../../../content/manageSite.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { OwnPartnerOnly } from "../OwnPartnerOnly.tsx";
import { Site } from "./Site.tsx";

/** The site that this account manages; an account that manages none is sent on. */
export function OwnSite({ userId }: { readonly userId: number }) {
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
