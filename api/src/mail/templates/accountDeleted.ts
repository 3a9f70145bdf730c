import { productName } from "@iep-insider/sdk/catalog";
import type { Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";

/** The last mail to an address, after its account was deleted. */
export function accountDeleted(contactPage: string, usefulUntil: Date): Mail {
  return {
    kind: "account-deleted",
    purpose: "security",
    subject: `Your ${productName} account was deleted`,
    title: "Your account was deleted",
    usefulUntil,
    body: [
      greeting,
      `Your ${productName} account was deleted, as you asked. Your name, email address and password are gone, and you are signed out in every browser. This is the last email we will send you.`,
      "The free tools are still open to you without an account. We wish you and your child well.",
      "If it was not you, please write to us:",
      { label: "Write to us", href: contactPage },
    ],
  };
}
