import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { titled } from "../content/heads.ts";
import { missingPage } from "../content/site.ts";
import { useHead } from "../layout/useHead.ts";
import { onNextChance } from "./nextChance.ts";
import type { LoadPage } from "./PageModule.ts";
import { reloadIfReachable } from "./reloadIfReachable.ts";

/** `failed again`: after a click, so that the screen visibly responds. */
type Step = "trying" | "failed" | "failed again";
type State = { readonly page: ComponentType } | { readonly page: null; readonly step: Step };

/** Shown in place of a page that failed to load. Retries on a click, or automatically once there is a connection. */
export function MissingPage({ load }: { readonly load: LoadPage }) {
  const [state, onAgain] = useAttempts(load);
  if (state.page) return <state.page />;
  return <Missing step={state.step} onAgain={onAgain} />;
}

function Missing({ step, onAgain }: { readonly step: Step; readonly onAgain: () => void }) {
  useHead(head);
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-16 flex flex-col gap-4`}>
      <h1 className={`dash-heading ${tw`font-heading text-2xl`}`}>{missingPage.title}</h1>
      <p role="alert" className={tw`max-w-text`}>
        {missingPage.text}
      </p>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button kind="primary" onClick={onAgain}>
          {missingPage.again}
        </Button>
      </div>
      <p role="status" className={tw`min-h-[1.75rem] text-quiet`}>
        {said[step]}
      </p>
    </div>
  );
}

const head = { title: titled(missingPage.title), description: missingPage.text, isUnlisted: true } as const;
const said = { trying: missingPage.trying, failed: "", "failed again": missingPage.still } as const;

function useAttempts(load: LoadPage): readonly [State, () => void] {
  const [state, setState] = useState<State>({ page: null, step: "trying" });
  const [failures, setFailures] = useState(0);
  const isPending = useRef(false);
  const isPressed = useRef(false);

  const attempt = useCallback(async () => {
    if (isPending.current) return;
    isPending.current = true;
    try {
      const { Component } = await load();
      setState({ page: Component });
      // The focused element was removed.
      document.getElementById("main")?.focus({ preventScroll: true });
    } catch {
      // The server may be reachable while this version of the page is gone.
      if (isPressed.current && (await reloadIfReachable())) return;
      const step = isPressed.current ? "failed again" : "failed";
      setState((current) => (isTrying(current) ? { page: null, step } : current));
      setFailures((count) => count + 1);
    } finally {
      isPressed.current = false;
      isPending.current = false;
    }
  }, [load]);

  // Retries silently: immediately, and at every later chance.
  useEffect(() => {
    if (failures > 0) return onNextChance(() => void attempt());
    void attempt();
    return;
  }, [attempt, failures]);

  const onAgain = () => {
    isPressed.current = true;
    setState({ page: null, step: "trying" });
    void attempt();
  };
  return [state, onAgain];
}

function isTrying(state: State): boolean {
  return state.page === null && state.step === "trying";
}
