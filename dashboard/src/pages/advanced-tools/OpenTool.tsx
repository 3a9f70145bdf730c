import { openUntil, ToolAccess } from "@iep-insider/sdk/access";
import type { CatalogTool } from "@iep-insider/sdk/catalog";
import { ToolHostProvider } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Icon } from "@iep-insider/sdk/ui";
import { ArrowLeft } from "lucide";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useDashboardHost } from "../../app/host/useDashboardHost.ts";
import { useHeldAccess } from "../../app/useHeldAccess.ts";
import { openTool } from "../../content/hub.ts";
import { WhatYouGet } from "../sample/WhatYouGet.tsx";
import { hubPath } from "./hubAddress.ts";
import { startIn } from "./startOfAddress.ts";
import { ToolScreen } from "./ToolScreen.tsx";
import { toolHeadingId } from "./useFocusOnOpenAndBack.ts";

/** One tool of the hub, open, with the way back to all of them. */
export function OpenTool({ tool }: { readonly tool: CatalogTool }) {
  const { hash } = useLocation();
  const host = useDashboardHost(tool.id, startIn(tool.id, hash));
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const access = useHeldAccess(isOpen);
  const until = access && openUntil(access, tool.id, new Date());
  // Said once: after a reload the tool goes on where the parent was.
  useEffect(() => {
    if (startIn(tool.id, window.location.hash)) clearHash();
  }, [tool.id]);
  return (
    <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 pt-5 pb-16 flex flex-col gap-6`}>
      {/* A running head, as in a book: the screen below has the large title. */}
      <div className={tw`flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-2`}>
        <Button kind="quiet" onClick={() => navigate(hubPath)}>
          <Icon node={ArrowLeft} size="1.25em" />
          {openTool.back}
        </Button>
        <h1 id={toolHeadingId} tabIndex={-1} className={`dash-heading ${tw`font-heading text-lg`}`}>
          {tool.title}
        </h1>
      </div>
      <p className={tw`text-sm text-quiet`}>
        {until ? <strong className={tw`block font-semibold text-good`}>{until}</strong> : null}
        <WhatYouGet tool={tool} />
      </p>
      <ToolHostProvider host={host}>
        <div className="iep-tool">
          <ToolAccess tool={tool.id} onOpen={() => setOpen(true)}>
            <ToolScreen tool={tool} />
          </ToolAccess>
        </div>
      </ToolHostProvider>
    </div>
  );
}

/** Not a step of the router: the same tool stays open. */
function clearHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
}
