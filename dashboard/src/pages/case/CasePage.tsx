import { ToolHostProvider } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { useDashboardHost } from "../../app/host/useDashboardHost.ts";
import { evidenceLog } from "../../content/evidenceLog.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";

/** A page of the case, with the way back to it. */
export function CasePage(props: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  const host = useDashboardHost("letter-generator");
  return (
    <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 pt-5 pb-16 flex flex-col gap-8`}>
      <SiteLink to="/case" className={tw`inline-flex items-center gap-2 min-h-[2.75rem] text-quiet`}>
        <Icon node={ArrowLeft} size="1.25em" />
        {evidenceLog.back}
      </SiteLink>
      <PageTitle title={props.title} lead={props.lead} />
      <ToolHostProvider host={host}>{props.children}</ToolHostProvider>
    </div>
  );
}
