import { ToolHostProvider } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { useDashboardHost } from "../../app/host/useDashboardHost.ts";
import { casePage } from "../../content/case.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";

/** A page of the case, with the way back to it. */
export function CasePage(props: {
  readonly title: string;
  readonly lead: string;
  /** In the middle of something: the title is a running head, and all of the screen is for the content. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}) {
  const host = useDashboardHost("letter-generator");
  return (
    <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 pt-5 pb-16 flex flex-col gap-8`}>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-6 border-b border-line`}>
        <SiteLink to="/case" className={tw`inline-flex items-center gap-2 min-h-[2.75rem] text-quiet`}>
          <Icon node={ArrowLeft} size="1.25em" />
          {casePage.title}
        </SiteLink>
        {props.isCompact ? (
          <h1 className={`dash-heading ${tw`font-heading text-lg`}`}>{props.title}</h1>
        ) : null}
      </div>
      {props.isCompact ? null : <PageTitle title={props.title} lead={props.lead} />}
      <ToolHostProvider host={host}>{props.children}</ToolHostProvider>
    </div>
  );
}
