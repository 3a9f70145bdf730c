import type { ToolId } from "@iep-insider/sdk/catalog";
import type { Access, EmailCaptured, Opened } from "@iep-insider/sdk/contract";
import { type AccessState, kindOf } from "./accessOf.ts";
import type { OpenedTool } from "./uses.ts";

/** @param pending the tools whose purchase waits to be paid. */
export function presentAccess(access: AccessState, pending: readonly ToolId[]): Access {
  const { everything, hasActiveSubscription, openDays, unspent } = access;
  return {
    everything,
    hasActiveSubscription,
    open: openDays.flatMap(({ tool, endsAt }) =>
      tool && endsAt ? [{ tool, until: endsAt.toISOString() }] : [],
    ),
    unspent: unspent.map((row) => ({ tool: row.tool, kind: kindOf(row) })),
    pending,
  };
}

export function presentOpened(tool: ToolId, opened: OpenedTool): Opened {
  return { tool, until: opened.kind === "day" ? opened.until.toISOString() : null };
}

/** @param newsletter whether the newsletter was asked for as well. */
export function emailCaptured(newsletter: boolean): EmailCaptured {
  const opened = "Thank you. The free tools are open to you.";
  const confirm = "For the newsletter, please open the link in the mail that we send you.";
  return { message: newsletter ? `${opened} ${confirm}` : opened };
}
