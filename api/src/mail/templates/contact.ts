import type { Environment } from "../../environment.ts";

/** Where a question goes. */
export interface Contact {
  readonly page: string;
  /** Answers to a mail go there; null where the operator named none. */
  readonly email: string | null;
}

export function contactOf({ publicOrigin, contactEmail }: Environment): Contact {
  return { page: `${publicOrigin}/contact`, email: contactEmail };
}

/** A mail that an answer can come to. */
export function answeredTo({ email }: Contact): { readonly replyTo?: string } {
  return email === null ? {} : { replyTo: email };
}
