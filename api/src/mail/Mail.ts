import type { MailKind } from "@iep-insider/sdk/contract";
import type { Environment } from "../environment.ts";

/** A link of its own. The first one in a mail is its button. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** Our own text that keeps its line breaks: a letter, an address. */
export interface Lines {
  readonly lines: string;
}

/** A person's own words, marked as a quotation. Nothing in them becomes a link or markup. */
export interface Quote {
  readonly quote: string;
}

/** What a receipt says: "Amount: $4.99". Values may be a parent's own. */
export interface Facts {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** What few readers need: set small. */
export interface FinePrint {
  readonly small: string;
}

/** A string is a paragraph. */
export type Block = string | Link | Lines | Quote | Facts | FinePrint;

/** What a mail says, before it is put into text and HTML. */
interface Letter {
  /** Names the template, in the table and in the log. */
  readonly kind: MailKind;
  readonly subject: string;
  /** The heading inside the mail. */
  readonly title: string;
  readonly body: readonly Block[];
  /** After this moment the mail is useless and is no longer sent. */
  readonly usefulUntil: Date;
  /** The Reply-To address, if it differs from the sender's. One address. */
  readonly replyTo?: string;
}

/** Sent because of something the reader did: it has no unsubscribe link. */
interface NecessaryLetter extends Letter {
  readonly purpose: "security" | "receipt";
}

/** What we write of our own accord: one click ends it (RFC 8058). */
interface OptionalLetter extends Letter {
  readonly purpose: "news";
  /** Takes a POST without a session, and answers a GET with a page that has the button. */
  readonly unsubscribeUrl: string;
  /** Who sends it, with the postal address that such a mail has to show (15 U.S.C. 7704(a)(5)). */
  readonly operator: Operator;
}

/** Who runs the site. */
export type Operator = NonNullable<Environment["operator"]>;

export type Mail = NecessaryLetter | OptionalLetter;

/** Who gets it. */
export interface Recipient {
  readonly email: string;
  /** The account that the mail is about, if there is one. */
  readonly userId: number | null;
  /** The newsletter subscriber that it goes to, if it is about the newsletter. */
  readonly subscriberId?: number;
  /** The payment that the mail is about, if it is about one. */
  readonly paymentId?: number;
}
