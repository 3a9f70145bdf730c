import type { CatalogTool } from "@iep-insider/sdk/catalog";
import { useOpening } from "@iep-insider/sdk/host";
import { useEffect } from "react";
import { startTaken } from "../../app/host/useDashboardHost.ts";
import { openTool } from "../../content/hub.ts";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
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
      return <LoadFailure title={openTool.failedTitle} text={openTool.failedText} onRetry={screen.retry} />;
  }
}
