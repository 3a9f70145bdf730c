import { ToolAccess } from "@iep-insider/sdk/access";
import { type CatalogTool, openToolPath, type ToolId } from "@iep-insider/sdk/catalog";
import { ToolHostProvider } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { Component, type ReactNode } from "react";
import { useDashboardHost } from "../../../app/host/useDashboardHost.ts";
import { liveTool } from "../../../content/blog/blog.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { ToolScreen } from "../../advanced-tools/ToolScreen.tsx";

/** An open tool in a post, with the hub's gate, draft and links to other tools. */
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

interface Props {
  readonly tool: ToolId;
  readonly children: ReactNode;
}

/** Contains a tool's error: the article stays, and the reader can start again. */
export class ToolBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="stop" role="alert" title={liveTool.failedTitle}>
        <p>{liveTool.failedText}</p>
        <div className={tw`flex flex-wrap gap-3`}>
          <Button onClick={() => this.setState({ failed: false })}>{liveTool.again}</Button>
          <SiteLink to={openToolPath(this.props.tool)} className={buttonLook.plain}>
            {liveTool.open}
          </SiteLink>
        </div>
      </Notice>
    );
  }
}
