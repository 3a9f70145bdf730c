import type { ContactSubmission } from "@iep-insider/sdk/contract";

export function nameOf({ firstName, lastName }: ContactSubmission): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
