import type { ToolId } from "@iep-insider/sdk/catalog";
import type { Access, EmailCaptured, Opened } from "@iep-insider/sdk/contract";
import { type AccessState, kindOf } from "./accessOf.ts";
import type { TakenUse } from "./uses.ts";

/** @param isPending whether a purchase of theirs waits to be paid. */
export function presentAccess(access: AccessState, isPending: boolean): Access {
  const { everything, hasActiveSubscription, openDays, unspent } = access;
  return {
    everything,
    hasActiveSubscription,
    open: openDays.flatMap(({ tool, endsAt }) =>
      tool && endsAt ? [{ tool, until: endsAt.toISOString() }] : [],
    ),
    unspent: unspent.map((row) => ({ tool: row.tool, kind: kindOf(row) })),
    isPending,
  };
}

export function presentOpened(tool: ToolId, taken: TakenUse): Opened {
  return { tool, until: taken.kind === "day" ? taken.until.toISOString() : null };
}

export const emailCaptured: EmailCaptured = { message: "Thank you. The free tools are open to you." };
