import type { AuditEntryShown } from "@iep-insider/sdk/contract";
import { auditWords, detailNames } from "../../../content/admin/audit.ts";
import { dollars } from "../kit/dollars.ts";

/** The details of an audit entry, as one line. */
export function detailsOf(detail: AuditEntryShown["detail"]): string {
  const known = Object.entries(detail).filter(([, value]) => value !== null);
  if (known.length === 0) return auditWords.noDetails;
  return known.map(([name, value]) => `${detailNames[name] ?? name}: ${inWords(name, value)}`).join("; ");
}

function inWords(name: string, value: AuditEntryShown["detail"][string]): string {
  if (typeof value === "boolean") return value ? auditWords.yes : auditWords.no;
  return name === "cents" && typeof value === "number" ? dollars(value) : String(value);
}
