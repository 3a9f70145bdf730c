import type { AuditActor, AuditEntryShown } from "@iep-insider/sdk/contract";
import { z } from "zod";
import type { AuditEntry } from "../../database/models/auditEntry.ts";
import type { Services } from "../../services.ts";

/** Current addresses by account id; deleted accounts are missing. */
type Addresses = ReadonlyMap<number, string>;

/**
 * Entries store ids only. Accounts are looked up when entries are shown, and deleted accounts are not found.
 */
export async function presentEntries(
  services: Pick<Services, "database">,
  entries: readonly AuditEntry[],
): Promise<AuditEntryShown[]> {
  const addresses = await addressesIn(services, entries);
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    actor: presentActor(entry, addresses),
    action: entry.action,
    subject: {
      kind: entry.subjectKind,
      id: entry.subjectId || null,
      email: addresses.get(accountIn(entry) ?? 0) ?? null,
    },
    detail: detailSchema.parse(JSON.parse(entry.detail)),
  }));
}

const detailSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

function presentActor({ actorId }: AuditEntry, addresses: Addresses): AuditActor {
  if (actorId === null) return { kind: "command" };
  return { kind: "account", id: actorId, email: addresses.get(actorId) ?? null };
}

async function addressesIn(
  { database }: Pick<Services, "database">,
  entries: readonly AuditEntry[],
): Promise<Addresses> {
  const ids = new Set(entries.flatMap((entry) => [entry.actorId ?? [], accountIn(entry) ?? []].flat()));
  const accounts = await database.users.findAll({ where: { id: [...ids] }, attributes: ["id", "email"] });
  return new Map(accounts.map(({ id, email }) => [id, email]));
}

/** The account that an audit entry is about. */
function accountIn({ subjectKind, subjectId }: AuditEntry): number | null {
  return subjectKind === "user" ? Number(subjectId) : null;
}
