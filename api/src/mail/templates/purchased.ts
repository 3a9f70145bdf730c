import {
  creditTitles,
  formatCents,
  includesLetter,
  oneUseBought,
  openFor,
  type PaymentKind,
  productName,
  type ToolId,
  toolById,
  typedStays,
} from "@iep-insider/sdk/catalog";
import type { Mail } from "../Mail.ts";
import { answeredTo, type Contact } from "./contact.ts";
import { greeting } from "./greeting.ts";
import { onWhen } from "./onWhen.ts";
import { moneyBack, type Receipt, receiptFacts } from "./receipt.ts";

export interface Purchased extends Receipt {
  /** Null for a credit, which opens the first tool of its kind that it is used on. */
  readonly tool: ToolId | null;
  readonly kind: PaymentKind;
  readonly paidAt: Date;
  /** Opens it in up to three browsers. */
  readonly link: string;
  readonly contact: Contact;
  readonly usefulUntil: Date;
}

/** Sent once a use is paid, with its link and the receipt. The provider sends its own invoice. */
export function purchased({ tool, kind, paidAt, link, contact, usefulUntil, ...receipt }: Purchased): Mail {
  const title = tool === null ? creditTitles[kind] : toolById(tool).title;
  return {
    kind: "purchased",
    purpose: "receipt",
    subject: `Your ${productName} purchase: ${title}`,
    title: "Thank you for your purchase",
    usefulUntil,
    ...answeredTo(contact),
    body: [
      greeting,
      `You paid ${formatCents(receipt.amount)} for one use: ${title}. You were charged once, and it does not renew.`,
      "This link opens what you bought, in up to three browsers:",
      { label: "Open what I bought", href: link },
      // A credit is bought before anything is typed.
      ...(tool === null ? [] : [typedStays]),
      whatOneUseIs(tool, kind),
      receiptFacts(
        receipt,
        `One use: ${title}`,
        [
          ["Paid", onWhen(paidAt)],
          ["Open", openFor[oneUseBought(tool, kind) ?? "answer"]],
        ],
        contact,
      ),
      "Until you use it, it does not expire. Please keep this email, and do not share the link: anyone who opens it can spend your use.",
      moneyBack(contact),
      {
        small:
          "If it was not you, someone may have typed your address by mistake. You do not need to do anything, and this email costs you nothing.",
      },
    ],
  };
}

function whatOneUseIs(tool: ToolId | null, kind: PaymentKind): string {
  const use = oneUseBought(tool, kind);
  const what =
    use === "day"
      ? "The tool stays open for 24 hours from the moment you first open it."
      : "Your use is spent when you get an answer. If you get none, you keep it.";
  return [
    ...(tool === null ? ["It is good for the first tool of its kind that you use it on."] : []),
    what,
    ...(tool === null || includesLetter(tool)
      ? ["If the result leads to a letter, that letter is included for 24 hours."]
      : []),
  ].join(" ");
}
