import {
  creditTitles,
  formatCents,
  type PaymentKind,
  productName,
  type ToolId,
  toolById,
} from "@iep-insider/sdk/catalog";
import type { Block, Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";

export interface Refunded {
  /** Null for a month, and for a credit that was not used. */
  readonly tool: ToolId | null;
  readonly kind: PaymentKind | "subscription";
  /** In integer US cents. */
  readonly amount: number;
  readonly membershipPage: string;
  readonly contactPage: string;
  readonly usefulUntil: Date;
}

/** Goes out once a payment was refunded, by an operator or at the provider. */
export function refunded({ tool, kind, amount, membershipPage, contactPage, usefulUntil }: Refunded): Mail {
  const title = kind === "subscription" ? `one month of ${productName} Pro` : titleOf(tool, kind);
  const sum = formatCents(amount);
  return {
    kind: "refunded",
    purpose: "receipt",
    subject: `Your ${productName} refund: ${sum}`,
    usefulUntil,
    body: [
      greeting,
      `You paid ${sum} for ${title}. We gave all of it back, to the card or account that you paid with. Banks usually take 5 to 10 business days to show it.`,
      ...(kind === "subscription" ? ofMonth(membershipPage) : ["What this payment opened is closed now."]),
      "If something about this refund is not clear, or the money does not come, please write to us:",
      { label: "Write to us", href: contactPage },
      "If it was not you, someone may have typed your address by mistake. You need to do nothing.",
    ],
  };
}

function titleOf(tool: ToolId | null, kind: PaymentKind): string {
  return `one use: ${tool === null ? creditTitles[kind] : toolById(tool).title}`;
}

/** A refund ends no membership by itself, and of an earlier month it closes nothing. */
function ofMonth(page: string): readonly Block[] {
  return [
    "A refund alone does not end a membership. Here you see whether yours goes on, and can cancel it:",
    { label: "Manage my subscription", href: page },
  ];
}
