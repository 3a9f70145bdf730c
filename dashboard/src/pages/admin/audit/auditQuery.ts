import { type AuditFilter, auditActions, auditSubjects } from "@iep-insider/sdk/contract";

/** What the log is narrowed by; the names of the call's own fields. */
export const auditFields = ["action", "actor", "subject", "subjectId"] as const;
export type AuditField = (typeof auditFields)[number];

/** What the address says, as the call takes it. What it does not know counts as nothing, as in the boxes above the list. */
export function auditFilter(values: Readonly<Record<AuditField, string>>): AuditFilter {
  const action = auditActions.find((each) => each === values.action);
  const actor = actorIn(values.actor);
  const subject = auditSubjects.find((each) => each === values.subject);
  return {
    ...(action && { action }),
    ...(actor && { actor }),
    ...(subject && { subject }),
    ...(subject && values.subjectId && { subjectId: values.subjectId }),
  };
}

function actorIn(value: string): number | "command" | null {
  if (value === "command") return value;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/** The same in words, for a file's address. */
export function inWords(filter: AuditFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));
}
