import { type CatalogTool, openToolPath, type ToolId, toolById } from "@iep-insider/sdk/catalog";
import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { accessRecords, forgetAccess, justPaid } from "../../app/host/access.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { hubArrivals } from "../../content/hub.ts";
import type { Arrival, HubState } from "./arrival.ts";
import { hubPath } from "./hubAddress.ts";

/** Takes out of the address what it says once, and does it. */
export function useArrival(arrival: Arrival | null): void {
  const navigate = useNavigate();
  // Compared by value: each render reads the address again.
  const said = JSON.stringify(arrival);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` changes exactly when `arrival` does.
  useEffect(() => {
    if (arrival) arrive(arrival, navigate);
  }, [said, navigate]);
}

function arrive(arrival: Arrival, navigate: NavigateFunction): void {
  switch (arrival.kind) {
    case "claim":
      leadTo(navigate, hubPath, { claim: arrival.token });
      break;
    case "subscribed":
      forgetAccess();
      void import("../../app/account/subscriptionStatus.ts").then(
        ({ refreshSubscription }) => refreshSubscription(),
        () => {},
      );
      toasts.show({ ...hubArrivals.subscribed, tone: "good" });
      leadTo(navigate, hubPath, {});
      break;
    case "paid":
      forgetAccess();
      if (arrival.tool === null) leadTo(navigate, hubPath, {});
      else comeBackTo(arrival.tool, navigate);
      break;
  }
}

/**
 * The return page of this browser has left a word about the tool. Without it a use is spent by a press only, since
 * anyone can write a link.
 */
function comeBackTo(tool: ToolId, navigate: NavigateFunction): void {
  if (accessRecords.takePaymentVerification(tool)) justPaid(tool);
  openHere(navigate, toolById(tool));
}

/** Opens a tool at the plain address of the hub, or on the page of its own that it has. */
export function openHere(navigate: NavigateFunction, tool: CatalogTool): void {
  if (tool.inHub) leadTo(navigate, hubPath, { tool: tool.id });
  else leadTo(navigate, openToolPath(tool.id), {});
}

function leadTo(navigate: NavigateFunction, path: string, state: HubState): void {
  void navigate(path, { replace: true, state });
}
