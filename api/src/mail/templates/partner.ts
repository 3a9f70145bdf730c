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
    subject: `New partner request on ${productName}`,
    title: "A new partner request",
    usefulUntil,
    replyTo: senderEmail,
    body: [
      "Someone applied to put our tools on their site as a partner. Here is what they wrote:",
      {
        quote: [`Organization: ${organization}`, `Website: ${website}`, `Email: ${senderEmail}`].join("\n"),
      },
      { quote: about },
      { quote: ["Pages:", ...origins].join("\n") },
      "If you reply to this email, your reply goes to them. Approve or decline the request here:",
      { label: "Partners", href: page },
    ],
  };
}

/** @param page where a partner sees its status. */
export function partnerApplied(page: string, usefulUntil: Date): Mail {
  return {
    kind: "partner-applied",
    purpose: "receipt",
    subject: `We have your partner request: ${productName}`,
    title: "We have your request",
    usefulUntil,
    body: [
      greeting,
      `You asked to put ${productName} tools on your site as a partner. A person will read your request and decide. We will email you when that is done.`,
      "You can check the status of your request here:",
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
    subject: `You are now a partner of ${productName}`,
    title: "You are now a partner",
    usefulUntil,
    body: [
      greeting,
      "You are now a partner, and you can put our tools on your site. Here is your site key. It is not a secret: anyone can see it in the code of your pages.",
      { lines: siteKey },
      ...noteBlocks(note),
      "First, choose a tool and copy the code for your page:",
      { label: "Build my embed", href: `${publicOrigin}/embed-builder` },
      `On your partner page, you can set your name, logo and color, and choose which sites may use the key. You can also get a new key there. The old key then works for ${oldKeyDays} more days.`,
      { label: "My partner page", href: `${publicOrigin}/partners/manage` },
    ],
  };
}

export function partnerDeclined({ publicOrigin, note, usefulUntil }: PartnerDecision): Mail {
  return {
    kind: "partner-declined",
    purpose: "receipt",
    subject: `About your partner request: ${productName}`,
    title: "About your request",
    usefulUntil,
    body: [
      greeting,
      "Thank you for asking to be a partner. We cannot approve your request at this time.",
      ...noteBlocks(note),
      "You can still put our tools on your pages without a site key. They work there as they do on any site. You can also ask again if things change:",
      { label: "My partner page", href: `${publicOrigin}/partners/manage` },
      "If you have a question, please write to us:",
      { label: "Contact us", href: `${publicOrigin}/contact` },
    ],
  };
}

function noteBlocks(note: string): Mail["body"] {
  return note === "" ? [] : ["A note from us:", { quote: note }];
}
