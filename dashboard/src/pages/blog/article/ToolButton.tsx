import { openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { toolOfPost } from "./toolOfPost.ts";

/**
 * Selects a tool's card in the hub, by the name in its `data-tool`: the tool opens, and the way
 * back from it leads to that card.
 */
export function ToolButton({ tool, children }: { readonly tool: string; readonly children?: ReactNode }) {
  return (
    <p className={`dash-no-print ${tw`my-2`}`}>
      <SiteLink to={openToolPath(toolOfPost(tool).id)} className={buttonLook.plain}>
        {children}
        <Icon node={ArrowRight} size="1.25em" />
      </SiteLink>
    </p>
  );
}
