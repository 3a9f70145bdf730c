import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { partnerApplication } from "../../content/partnerApplication.ts";
import { partners } from "../../content/partners.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";

/** What it is in two sentences, and the two ways on. */
export function Opening() {
  return (
    <div className={tw`flex flex-col gap-6`}>
      <PageTitle title={partners.title} lead={partners.lead} />
      <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3`}>
        <SiteLink to="/embed-builder" className={buttonLook.primary}>
          {partners.build}
        </SiteLink>
        <SiteLink to={`/partners#${partnerApplication.id}`} className={buttonLook.plain}>
          {partners.toForm}
        </SiteLink>
      </div>
      <p className={tw`text-sm text-quiet`}>{partners.small}</p>
    </div>
  );
}
