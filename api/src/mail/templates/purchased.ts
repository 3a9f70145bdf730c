import {
  creditTitles,
  formatCents,
  includesLetter,
  oneUseOf,
  type PaymentKind,
  productName,
  type ToolId,
  toolById,
} from "@iep-insider/sdk/catalog";
import type { Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";

export interface Purchased {
  /** Null for a credit, which opens the first tool of its kind that it is used on. */
  readonly tool: ToolId | null;
  readonly kind: PaymentKind;
  /** In integer US cents. */
  readonly amount: number;
  /** Opens it in any browser. */
  readonly link: string;
  readonly usefulUntil: Date;
}

/** Goes out once a use was paid. The provider sends the receipt. */
export function purchased({ tool, kind, amount, link, usefulUntil }: Purchased): Mail {
  const title = tool === null ? creditTitles[kind] : toolById(tool).title;
  return {
    kind: "purchased",
    purpose: "receipt",
    subject: `Your ${productName} purchase: ${title}`,
    usefulUntil,
    body: [
      greeting,
      `Thank you. You paid ${formatCents(amount)} for one use: ${title}. You were charged once, and nothing renews.`,
      "This link opens what you bought, on any device:",
      { label: "Open what I bought", href: link },
      whatOneUseIs(tool, kind),
      "Unused, it does not expire. Please keep this email, and do not pass the link on: whoever opens it can spend your use.",
      "If it was not you, someone may have typed your address by mistake. You need to do nothing: this email costs you nothing.",
    ],
  };
}

function whatOneUseIs(tool: ToolId | null, kind: PaymentKind): string {
  const use = tool === null ? (kind === "quiz" ? "day" : "answer") : oneUseOf(tool);
  const bound = tool === null ? "It is good for the first tool of its kind that you use it on. " : "";
  const what =
    use === "day"
      ? "The tool stays open for 24 hours from the moment you first open it."
      : "Your use is spent when you get an answer. If there is none, you keep it.";
  return `${bound}${what}${tool === null || includesLetter(tool) ? " A letter that the result leads to is included for 24 hours." : ""}`;
}
