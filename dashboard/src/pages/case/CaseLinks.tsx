import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { caseLinks as words } from "../../content/evidenceLog.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageSection } from "../../text/PageSection.tsx";

/** The ways to the evidence log and to meeting mode. */
export function CaseLinks() {
  return (
    <PageSection title={words.title} lead={words.lead}>
      <div className={tw`flex flex-col sm:flex-row gap-2`}>
        <SiteLink to="/case/log" className={buttonLook.plain}>
          {words.log}
        </SiteLink>
        <SiteLink to="/case/meeting" className={buttonLook.plain}>
          {words.meeting}
        </SiteLink>
      </div>
    </PageSection>
  );
}
