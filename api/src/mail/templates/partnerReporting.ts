import { productName } from "@iep-insider/sdk/catalog";
import { webhookRetryDays } from "@iep-insider/sdk/contract";
import type { Attachment, Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";

interface WebhookOff {
  /** The host of the webhook's address. */
  readonly host: string;
  /** Where the partner turns it on again. */
  readonly page: string;
  readonly usefulUntil: Date;
}

/** To a partner whose server did not take its figures. */
export function partnerWebhookOff({ host, page, usefulUntil }: WebhookOff): Mail {
  return {
    kind: "partner-webhook-off",
    purpose: "receipt",
    subject: `We turned off your webhook: ${productName}`,
    title: "Your webhook is off",
    usefulUntil,
    body: [
      greeting,
      `You asked us to send your figures to your own server every day. It did not take them: we tried for ${webhookRetryDays} days, or it told us to stop. So we turned the webhook off. This is the server:`,
      { lines: host },
      "No figures are lost. You can see all of them on your partner page. There you can also see what went wrong, send a test, and turn the webhook on again:",
      { label: "My partner page", href: page },
    ],
  };
}

interface Report {
  /** "November 2026" */
  readonly month: string;
  /** Where the partner turns it off. */
  readonly page: string;
  readonly usefulUntil: Date;
  readonly attachments: readonly Attachment[];
}

/** The monthly report that a partner asked for, as a PDF and as a file for spreadsheets. */
export function partnerReport({ month, page, usefulUntil, attachments }: Report): Mail {
  return {
    kind: "partner-report",
    purpose: "receipt",
    subject: `Your report for ${month}: ${productName}`,
    title: `Your report for ${month}`,
    usefulUntil,
    attachments,
    body: [
      greeting,
      `Here is how the tools on your pages were used in ${month}. The PDF is for reading and for printing. The CSV file opens in a spreadsheet; it has every month of the year so far.`,
      "You get this email because you asked for it on your partner page. You can turn it off there at any time:",
      { label: "My partner page", href: page },
    ],
  };
}
