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
      `You get this email because someone asked for a new password for your ${productName} account. If it was you, please open this link:`,
      { label: "Set a new password", href: link },
      `The link works once, ${untilWhen(expiry)}. When the new password is set, every browser is signed out.`,
      "If it was not you, please do not open the link, and do not pass it on. Your password stays as it is, and you need to do nothing more.",
    ],
  };
}
