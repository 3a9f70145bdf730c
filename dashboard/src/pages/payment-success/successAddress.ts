import type { PaymentToConfirm } from "@iep-insider/sdk/contract";

/** Whether the page that began the payment is open in another tab, and opens the tool on its own. */
export function isNewTab(search: string): boolean {
  return new URLSearchParams(search).get("new_tab") === "true";
}

/**
 * What the address of this page asks about. Its `tool` and `return_url` are for other readers: what was bought, and
 * where it leads back to, is the server's answer.
 * @param search the query of the address.
 * @returns null when it names no payment.
 */
export function readSuccessAddress(search: string): PaymentToConfirm | null {
  const query = new URLSearchParams(search);
  const session = query.get("session_id") ?? "";
  const type = query.get("type")?.slice(0, 40);
  if (!/^(cs|pi)_\w{1,250}$/.test(session)) return null;
  return type ? { session_id: session, type } : { session_id: session };
}
