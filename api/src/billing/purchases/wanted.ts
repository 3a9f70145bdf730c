import { findCredit, findPaidTool, type PaidTool, type PaymentKind, tools } from "@iep-insider/sdk/catalog";
import type { PaymentRequest } from "@iep-insider/sdk/contract";
import { InvalidRequest } from "../../http/errors.ts";

/** What a buyer wants: a use of one tool, or a credit of a kind, which has no tool yet (ADR 7). */
export interface Wanted {
  readonly tool: PaidTool | null;
  readonly kind: PaymentKind;
}

/**
 * @returns what is to be paid for, by id or title (ADR 7).
 * @throws {InvalidRequest} for what is not for sale, with the field at fault.
 */
export function wantedOf({ toolUsed, toolName, paymentType: kind }: PaymentRequest): Wanted {
  if (toolName === undefined && findCredit(toolUsed) !== undefined) return creditOf(toolUsed, kind);
  const field = toolName === undefined ? "toolUsed" : "toolName";
  const tool = findPaidTool(toolName ?? toolUsed);
  if (!tool)
    throw new InvalidRequest({ [field]: "This is not one of our paid tools, so there is nothing to pay." });
  if (tool.comingSoon)
    throw new InvalidRequest({ [field]: "This tool is open to Pro members first. It cannot be bought yet." });
  if (tool.payment !== kind)
    throw new InvalidRequest({
      paymentType: "This tool is paid for in a different way. Please start again.",
    });
  return { tool, kind };
}

function creditOf(title: string, kind: PaymentKind): Wanted {
  if (findCredit(title) !== kind)
    throw new InvalidRequest({
      paymentType: "This option is paid for in a different way. Please start again.",
    });
  // Nothing is sold that cannot be used.
  const isOfUse = tools.some((tool) => tool.payment === kind && !tool.comingSoon);
  if (!isOfUse)
    throw new InvalidRequest({
      toolUsed: "The tools of this kind are open to Pro members first. This cannot be bought yet.",
    });
  return { tool: null, kind };
}
