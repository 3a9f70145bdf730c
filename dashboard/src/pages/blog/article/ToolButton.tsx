import { openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { toolOfPost } from "./toolOfPost.ts";

/** Opens a tool from the hub's card, by its `data-tool`; Back leads to that card. */
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
