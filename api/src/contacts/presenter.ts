import type { SupportReceipt } from "@iep-insider/sdk/contract";
import type { Contact } from "../database/models/contact.ts";

/** The sender learns that the message is stored, and nothing of how. */
export function presentReceipt(_contact: Contact): SupportReceipt {
  return { success: true };
}
