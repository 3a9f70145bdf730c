import type { AuditEntryShown, AuditFilter } from "@iep-insider/sdk/contract";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { csvLine } from "../csv/csv.ts";
import { recordedFile } from "../csv/recordedFile.ts";
import { readChainPages } from "../list/readChain.ts";
import { auditList } from "./auditList.ts";
import { presentEntries } from "./presenter.ts";

type AuditServices = Pick<Services, "database" | "clock">;

/** The audit log as a file, newest first. The export and its filter are recorded first, so they are its first entry. */
export function exportAudit(services: AuditServices, actor: Actor, filter: AuditFilter): Promise<CsvFile> {
  const detail = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const entry = { action: "audit_exported", subject: "audit", detail } as const;
  return recordedFile(services, actor, entry, `audit-${dayOf(services.clock())}`, linesOf(services, filter));
}

async function* linesOf(services: AuditServices, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine([
    "number",
    "when (UTC)",
    "who",
    "what",
    "about",
    "number or key",
    "address today",
    "details",
  ]);
  for await (const entries of readChainPages(services.database.auditEntries, [auditList(filter)]))
    for (const entry of await presentEntries(services, entries)) yield csvLine(cellsOf(entry));
}

function cellsOf({ id, at, actor, action, subject, detail }: AuditEntryShown) {
  const details = Object.entries(detail).map(([name, value]) => `${name}: ${value}`);
  return [id, at, whoIn(actor), action, subject.kind, subject.id, subject.email, details.join("; ")];
}

function whoIn(actor: AuditEntryShown["actor"]): string {
  if (actor.kind === "command") return "command on the server";
  return actor.email ?? `deleted account ${actor.id}`;
}
