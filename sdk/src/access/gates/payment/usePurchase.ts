import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CatalogTool } from "../../../catalog/index.ts";
import { ApiError } from "../../../client/index.ts";
import type { AccessStatus } from "../../asking/accessOrder.ts";
import { fetchAccessStatus } from "../../asking/fetchAccessStatus.ts";
import { tellOpenUntil } from "../../asking/tellOpenUntil.ts";
import { whoAsks } from "../../whoAsks.ts";
import type { GateParts } from "../GateParts.ts";
import { beginPayment } from "./beginPayment.ts";
import type { AskedAgain } from "./keepAsking.ts";
import { paymentGateWords } from "./words.ts";

/** Which screen of the payment gate is shown. */
export type Stage =
  | { readonly at: "offer"; readonly alert: string | null }
  /** A use was paid for, and the parent says when its day begins. */
  | { readonly at: "use"; readonly isCredit: boolean; readonly alert: string | null }
  | {
      readonly at: "waiting";
      readonly where: keyof Pick<typeof paymentGateWords.waiting, "otherTab" | "sameTab" | "resumed">;
      /** The payment page; null when it was begun before this page was loaded. */
      readonly address: string | null;
    };

export interface Purchase {
  readonly stage: Stage;
  readonly isBusy: boolean;
  /** Begins a payment. @param email of a visitor; null for a signed-in user. */
  readonly pay: (email: string | null) => Promise<void>;
  /** Spends the use that is there. */
  readonly use: () => Promise<void>;
  /** Asks once, whether the payment has been made. */
  readonly ask: () => Promise<AskedAgain>;
  readonly changeMind: () => void;
  /** What went wrong with what was typed. */
  readonly complain: (alert: string | null) => void;
}

/** The payment gate's course, from the offer to the open tool. Screens show it, and nothing else decides. */
export function usePurchase(
  parts: Omit<GateParts, "tool" | "accessStatus"> & {
    readonly tool: CatalogTool;
    readonly accessStatus: AccessStatus;
  },
  onOpen: () => void,
): Purchase {
  const { tool, wanted, surroundings, calls } = parts;
  const { memory } = surroundings;
  const [stage, setStage] = useState<Stage>(() => firstStage(parts));
  const [isBusy, setBusy] = useState(false);
  const isMounted = useRef(true);
  const hasOpened = useRef(false);
  const now = useRef({ stage, isBusy, onOpen });
  now.current = { stage, isBusy, onOpen };
  const finding = useMemo(
    () => ({ tool: tool.id, wanted, surroundings, calls }),
    [tool, wanted, surroundings, calls],
  );

  const settle = useCallback(
    (accessStatus: AccessStatus): AskedAgain => {
      if (!isMounted.current) return "settled";
      const before = now.current.stage;
      switch (accessStatus.kind) {
        case "open":
          memory.begun.delete(tool.id);
          // What it tells the others it would hear itself, until this gate has gone.
          hasOpened.current = true;
          now.current.onOpen();
          memory.changes.dispatchEvent(new Event("change"));
          return "settled";
        case "unspent":
          setStage({ at: "use", isCredit: accessStatus.isCredit, alert: null });
          return "settled";
        case "pending":
          return { retryAfter: null };
        case "closed":
          memory.begun.delete(tool.id);
          if (before.at !== "offer")
            setStage({ at: "offer", alert: before.at === "waiting" ? paymentGateWords.notCompleted : null });
          return "settled";
      }
    },
    [memory, tool],
  );

  const ask = useCallback(async (): Promise<AskedAgain> => {
    // What was paid for from here, while the parent waits for it, opens without another press.
    const mayRedeem = now.current.stage.at === "waiting";
    try {
      return settle(await fetchAccessStatus(finding, mayRedeem));
    } catch (error) {
      // No network, or too many questions: the payment is no less made for that.
      return { retryAfter: error instanceof ApiError ? error.retryAfter : null };
    }
  }, [finding, settle]);

  useEffect(() => {
    isMounted.current = true;
    // Another tab, or another tool of this page, has signed in, bought something or opened something.
    const changed = () => {
      const { stage, isBusy } = now.current;
      if (!hasOpened.current && !isBusy && stage.at !== "waiting" && whoAsks(surroundings) !== "") void ask();
    };
    const { session, purchaseKeys } = surroundings;
    const stops = [session?.token.subscribe(changed), purchaseKeys.subscribe(changed)];
    memory.changes.addEventListener("change", changed);
    // A visitor who returns to the page may have paid elsewhere. On a phone, changing tabs may move no focus.
    window.addEventListener("focus", changed);
    document.addEventListener("visibilitychange", changed);
    return () => {
      isMounted.current = false;
      window.removeEventListener("focus", changed);
      document.removeEventListener("visibilitychange", changed);
      memory.changes.removeEventListener("change", changed);
      for (const stop of stops) stop?.();
    };
  }, [ask, memory, surroundings]);

  return {
    stage,
    isBusy,
    ask,
    complain: (alert) => setStage({ at: "offer", alert }),
    pay: async (email) => {
      if (isBusy) return;
      setBusy(true);
      const begun = await beginPayment({ ...finding, tool }, email);
      if (!isMounted.current) return;
      setBusy(false);
      if ("alert" in begun) return setStage({ at: "offer", alert: begun.alert });
      if (begun.where === "nowhere") return void (await ask());
      setStage({ at: "waiting", where: begun.where, address: begun.address });
    },
    use: async () => {
      if (isBusy) return;
      setBusy(true);
      try {
        const { until } = await calls.redeem(tool.id, wanted);
        tellOpenUntil(surroundings, tool.id, until);
        settle({ kind: "open", until });
      } catch (error) {
        const alert = error instanceof ApiError ? error.sentence : paymentGateWords.tryAgain;
        const isGone = error instanceof ApiError && error.code === "payment_required";
        if (isMounted.current)
          setStage((before) =>
            isGone || before.at !== "use" ? { at: "offer", alert } : { ...before, alert },
          );
      }
      if (isMounted.current) setBusy(false);
    },
    changeMind: () => {
      memory.begun.delete(tool.id);
      memory.givenUp.add(tool.id);
      setStage({ at: "offer", alert: null });
    },
  };
}

/** A payment in progress may be for another tool: that is known as long as the page is open. */
function firstStage({
  accessStatus,
  surroundings: { memory },
  tool,
}: Parameters<typeof usePurchase>[0]): Stage {
  if (accessStatus.kind === "unspent") return { at: "use", isCredit: accessStatus.isCredit, alert: null };
  const isForAnother = memory.begun.size > 0 && !memory.begun.has(tool.id);
  if (accessStatus.kind === "pending" && !isForAnother && !memory.givenUp.has(tool.id))
    return { at: "waiting", where: "resumed", address: null };
  return { at: "offer", alert: null };
}
