import type { CatalogTool, ToolId } from "@iep-insider/sdk/catalog";
import { useOpening } from "@iep-insider/sdk/host";
import { type ComponentType, useEffect, useState } from "react";
import { startTaken } from "../../app/host/useDashboardHost.ts";
import { onNextChance } from "../../app/nextChance.ts";
import { openTool } from "../../content/hub.ts";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { loadedScreen, loadScreen } from "./toolScreens.ts";

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

type ScreenState =
  | { readonly state: "ready"; readonly Screen: ComponentType }
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void };

/**
 * A tool's component, loaded on first use; after a failure, loaded again automatically once there is a connection.
 * @param tool must not change while the component is mounted.
 */
function useScreen(tool: ToolId): ScreenState {
  // In an object, because React would call a function passed to setState.
  const [box, setBox] = useState(() => ({ Screen: loadedScreen(tool) }));
  const [attempt, setAttempt] = useState(1);
  const [isFailed, setFailed] = useState(false);
  const isReady = box.Screen !== null;

  useEffect(() => {
    if (isReady) return;
    let current = true;
    let forget = () => {};
    loadScreen(tool).then(
      (Screen) => current && setBox({ Screen }),
      () => {
        if (!current) return;
        setFailed(true);
        forget = onNextChance(() => setAttempt(attempt + 1));
      },
    );
    return () => {
      current = false;
      forget();
    };
  }, [tool, isReady, attempt]);

  if (box.Screen) return { state: "ready", Screen: box.Screen };
  if (!isFailed) return { state: "loading" };
  return {
    state: "failed",
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
