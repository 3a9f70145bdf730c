import { productName } from "@iep-insider/sdk/catalog";
import { daysKept } from "../../jobs/retention.ts";
import { ownLanguage } from "../../language/ownLanguage.ts";
import type { Block, Mail, Operator } from "../Mail.ts";
import { greeting } from "./greeting.ts";
import { untilWhen } from "./onWhen.ts";

/** Sent when the newsletter is requested: only the mailbox's owner can confirm (double opt-in). */
export function confirmNewsletter(link: string, expiry: Date): Mail {
  return {
    kind: "confirm-newsletter",
    purpose: "security",
    subject: `Please confirm: the ${productName} newsletter`,
    title: "Please confirm your address",
    usefulUntil: expiry,
    body: [
      greeting,
      "You are getting this email because someone asked for our newsletter with this address. If it was you, please open this link and press the button on the page:",
      { label: "Confirm my address", href: link },
      `The link works once, ${untilWhen(expiry)}. We send no newsletter until you confirm.`,
      {
        small: `If it was not you, you do not need to do anything. You will not get the newsletter, and we delete the address after ${daysKept.newsletterRequests} days.`,
      },
    ],
  };
}

/**
 * Sent when the newsletter is requested for an address that is on the list: the reader expects a mail, and without one
 * would think that we failed.
 */
export function alreadyOnNewsletter(leavePage: string, usefulUntil: Date): Mail {
  return {
    kind: "already-on-newsletter",
    purpose: "security",
    subject: `You are already on the list: the ${productName} newsletter`,
    title: "You are already on the list",
    usefulUntil,
    body: [
      greeting,
      "You are getting this email because someone asked for our newsletter with this address. It is already on the list, so there is nothing to confirm. You will get the next one.",
      "To stop the newsletter, open this page and press the button:",
      { label: "Stop the newsletter", href: leavePage },
      { small: "If it was not you, you do not need to do anything. Nothing has changed." },
    ],
  };
}

export interface NewsletterLetter {
  readonly subject: string;
  readonly body: readonly Block[];
}

const inEnglish = "This letter is in English. We do not have it in your language.";

/** One letter of the newsletter, to one subscriber. The operator writes it in English. */
export function newsletterLetter(
  { subject, body }: NewsletterLetter,
  operator: Operator,
  unsubscribeUrl: string,
  usefulUntil: Date,
): Mail {
  return {
    kind: "newsletter",
    purpose: "news",
    subject,
    title: subject,
    inEnglish: ownLanguage === "en" ? null : inEnglish,
    body,
    operator,
    unsubscribeUrl,
    usefulUntil,
  };
}
