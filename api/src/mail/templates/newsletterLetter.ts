import type { Block, Mail, Operator } from "../Mail.ts";

export interface NewsletterLetter {
  readonly subject: string;
  readonly body: readonly Block[];
}

/** One letter of the newsletter, to one subscriber. */
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
    body,
    operator,
    unsubscribeUrl,
    usefulUntil,
  };
}
