import type { ToolId } from "@iep-insider/sdk/catalog";
import type { Services } from "../services.ts";
import { type AccessState, accessOf, accessOfAccount } from "./accessOf.ts";
import type { Holder } from "./holder.ts";
import { claimAndFindPending, isStillPending, pendingOfKey } from "./pending.ts";

/** What a caller may open, and the tools whose purchase is not paid yet. */
interface FoundAccess {
  readonly state: AccessState;
  readonly pending: readonly ToolId[];
}

/**
 * Answers an access check, which pages make with every visit: without a statement of its own for an account whose
 * browser has no purchase key, unless something is to be claimed or paid.
 */
export async function findAccess(
  services: Pick<Services, "database" | "clock">,
  holder: Holder,
): Promise<FoundAccess> {
  const { user, held, keyHash } = holder;
  if (user && held && keyHash === null) {
    const hasPending = held.newestPending !== null && isStillPending(services, held.newestPending);
    if (!held.isClaimable && !hasPending)
      return { state: accessOfAccount(services, user, held), pending: [] };
  }
  const own = user ? await claimAndFindPending(services, user) : [];
  const state = await accessOf(services, holder);
  const ofKey = await pendingOfKey(services, state.paymentsOfKey);
  return { state, pending: [...new Set([...own, ...ofKey])] };
}
