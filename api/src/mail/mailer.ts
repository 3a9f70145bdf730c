import type { Services } from "../services.ts";
import { deliverMail } from "./deliver.ts";
import type { MailTransport } from "./MailTransport.ts";

/** Sends what is in the table. */
export interface Mailer {
  /** Begins to send now, if it does not already, and returns at once. Never fails: failures are logged. */
  soon(): void;
  /** Sends what is due. @returns how many mails went out. @throws the signal's reason. */
  deliver(signal: AbortSignal): Promise<number>;
  /** Begins nothing new and waits for the mail that is on its way. */
  stop(): Promise<void>;
}

type MailerServices = Pick<Services, "database" | "clock" | "logger" | "environment" | "metrics">;

export function createMailer(services: MailerServices, transport: MailTransport): Mailer {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function deliverAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await deliverMail(services, transport, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted)
          services.logger.error({ err: error }, "mails not sent: tried again soon");
      });
    } while (isAskedAgain && !stopping.signal.aborted);
  }

  return {
    soon() {
      isAskedAgain = true;
      if (running || stopping.signal.aborted) return;
      running = deliverAll().finally(() => {
        running = null;
      });
    },
    deliver: (signal) => deliverMail(services, transport, AbortSignal.any([signal, stopping.signal])),
    async stop() {
      stopping.abort(new Error("The process stops."));
      await running;
    },
  };
}
