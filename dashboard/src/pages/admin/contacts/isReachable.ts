import type { ContactSubmission } from "@iep-insider/sdk/contract";

/** A deleted account has no email address left. */
export function isReachable({ email }: Pick<ContactSubmission, "email">): boolean {
  return email.includes("@");
}
