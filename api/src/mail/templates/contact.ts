import type { Environment } from "../../environment.ts";

/** Where to send questions. */
export interface Contact {
  readonly page: string;
  /** Replies to a mail go there; null if the operator has set none. */
  readonly email: string | null;
}

export function contactOf({ publicOrigin, contactEmail }: Environment): Contact {
  return { page: `${publicOrigin}/contact`, email: contactEmail };
}

/** The Reply-To of a mail that can be answered. */
export function answeredTo({ email }: Contact): { readonly replyTo?: string } {
  return email === null ? {} : { replyTo: email };
}
