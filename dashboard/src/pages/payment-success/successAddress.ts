import type { PaymentToConfirm } from "@iep-insider/sdk/contract";

/** Whether the page that began the payment is open in another tab, and opens the tool itself. */
export function isNewTab(search: string): boolean {
  return new URLSearchParams(search).get("new_tab") === "true";
}

/**
 * The parameters of this page's URL. Its `tool` and `return_url` are ignored: what was bought, and where to return,
 * comes from the server.
 * @param search the URL's query.
 * @returns null if it names no payment.
 */
export function readSuccessAddress(search: string): PaymentToConfirm | null {
  const query = new URLSearchParams(search);
  const session = query.get("session_id") ?? "";
  const type = query.get("type")?.slice(0, 40);
  if (!/^(cs|pi)_\w{1,250}$/.test(session)) return null;
  return type ? { session_id: session, type } : { session_id: session };
}
