import { contacts } from "./0001-contacts.ts";
import { usageCounts } from "./0002-usage-counts.ts";
import { rateLimits } from "./0003-rate-limits.ts";
import { jobRuns } from "./0004-job-runs.ts";
import { users } from "./0005-users.ts";
import { sessions } from "./0006-sessions.ts";
import { entitlements } from "./0007-entitlements.ts";
import { outgoingMails } from "./0008-outgoing-mails.ts";
import type { SchemaStep } from "./SchemaStep.ts";

/** All steps, in the order in which they run. */
export const schemaSteps: readonly SchemaStep[] = [
  contacts,
  usageCounts,
  rateLimits,
  jobRuns,
  users,
  sessions,
  entitlements,
  outgoingMails,
];
