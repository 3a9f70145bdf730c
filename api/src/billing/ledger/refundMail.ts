import { toolOfStored } from "@iep-insider/sdk/catalog";
import type { MailKind } from "@iep-insider/sdk/contract";
import { Op, type Transaction } from "sequelize";
import { queueMail } from "../../mail/queueMail.ts";
import { usefulFor } from "../../mail/retry.ts";
import { contactOf } from "../../mail/templates/contact.ts";
import type { Refunded } from "../../mail/templates/refunded.ts";
import type { Services } from "../../services.ts";
import { deletedAddress } from "../deletedAddress.ts";
import type { PaymentChange } from "./changePayment.ts";

/** The mails that say that a payment goes back. */
const refundMails: readonly MailKind[] = ["refunded", "second-membership-undone"];

/**
 * Tells the buyer once that a payment was refunded, no matter who refunded it or how we learned of it.
 * @param change of a payment that is locked; the change is among its events already.
 */
export async function queueRefundMail(
  services: Services,
  transaction: Transaction,
  { payment, was }: PaymentChange,
): Promise<void> {
  const { id: paymentId, email, userId, toolUsed, paymentType: kind, amount } = payment;
  if (payment.status !== "refunded" || was === "refunded" || email === deletedAddress) return;
  if (await wasTold(services, transaction, paymentId)) return;
  const { environment, clock } = services;
  const refund: Refunded = {
    tool: toolOfStored(toolUsed),
    kind,
    order: paymentId,
    amount,
    refundedAt: clock(),
    subscriptionPage: `${environment.publicOrigin}/manage-subscription`,
    contact: contactOf(environment),
    usefulUntil: new Date(clock().getTime() + usefulFor),
  };
  const owner = await services.database.users.findByPk(userId ?? 0, { transaction });
  const language = payment.language ?? owner?.language ?? null;
  await queueMail(services, transaction, { email, userId, paymentId, language }, (mails) =>
    mails.refunded(refund),
  );
}

/** Also by a mail whose row is gone: the events are kept as long as the payment. The current refund is among them. */
async function wasTold(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  paymentId: number,
): Promise<boolean> {
  const refunds = await database.paymentEvents.count({
    where: {
      paymentId,
      statusAfter: "refunded",
      statusBefore: { [Op.or]: [{ [Op.is]: null }, { [Op.ne]: "refunded" }] },
    },
    transaction,
  });
  if (refunds > 1) return true;
  return (await database.outgoingMails.count({ where: { paymentId, kind: refundMails }, transaction })) > 0;
}
