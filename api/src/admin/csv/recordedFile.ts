import { type Actor, type NewAuditEntry, recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";

/**
 * A file whose export is recorded in the audit log before its first line is sent, since an interrupted download has
 * still exposed data.
 */
export async function recordedFile(
  services: Pick<Services, "database" | "clock">,
  actor: Actor,
  entry: NewAuditEntry,
  name: string,
  lines: AsyncGenerator<string>,
): Promise<CsvFile> {
  await services.database.transaction((transaction) => recordAuditEntry(services, transaction, actor, entry));
  return new CsvFile(`${name}.csv`, lines);
}
