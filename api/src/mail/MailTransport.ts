/** A mail on its way out. */
export interface Message {
  /** The same for every attempt, so that a mail that arrives twice can be known as one. */
  readonly messageId: string;
  readonly date: Date;
  readonly from: string;
  readonly to: string;
  /** Where an answer goes, if not to `from`. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Hands mails to a service that delivers them. */
export interface MailTransport {
  /** @throws when it was not taken. */
  send(message: Message): Promise<void>;
}
