import { productName } from "@iep-insider/sdk/catalog";
import type { Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";

/**
 * Sent after every password change, so that the owner learns of a change by someone else.
 * @param forgotPage where the owner can recover the account.
 */
export function passwordChanged(forgotPage: string, usefulUntil: Date): Mail {
  return {
    kind: "password-changed",
    purpose: "security",
    subject: `Your ${productName} password was changed`,
    title: "Your password was changed",
    usefulUntil,
    body: [
      greeting,
      `The password for your ${productName} account was just changed. All other browsers were signed out.`,
      "If it was you, you do not need to do anything.",
      "If it was not you, please set a new password right away. You do not need the old one:",
      { label: "Set a new password", href: forgotPage },
    ],
  };
}
