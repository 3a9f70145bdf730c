import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { refreshUser } from "../../../app/account/currentUser.ts";
import { applicationState as words } from "../../../content/partnerApplication.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { Outcome } from "./Outcome.tsx";

interface Props {
  readonly partner: OwnPartner;
  /** Whether what is known of the account is older than that. */
  readonly isNews: boolean;
}

/** The site has its key: the ways on. */
export function Approved({ partner, isNews }: Props) {
  // So that the menu of the account shows the way, too.
  useEffect(() => {
    if (isNews) void refreshUser();
  }, [isNews]);
  return (
    <Outcome tone="good" title={words.approvedTitle} text={words.approved(partner.name)}>
      <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3`}>
        <SiteLink to="/partners/manage" className={buttonLook.primary}>
          {words.manage}
        </SiteLink>
        <SiteLink to="/embed-builder" className={buttonLook.plain}>
          {words.build}
        </SiteLink>
      </div>
    </Outcome>
  );
}
