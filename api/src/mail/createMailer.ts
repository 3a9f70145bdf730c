import type { Services } from "../services.ts";
import { deliverMail } from "./deliver.ts";
import type { Mailer } from "./Mailer.ts";
import type { MailTransport } from "./transport.ts";

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
