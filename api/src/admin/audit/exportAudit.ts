import type { AuditEntryShown, AuditFilter } from "@iep-insider/sdk/contract";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { type CsvColumns, csvLines } from "../csv/csv.ts";
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
  const pages = readChainPages(services.database.auditEntries, [auditList(filter)], (entries) =>
    presentEntries(services, entries),
  );
  const name = `audit-${dayOf(services.clock())}`;
  return recordedFile(services, actor, entry, name, csvLines(columns, pages));
}

const columns: CsvColumns<AuditEntryShown> = {
  number: ({ id }) => id,
  "when (UTC)": ({ at }) => at,
  who: ({ actor }) => whoIn(actor),
  what: ({ action }) => action,
  about: ({ subject }) => subject.kind,
  "number or key": ({ subject }) => subject.id,
  "address today": ({ subject }) => subject.email,
  details: ({ detail }) =>
    Object.entries(detail)
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
};

function whoIn(actor: AuditEntryShown["actor"]): string {
  if (actor.kind === "command") return "command on the server";
  return actor.email ?? `deleted account ${actor.id}`;
}
