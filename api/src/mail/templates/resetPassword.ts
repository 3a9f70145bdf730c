import { productName } from "@iep-insider/sdk/catalog";
import type { Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";
import { untilWhen } from "./onWhen.ts";

/** Sent when a password reset is requested. */
export function resetPassword(link: string, expiry: Date): Mail {
  return {
    kind: "reset-password",
    purpose: "security",
    subject: `Set a new password for ${productName}`,
    title: "Set a new password",
    usefulUntil: expiry,
    body: [
      greeting,
      `You are getting this email because someone asked for a new password for your ${productName} account. If it was you, please open this link:`,
      { label: "Set a new password", href: link },
      `The link works once, ${untilWhen(expiry)}. When you set the new password, every browser is signed out.`,
      "If it was not you, please do not open the link or share it. Your password stays the same, and you do not need to do anything else.",
    ],
  };
}
