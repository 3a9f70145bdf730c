import type { ContactSubmission } from "@iep-insider/sdk/contract";

/** Of an account that was deleted there is no address left to write to. */
export function isReachable({ email }: Pick<ContactSubmission, "email">): boolean {
  return email.includes("@");
}
