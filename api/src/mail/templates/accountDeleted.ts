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
      `Your ${productName} account was deleted, as you asked. Your name, your address and your password are gone, and every browser was signed out. This is the last email you get from us.`,
      "The free tools stay open to you without an account. We wish you and your child well.",
      "If it was not you who asked, please write to us:",
      { label: "Write to us", href: contactPage },
    ],
  };
}
