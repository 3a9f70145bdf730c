import { openToolPath, type ToolId } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { Component, type ReactNode } from "react";
import { liveTool } from "../../../content/blog/blog.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";

interface Props {
  readonly tool: ToolId;
  readonly children: ReactNode;
}

/** Keeps a fault of a tool inside its place: the article stays, and the reader can start again. */
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
