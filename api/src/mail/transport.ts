import { createTransport } from "nodemailer";
import type { Environment } from "../environment.ts";
import { createOutbox } from "./outbox/transport.ts";

/** A mail on its way out. */
export interface Message {
  /** The same for every attempt, so that a mail that arrives twice can be known as one. */
  readonly messageId: string;
  readonly date: Date;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Hands mails over to somebody who delivers them. */
export interface MailTransport {
  /** @throws when it was not taken. */
  send(message: Message): Promise<void>;
}

/** By SMTP where it is set up; else into a folder, as files. */
export function createMailTransport({ smtpUrl, outboxFolder }: Environment): MailTransport {
  return smtpUrl ? createSmtp(smtpUrl) : createOutbox(outboxFolder);
}

function createSmtp(url: string): MailTransport {
  const transport = createTransport({
    url,
    // Well below the time after which another process counts this attempt as dead.
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail({ ...message, headers: { ...message.headers } });
    },
  };
}
