import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { syncStatusWords as words } from "../../../content/caseSync.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { SyncStatusLine } from "./SyncStatusLine.tsx";
import { useCaseSync } from "./useCaseSync.ts";

/** On /case: whether it is in sync, and the way to the settings. */
export function SyncSection() {
  const { status } = useCaseSync(false);
  return (
    <PageSection title={words.title}>
      <SyncStatusLine status={status} />
      <div className={tw`flex flex-col sm:flex-row`}>
        <SiteLink to="/case/sync" className={buttonLook.plain}>
          {status.kind === "off" ? words.offLink : words.link}
        </SiteLink>
      </div>
    </PageSection>
  );
}
