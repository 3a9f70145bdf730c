import type { ToolId } from "@iep-insider/sdk/catalog";
import { type ComponentType, useEffect, useState } from "react";
import { loadedScreen, loadScreen } from "./toolScreens.ts";

export type ScreenState =
  | { readonly state: "ready"; readonly Screen: ComponentType }
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void };

/** The screen of a tool, loaded when it is first asked for. For one tool as long as the component lives. */
export function useScreen(tool: ToolId): ScreenState {
  // In a box, because React would call a component that is given to it as a state.
  const [box, setBox] = useState(() => ({ Screen: loadedScreen(tool) }));
  const [failures, setFailures] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const isReady = box.Screen !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `failures` asks for another try.
  useEffect(() => {
    if (isReady) return;
    let current = true;
    loadScreen(tool).then(
      (Screen) => current && setBox({ Screen }),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [tool, isReady, failures]);

  if (box.Screen) return { state: "ready", Screen: box.Screen };
  if (!isFailed) return { state: "loading" };
  return {
    state: "failed",
    retry: () => {
      setFailed(false);
      setFailures(failures + 1);
    },
  };
}
