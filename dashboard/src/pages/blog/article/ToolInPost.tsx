import { ToolAccess } from "@iep-insider/sdk/access";
import type { CatalogTool } from "@iep-insider/sdk/catalog";
import { ToolHostProvider } from "@iep-insider/sdk/host";
import { useDashboardHost } from "../../../app/host/useDashboardHost.ts";
import { ToolScreen } from "../../advanced-tools/ToolScreen.tsx";
import { ToolBoundary } from "./ToolBoundary.tsx";

/** An open tool inside a post: the hub's own, with its gate, its draft and its ways to other tools. */
export function ToolInPost({ tool }: { readonly tool: CatalogTool }) {
  const host = useDashboardHost(tool.id);
  return (
    <ToolBoundary tool={tool.id}>
      <ToolHostProvider host={host}>
        <div className="iep-tool">
          <ToolAccess tool={tool.id}>
            <ToolScreen tool={tool} />
          </ToolAccess>
        </div>
      </ToolHostProvider>
    </ToolBoundary>
  );
}
