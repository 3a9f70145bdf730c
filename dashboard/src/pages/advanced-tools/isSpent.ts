import { entitlementToolOf } from "@iep-insider/sdk/catalog";
import type { Access, ClaimedPurchase } from "@iep-insider/sdk/contract";

/** Whether nothing is left of a purchase that this browser has just claimed. */
export function isSpent({ tool, kind }: Pick<ClaimedPurchase, "tool" | "kind">, access: Access): boolean {
  if (access.everything) return false;
  const entitled = tool === null ? null : entitlementToolOf(tool);
  const isOpen = entitled !== null && access.open.some((day) => day.tool === entitled);
  const isLeft = access.unspent.some(
    (use) => use.kind === kind && (use.tool === null || use.tool === entitled),
  );
  return !isOpen && !isLeft;
}
