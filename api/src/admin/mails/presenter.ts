import type { MailList, MailState, OutgoingMail as PresentedMail } from "@iep-insider/sdk/contract";
import type { OutgoingMail } from "../../database/models/outgoingMail.ts";
import { isBeingSent, reasonToKeep } from "../../mail/retryMails.ts";
import { contentOf } from "../../mail/sealedMail.ts";
import type { Services } from "../../services.ts";
import type { ListedMails } from "./listMails.ts";

type PresenterServices = Pick<Services, "clock" | "environment">;

export function presentMailList(
  services: PresenterServices,
  { page, waiting, firstDue, givenUp }: ListedMails,
): MailList {
  return {
    ...page,
    rows: page.rows.map((mail) => presentMail(services, mail)),
    figures: { waiting, firstDue: firstDue?.toISOString() ?? null, givenUp },
  };
}

/** Fields are listed one by one: a new column stays private until it is added here. The content stays encrypted. */
export function presentMail(services: PresenterServices, mail: OutgoingMail): PresentedMail {
  const content = contentOf(mail.content, services.environment);
  return {
    id: mail.id,
    kind: mail.kind,
    state: stateOf(mail, services.clock()),
    to: content?.to ?? null,
    writtenAt: mail.createdAt.toISOString(),
    attempts: mail.attempts,
    nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
    sentAt: mail.sentAt?.toISOString() ?? null,
    givenUpAt: mail.givenUpAt?.toISOString() ?? null,
    failure: mail.failure && { reason: mail.failure, reply: mail.failureReply },
    usefulUntil: mail.usefulUntil?.toISOString() ?? content?.usefulUntil ?? null,
    canRetry: reasonToKeep(services, mail) === null,
  };
}

function stateOf(mail: OutgoingMail, now: Date): MailState {
  if (mail.sentAt) return "sent";
  if (mail.givenUpAt) return "given_up";
  return isBeingSent(mail, now) ? "being_sent" : "waiting";
}
