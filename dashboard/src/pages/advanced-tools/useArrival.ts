import { type CatalogTool, openToolPath, type ToolId, toolById } from "@iep-insider/sdk/catalog";
import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { accessRecords, forgetAccess, justPaid } from "../../app/host/access.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { hubArrivals } from "../../content/hub.ts";
import type { Arrival, HubState } from "./arrival.ts";
import { hubPath } from "./hubAddress.ts";

/** Removes the one-time parameters from the URL, and acts on them. */
export function useArrival(arrival: Arrival | null): void {
  const navigate = useNavigate();
  // Compared by value: each render parses the URL again.
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
 * Opens the tool if this browser's return page announced it. Otherwise a use is only spent by a click, since anyone can
 * write a link.
 */
function comeBackTo(tool: ToolId, navigate: NavigateFunction): void {
  if (accessRecords.takePaymentVerification(tool)) justPaid(tool);
  openHere(navigate, toolById(tool));
}

/** Opens a tool at the plain URL of the hub, or on its own page if it has one. */
export function openHere(navigate: NavigateFunction, tool: CatalogTool): void {
  if (tool.inHub) leadTo(navigate, hubPath, { tool: tool.id });
  else leadTo(navigate, openToolPath(tool.id), {});
}

function leadTo(navigate: NavigateFunction, path: string, state: HubState): void {
  void navigate(path, { replace: true, state });
}
