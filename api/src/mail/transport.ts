import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Environment } from "../environment.ts";
import type { SealedMail } from "./sealedMail.ts";

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

/** Writes each mail as an `.eml` file, which any mail program opens. Used when SMTP is not set up. */
export function createOutbox(folder: string): MailTransport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "unix",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const { message: content } = await composer.sendMail({
        ...message,
        headers: { ...message.headers },
        textEncoding: "quoted-printable",
      });
      if (!Buffer.isBuffer(content)) throw new Error("The composer gave no buffer.");
      await mkdir(folder, { recursive: true });
      const file = join(folder, fileNameOf(message));
      // Renamed only once it is complete, since the folder may be read at any time.
      await writeFile(`${file}.part`, content);
      await rename(`${file}.part`, file);
    },
  };
}

/** Sorts by time; a repeated attempt overwrites the previous one. */
function fileNameOf({ date, messageId }: { readonly date: Date; readonly messageId: string }): string {
  const time = date.toISOString().replace(/[:.]/g, "-");
  return `${time}_${messageId.replace(/@.*/, "").replace(/[^a-z0-9-]/gi, "")}.eml`;
}

/** An outgoing mail. */
export interface Message {
  /** The same for every attempt, so that duplicates can be recognized. */
  readonly messageId: string;
  readonly date: Date;
  readonly from: string;
  readonly to: string;
  /** The Reply-To address, if not `from`. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: SealedMail["attachments"];
}

/** Passes mails to a delivery service. */
export interface MailTransport {
  /** @throws if it was not accepted. */
  send(message: Message): Promise<void>;
}
