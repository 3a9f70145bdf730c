import { oneUseOf } from "../../catalog/index.ts";
import { ApiError } from "../../client/index.ts";
import type { GateParts } from "../gates/GateParts.ts";
import { type Standing, standingOf } from "./accessOrder.ts";
import { tellOpenUntil } from "./tellOpenUntil.ts";

/**
 * Asks the server for the visitor's access. An AI tool with an unspent use is open: the server spends it with an
 * answer.
 * @param mayRedeem whether a use that was bought for this very tool is spent at once, because the parent has just asked
 * for that. A credit never is.
 * @throws {ApiError}
 */
export async function findStanding(
  { tool, wanted, surroundings, calls }: Omit<GateParts, "standing">,
  mayRedeem: boolean,
): Promise<Standing> {
  const isSpentByAnswers = oneUseOf(tool) === "answer";
  const standing = standingOf(await calls.getAccess(), { tool, wanted }, new Date());
  // The server has been asked, and knows of nothing: the copy in this browser was wrong, or is over.
  if (standing.kind === "closed") surroundings.records?.removeVerifiedAccess();
  if (standing.kind !== "unspent") return standing;
  if (isSpentByAnswers) return { kind: "open", until: null };
  if (!mayRedeem || standing.isCredit) return standing;
  try {
    const { until } = await calls.redeem(tool);
    tellOpenUntil(surroundings, tool, until);
    return { kind: "open", until };
  } catch (error) {
    // Another tab was faster, and spent it elsewhere or lost it.
    if (error instanceof ApiError && error.code === "payment_required") return { kind: "closed" };
    throw error;
  }
}
