import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../client/index.ts";
import type { PaymentTab } from "../../AccessSurroundings.ts";
import type { GateParts } from "../GateParts.ts";
import { type AskedAgain, keepAsking } from "../payment/keepAsking.ts";

/** The state of a member's sign-in. `over`: the member declined, or did not decide in time. */
export type ConnectionStage =
  | { readonly at: "beginning" }
  | { readonly at: "waiting"; readonly address: string; readonly isBlocked: boolean }
  | { readonly at: "over" }
  | { readonly at: "failed" };

export interface Connection {
  readonly stage: ConnectionStage;
  /** Starts over. @param tab opened while the button was pressed. */
  readonly again: (tab: PaymentTab | null) => void;
}

/** Begins a sign-in, leads the tab to it, and asks until it is decided. */
export function useConnection(
  first: PaymentTab | null,
  { calls }: Pick<GateParts, "calls">,
  onOpened: () => Promise<AskedAgain>,
): Connection {
  const [stage, setStage] = useState<ConnectionStage>({ at: "beginning" });
  const [attempt, setAttempt] = useState<{ readonly tab: PaymentTab | null }>({ tab: first });
  const opened = useRef(onOpened);
  opened.current = onOpened;
  // One sign-in for each attempt, also where an effect runs twice.
  const begun = useRef<typeof attempt | null>(null);

  useEffect(() => {
    if (begun.current === attempt) return;
    begun.current = attempt;
    const { tab } = attempt;
    calls.beginConnection().then(
      ({ url }) => {
        tab?.leadTo(url);
        if (begun.current === attempt) setStage({ at: "waiting", address: url, isBlocked: tab === null });
      },
      () => {
        tab?.close();
        if (begun.current === attempt) setStage({ at: "failed" });
      },
    );
  }, [attempt, calls]);

  const ask = useCallback(async (): Promise<AskedAgain> => {
    try {
      const { everything, connection } = await calls.getAccess();
      if (everything) return await opened.current();
      if (connection === "asked") return { retryAfter: null };
      setStage({ at: "over" });
      return "settled";
    } catch (error) {
      return { retryAfter: error instanceof ApiError ? error.retryAfter : null };
    }
  }, [calls]);
  const isWaiting = stage.at === "waiting";
  useEffect(() => {
    if (isWaiting) return keepAsking(ask, () => setStage({ at: "over" }));
  }, [ask, isWaiting]);

  return {
    stage,
    again: (tab) => {
      setStage({ at: "beginning" });
      setAttempt({ tab });
    },
  };
}
