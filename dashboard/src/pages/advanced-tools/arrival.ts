import { findPaidTool, findTool, type ToolId } from "@iep-insider/sdk/catalog";

/** What an address of the hub says once, on the way back from somewhere; after that the address is the plain hub's. */
export type Arrival =
  /** From a payment. Whether anything was paid, and for what, is asked of the server: an address opens nothing. */
  | { readonly kind: "paid"; readonly tool: ToolId | null }
  | { readonly kind: "subscribed" }
  /** By the link in a purchase mail. */
  | { readonly kind: "claim"; readonly token: string };

/**
 * @param search the query of the address: `payment_success` with a tool by its title or id,
 * `subscription_activated`, or `claim`.
 * @returns null for every other address.
 */
export function readArrival(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  const token = query.get("claim");
  if (token) return { kind: "claim", token };
  if (query.has("payment_success"))
    return { kind: "paid", tool: findPaidTool(query.get("tool"))?.id ?? null };
  if (query.has("subscription_activated")) return { kind: "subscribed" };
  return null;
}

/** The state in the tab's history next to the hub's plain address, so that a reload keeps it. */
export interface HubState {
  /** The tool that is open there. */
  readonly tool?: ToolId;
  /** The token of a link from a mail, until it is taken over. */
  readonly claim?: string;
}

/** @param state of the visit, which may hold anything. */
export function readHubState(state: unknown): HubState {
  if (typeof state !== "object" || state === null) return {};
  const named = "tool" in state && typeof state.tool === "string" ? findTool(state.tool) : undefined;
  const claim = "claim" in state && typeof state.claim === "string" ? state.claim : undefined;
  return { ...(named ? { tool: named.id } : {}), ...(claim ? { claim } : {}) };
}
