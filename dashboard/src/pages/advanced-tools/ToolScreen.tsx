import type { CatalogTool } from "@iep-insider/sdk/catalog";
import { useOpening } from "@iep-insider/sdk/host";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { startTaken } from "../../app/host/useDashboardHost.ts";
import { openTool } from "../../content/hub.ts";
import { useScreen } from "./useScreen.ts";

/** The screen of a tool, fetched here. */
export function ToolScreen({ tool }: { readonly tool: CatalogTool }) {
  const { isOpen } = useOpening();
  const screen = useScreen(tool.id);
  // Child effects run first, so a rendered tool has read its start. Until it is open, a payment page may replace it.
  const isReady = screen.state === "ready" && isOpen;
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
