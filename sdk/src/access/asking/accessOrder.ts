import { entitlementToolOf, oneUseOf, type ToolId, toolById } from "../../catalog/index.ts";
import type { Access } from "../../contract/index.ts";
import type { Wanted } from "../../host/index.ts";

/** A visitor's access to a paid tool, according to the server. */
export type AccessStatus =
  | { readonly kind: "open"; readonly until: string | null }
  /** A use was paid for; a credit is not bound to a tool before it is used. */
  | { readonly kind: "unspent"; readonly isCredit: boolean }
  /** A payment for it has begun, and is not made yet. */
  | { readonly kind: "pending" }
  | { readonly kind: "closed" };

/**
 * The order in which access is looked for. A right to all tools, a day that runs, a use of this tool, a credit of its kind, a payment that may
 * still come.
 */
export function accessStatusOf(
  access: Access,
  { tool, wanted }: { readonly tool: ToolId; readonly wanted: Wanted },
  now: Date,
): AccessStatus {
  if (access.everything) return { kind: "open", until: null };
  const paidAs = entitlementToolOf(tool);
  const day = access.open.find((one) => one.tool === paidAs && new Date(one.until) > now);
  // The day of an answer or of a document shows that one again, and gives no other.
  const isForAnother = wanted !== "the tool" && oneUseOf(tool) !== "day";
  if (day && !isForAnother) return { kind: "open", until: day.until };
  // A use of this tool goes before a credit, which may be wanted for another.
  if (access.unspent.some((use) => use.tool === paidAs)) return { kind: "unspent", isCredit: false };
  const { payment } = toolById(tool);
  if (access.unspent.some((use) => use.tool === null && use.kind === payment))
    return { kind: "unspent", isCredit: true };
  return { kind: access.pending.includes(tool) ? "pending" : "closed" };
}
