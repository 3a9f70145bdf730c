import type { ToolId } from "@iep-insider/sdk/catalog";
import { type ComponentType, useEffect, useState } from "react";
import { onNextChance } from "../../app/nextChance.ts";
import { loadedScreen, loadScreen } from "./toolScreens.ts";

export type ScreenState =
  | { readonly state: "ready"; readonly Screen: ComponentType }
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void };

/**
 * The screen of a tool, loaded on first use; after a failure, loaded again automatically once there is a connection.
 * For one tool per component instance.
 */
export function useScreen(tool: ToolId): ScreenState {
  // In a box, because React would call a component that is given to it as a state.
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
