/** A paragraph, or a link on a line of its own. */
export type Block = string | { readonly label: string; readonly href: string };

/** What a mail says, before it is put into text and HTML. */
interface Letter {
  /** Names the template, in the table and in the log: `verify-email`. */
  readonly kind: string;
  readonly subject: string;
  readonly body: readonly Block[];
  /** After this moment it is of no use to anybody, and is not sent any more. */
  readonly usefulUntil: Date;
}

/** What follows from something the reader did: nobody can unsubscribe from it. */
interface NecessaryLetter extends Letter {
  readonly purpose: "security" | "receipt";
}

/** What we write of our own accord: one click ends it (RFC 8058). */
interface OptionalLetter extends Letter {
  readonly purpose: "news";
  /** Takes a POST without a session, and answers a GET with a page that has the button. */
  readonly unsubscribeUrl: string;
}

export type Mail = NecessaryLetter | OptionalLetter;

/** Who gets it. */
export interface Recipient {
  readonly email: string;
  /** The account that the mail is about, if there is one. */
  readonly userId: number | null;
}
