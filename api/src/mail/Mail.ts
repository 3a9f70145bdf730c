import type { Language, MailKind } from "@iep-insider/sdk/contract";
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

/** User-written text, marked as a quotation. Nothing in it becomes a link or markup. */
export interface Quote {
  readonly quote: string;
}

/** The lines of a receipt: "Amount: $4.99". Values may be user input. */
export interface Facts {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Fine print, in small type. */
export interface FinePrint {
  readonly small: string;
}

/** A string is a paragraph. */
export type Block = string | Link | Lines | Quote | Facts | FinePrint;

/** A file that comes with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** The content of a mail, before it is rendered as text and HTML. */
interface Letter {
  /** The template's name, in the table and the log. */
  readonly kind: MailKind;
  readonly subject: string;
  /** The heading inside the mail. */
  readonly title: string;
  readonly body: readonly Block[];
  /** After this moment the mail is useless and is no longer sent. */
  readonly usefulUntil: Date;
  /** The Reply-To address, if it differs from the sender's. One address. */
  readonly replyTo?: string;
  /** Some ten kilobytes in all: they are stored with the mail until it is sent. */
  readonly attachments?: readonly Attachment[];
}

/** A transactional mail: it has no unsubscribe link. */
interface NecessaryLetter extends Letter {
  readonly purpose: "security" | "receipt";
}

/** A newsletter: unsubscribing takes one click (RFC 8058). */
interface OptionalLetter extends Letter {
  readonly purpose: "news";
  /** What it says first of its own language, where that is not its reader's; else null. */
  readonly inEnglish: string | null;
  /** Takes a POST without a session, and answers a GET with a page that has the button. */
  readonly unsubscribeUrl: string;
  /** The sender, with the postal address that such a mail must show (15 U.S.C. 7704(a)(5)). */
  readonly operator: Operator;
}

/** Who runs the site. */
export type Operator = NonNullable<Environment["operator"]>;

/** What an account turned on for itself. It can be turned off with one click, too. */
interface ReminderLetter extends Letter {
  readonly purpose: "reminder";
  readonly unsubscribeUrl: string;
}

export type Mail = NecessaryLetter | OptionalLetter | ReminderLetter;

/** The recipient. */
export interface Recipient {
  readonly email: string;
  /** Of the mail; null is English. */
  readonly language?: Language | null;
  /** The account the mail is about, if any. */
  readonly userId: number | null;
  /** The newsletter subscriber it goes to, for a newsletter mail. */
  readonly subscriberId?: number;
  /** The payment that the mail is about, if it is about one. */
  readonly paymentId?: number;
}
