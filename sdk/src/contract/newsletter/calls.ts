import type { Done, EmailOnly } from "../accounts/calls.ts";
import { call } from "../call.ts";

/** What came of asking for the newsletter: the same whether the address was on the list or not. */
export interface NewsletterAsked {
  /** A sentence for the screen. */
  readonly message: string;
}

/** From a link in one of our mails. */
export interface NewsletterToken {
  readonly token: string;
}

export const newsletter = {
  /** Sends a mail with a link that confirms; nothing else is ever sent to an address that has not confirmed. */
  subscribeNewsletter: call<EmailOnly, NewsletterAsked>("POST", "/api/newsletter"),
  confirmNewsletter: call<NewsletterToken, Done>("POST", "/api/newsletter/confirm"),
  /** Ends it at once. Repeating it is no error. */
  unsubscribeNewsletter: call<NewsletterToken, Done>("POST", "/api/newsletter/unsubscribe"),
} as const;
