import { findPaidTool, findTool, arrivalParameters as names, type ToolId } from "@iep-insider/sdk/catalog";

/** One-time parameters of the hub's URL, removed once read. */
export type Arrival =
  /** After a payment. The server decides what was paid; the URL opens nothing. */
  | { readonly kind: "paid"; readonly tool: ToolId | null }
  | { readonly kind: "subscribed" }
  /** The link in a purchase mail. */
  | { readonly kind: "claim"; readonly token: string };

/**
 * @param search the URL's query: `payment_success` comes with a tool's title or id.
 * @returns null for every other URL.
 */
export function readArrival(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  const token = query.get(names.claim);
  if (token) return { kind: "claim", token };
  if (query.has(names.paid)) return { kind: "paid", tool: findPaidTool(query.get("tool"))?.id ?? null };
  if (query.has(names.subscribed)) return { kind: "subscribed" };
  return null;
}

/** Router state with the hub's plain URL, so that a reload keeps it. */
export interface HubState {
  /** The open tool. */
  readonly tool?: ToolId;
  /** The token of a mail's link, until it is claimed. */
  readonly claim?: string;
}

/** @param state unvalidated. */
export function readHubState(state: unknown): HubState {
  if (typeof state !== "object" || state === null) return {};
  const named = "tool" in state && typeof state.tool === "string" ? findTool(state.tool) : undefined;
  const claim = "claim" in state && typeof state.claim === "string" ? state.claim : undefined;
  return { ...(named ? { tool: named.id } : {}), ...(claim ? { claim } : {}) };
}
