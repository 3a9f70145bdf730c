import { productName } from "@iep-insider/sdk/catalog";
import { oldKeyDays } from "@iep-insider/sdk/contract";
import type { Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";

export interface PartnerNotice {
  readonly organization: string;
  readonly website: string;
  readonly about: string;
  readonly origins: readonly string[];
  readonly senderEmail: string;
  /** The operators' page of partners. */
  readonly page: string;
  readonly usefulUntil: Date;
}

/** Sent to the operator; a reply goes to the applicant, whose address is confirmed. */
export function partnerNotice(notice: PartnerNotice): Mail {
  const { organization, website, about, origins, senderEmail, page, usefulUntil } = notice;
  return {
    kind: "partner-notice",
    purpose: "receipt",
    subject: `Somebody asks to be a partner of ${productName}`,
    title: "A new request from a partner",
    usefulUntil,
    replyTo: senderEmail,
    body: [
      "Somebody asks to put our tools on their pages as a partner. This is what they wrote:",
      {
        quote: [`Organization: ${organization}`, `Website: ${website}`, `E-mail: ${senderEmail}`].join("\n"),
      },
      { quote: about },
      { quote: ["Pages:", ...origins].join("\n") },
      "If you answer this email, your answer goes to them. Approve or decline them here:",
      { label: "Partners", href: page },
    ],
  };
}

/** @param page where a partner sees its status. */
export function partnerApplied(page: string, usefulUntil: Date): Mail {
  return {
    kind: "partner-applied",
    purpose: "receipt",
    subject: `You asked to be a partner: ${productName}`,
    title: "We have your request",
    usefulUntil,
    body: [
      greeting,
      `You asked to put the tools of ${productName} on your pages as a partner. A person reads it and decides. We write to you when that is done.`,
      "Here you see how it stands:",
      { label: "My partner page", href: page },
    ],
  };
}

export interface PartnerDecision {
  readonly publicOrigin: string;
  /** The operator's, word for word; "" for none. */
  readonly note: string;
  readonly usefulUntil: Date;
}

/** Says what to do next. */
export function partnerApproved(decision: PartnerDecision & { readonly siteKey: string }): Mail {
  const { publicOrigin, note, siteKey, usefulUntil } = decision;
  return {
    kind: "partner-approved",
    purpose: "receipt",
    subject: `You are a partner of ${productName} now`,
    title: "You are a partner now",
    usefulUntil,
    body: [
      greeting,
      "You are a partner now: you can put our tools on your pages. This is your site key. It is not a secret: anyone can see it in your pages.",
      { lines: siteKey },
      ...noteBlocks(note),
      "First, choose a tool and copy what goes into your page:",
      { label: "Build my embed", href: `${publicOrigin}/embed-builder` },
      `On your partner page you set your name, logo and color, and which of your pages may use the key. There you also get a new key if you need one; the old one then works for ${oldKeyDays} more days.`,
      { label: "My partner page", href: `${publicOrigin}/partners/manage` },
    ],
  };
}

export function partnerDeclined({ publicOrigin, note, usefulUntil }: PartnerDecision): Mail {
  return {
    kind: "partner-declined",
    purpose: "receipt",
    subject: `About your wish to be a partner of ${productName}`,
    title: "About your request",
    usefulUntil,
    body: [
      greeting,
      "Thank you for asking to be a partner. We cannot take you in as one at this time.",
      ...noteBlocks(note),
      "You can still put our tools on your pages without a site key. They work there as they do for everyone. You can also ask again when things have changed:",
      { label: "My partner page", href: `${publicOrigin}/partners/manage` },
      "If you have a question, please write to us:",
      { label: "Contact us", href: `${publicOrigin}/contact` },
    ],
  };
}

function noteBlocks(note: string): Mail["body"] {
  return note === "" ? [] : ["This is what we want to tell you:", { quote: note }];
}
