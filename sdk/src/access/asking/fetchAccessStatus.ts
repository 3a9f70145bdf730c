import { oneUseOf } from "../../catalog/index.ts";
import { ApiError } from "../../client/index.ts";
import type { GateParts } from "../gates/GateParts.ts";
import { type AccessStatus, accessStatusOf } from "./accessOrder.ts";
import { tellOpenUntil } from "./tellOpenUntil.ts";

/**
 * Asks the server for the visitor's access. An AI tool with an unspent use is open: the server spends it with an
 * answer.
 * @param mayRedeem whether a use that was bought for this very tool is spent at once, because the parent has just asked
 * for that. A credit never is.
 * @throws {ApiError}
 */
export async function fetchAccessStatus(
  { tool, wanted, surroundings, calls }: Omit<GateParts, "accessStatus">,
  mayRedeem: boolean,
): Promise<AccessStatus> {
  const isSpentByAnswers = oneUseOf(tool) === "answer";
  const accessStatus = accessStatusOf(await calls.getAccess(), { tool, wanted }, new Date());
  // The server has been asked, and knows of nothing: the copy in this browser was wrong, or is over.
  if (accessStatus.kind === "closed") surroundings.records?.removeVerifiedAccess();
  if (accessStatus.kind !== "unspent") return accessStatus;
  if (isSpentByAnswers) return { kind: "open", until: null };
  if (!mayRedeem || accessStatus.isCredit) return accessStatus;
  try {
    const { until } = await calls.redeem(tool, wanted);
    tellOpenUntil(surroundings, tool, until);
    return { kind: "open", until };
  } catch (error) {
    // Another tab was faster, and spent it elsewhere or lost it.
    if (error instanceof ApiError && error.code === "payment_required") return { kind: "closed" };
    throw error;
  }
}
