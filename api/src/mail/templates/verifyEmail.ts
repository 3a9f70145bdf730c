import { productName } from "@iep-insider/sdk/catalog";
import type { Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";
import { untilWhen } from "./onWhen.ts";

/** Sent at sign-up, and when the link is requested again. */
export function verifyEmail(link: string, expiry: Date): Mail {
  return {
    kind: "verify-email",
    purpose: "security",
    subject: `Please confirm your email address for ${productName}`,
    title: "Please confirm your email address",
    usefulUntil: expiry,
    body: [
      greeting,
      `Thank you for joining ${productName}. You are getting this email because someone signed up with this address. If it was you, please open this link:`,
      { label: "Confirm my email address", href: link },
      `If you are not signed in, the page asks you to sign in first. The link works once, ${untilWhen(expiry)}. You can ask for a new one on that page.`,
      "If it was not you, please do not open the link. Your address then stays unconfirmed, and you do not need to do anything else.",
    ],
  };
}
