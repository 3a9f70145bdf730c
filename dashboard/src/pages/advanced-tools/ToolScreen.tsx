import type { CatalogTool } from "@iep-insider/sdk/catalog";
import { useToolHost } from "@iep-insider/sdk/host";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { startTaken } from "../../app/host/useDashboardHost.ts";
import { openTool } from "../../content/hub.ts";
import { useScreen } from "./useScreen.ts";

interface Props {
  readonly tool: CatalogTool;
  /** Told that the tool is open. */
  readonly onOpen?: (isOpen: true) => void;
}

/** The screen of a tool, fetched here. Stands only where the tool is open, so what it counts was opened. */
export function ToolScreen({ tool, onOpen }: Props) {
  const { track } = useToolHost();
  useEffect(() => track("tool_load", tool.id), [track, tool.id]);
  useEffect(() => onOpen?.(true), [onOpen]);
  const screen = useScreen(tool.id);
  // The tool has read its start when it stands: effects run from the inside out.
  const isReady = screen.state === "ready";
  useEffect(() => {
    if (isReady) startTaken(tool.id);
  }, [isReady, tool.id]);
  switch (screen.state) {
    case "ready":
      return <screen.Screen />;
    case "loading":
      return <p role="status">{openTool.loading}</p>;
    case "failed":
      return (
        <Notice tone="stop" role="alert" title={openTool.failedTitle}>
          <p>{openTool.failedText}</p>
          <p>
            <Button onClick={screen.retry}>{openTool.retry}</Button>
          </p>
        </Notice>
      );
  }
}
