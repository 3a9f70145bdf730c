import type { ContactSubmission } from "@iep-insider/sdk/contract";

/** The sender's name as it was given. */
export function nameOf({ firstName, lastName }: ContactSubmission): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
