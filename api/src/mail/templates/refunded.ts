import {
  creditTitles,
  formatCents,
  type PaymentKind,
  productName,
  type ToolId,
  toolById,
} from "@iep-insider/sdk/catalog";
import type { Block, Mail } from "../Mail.ts";
import { answeredTo, type Contact } from "./contact.ts";
import { greeting } from "./greeting.ts";
import { onWhen } from "./onWhen.ts";
import { type Receipt, receiptFacts } from "./receipt.ts";

export interface Refunded extends Receipt {
  /** Null for a month, and for a credit that was not used. */
  readonly tool: ToolId | null;
  readonly kind: PaymentKind | "subscription";
  readonly refundedAt: Date;
  readonly subscriptionPage: string;
  readonly contact: Contact;
  readonly usefulUntil: Date;
}

/** Sent once a payment is refunded, by an operator or at the provider. */
export function refunded(refund: Refunded): Mail {
  const { tool, kind, amount, refundedAt, subscriptionPage, contact, usefulUntil } = refund;
  const title = kind === "subscription" ? `one month of ${productName} Pro` : titleOf(tool, kind);
  const sum = formatCents(amount);
  return {
    kind: "refunded",
    purpose: "receipt",
    subject: `Your ${productName} refund: ${sum}`,
    title: "Your refund is on its way",
    usefulUntil,
    ...answeredTo(contact),
    body: [
      greeting,
      `You paid ${sum} for ${title}. We refunded all of it to the card or account that you paid with. Banks usually take 5 to 10 business days to show it.`,
      ...(kind === "subscription"
        ? ofMonth(subscriptionPage)
        : ["What you bought with this payment is now closed."]),
      receiptFacts(refund, sentenceCase(title), [["Refunded", onWhen(refundedAt)]], contact),
      "If something about this refund is not clear, or the money does not arrive, please write to us:",
      { label: "Write to us", href: contact.page },
      {
        small:
          "If it was not you, someone may have typed your address by mistake. You do not need to do anything.",
      },
    ],
  };
}

function sentenceCase(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function titleOf(tool: ToolId | null, kind: PaymentKind): string {
  return `one use: ${tool === null ? creditTitles[kind] : toolById(tool).title}`;
}

/** A refund alone does not end a subscription, and a refund of an earlier month closes nothing. */
function ofMonth(page: string): readonly Block[] {
  return [
    "A refund by itself does not end a membership. You can see if yours is still active, and cancel it, here:",
    { label: "Manage my subscription", href: page },
  ];
}
