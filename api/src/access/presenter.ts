import { openedByUseOf, type ToolId, toolOfStored } from "@iep-insider/sdk/catalog";
import type { Access, EmailCaptured, Opened, SiteConnections, SiteOfPage } from "@iep-insider/sdk/contract";
import type { SiteConnection } from "../database/models/siteConnection.ts";
import { type AccessState, kindOf } from "./accessOf.ts";
import type { OpenedTool } from "./uses.ts";

/** What else is known about the caller. */
interface Around {
  /** The tools with an unpaid purchase. */
  readonly pending: readonly ToolId[];
  readonly site: SiteOfPage | null;
}

export function presentAccess(access: AccessState, { pending, site }: Around): Access {
  const { everything, hasActiveSubscription, unspent, connection } = access;
  return {
    everything,
    hasActiveSubscription,
    open: openTools(access),
    unspent: unspent.map((row) => ({ tool: toolOfStored(row.tool), kind: kindOf(row) })),
    pending,
    site,
    connection,
  };
}

/** Each tool that is open for a day, once. */
function openTools({ openDays, openUntil }: AccessState): Access["open"] {
  const tools = new Set(openDays.flatMap(({ tool }) => (tool ? openedByUseOf(toolOfStored(tool)) : [])));
  return [...tools].flatMap((tool) => {
    const until = openUntil(tool);
    return until === null ? [] : [{ tool, until: until.toISOString() }];
  });
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

/** @param names of the partners, by their numbers. */
export function presentConnections(
  rows: readonly SiteConnection[],
  names: ReadonlyMap<number, string>,
): SiteConnections {
  return {
    connections: rows.map(({ id, partnerId, origin, allowedAt, createdAt, endsAt }) => ({
      id,
      site: names.get(partnerId) ?? "",
      origin,
      since: (allowedAt ?? createdAt).toISOString(),
      until: endsAt.toISOString(),
    })),
  };
}
