import { createTransport } from "nodemailer";
import type { Environment } from "../environment.ts";
import type { MailTransport } from "./MailTransport.ts";
import { createOutbox } from "./outbox/transport.ts";

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
