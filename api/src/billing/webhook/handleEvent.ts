import { UniqueConstraintError } from "sequelize";
import type { Services } from "../../services.ts";
import { fulfill } from "../fulfill.ts";
import { webhookCause } from "../ledger/paymentEventCause.ts";
import type { ProviderEvent } from "../provider/webhookSignature.ts";

/**
 * Handles an event from the provider: takes the id from it and fetches the object as it is now. An event that was
 * handled before changes nothing; one that fails is not recorded, so that the provider sends it again.
 * @returns whether it was new.
 */
export async function handleEvent(services: Services, event: ProviderEvent): Promise<boolean> {
  const { webhookEvents } = services.database;
  if ((await webhookEvents.count({ where: { id: event.id } })) > 0) return false;
  const id = objectIdOf(event);
  if (id !== null) await fulfill(services, id, webhookCause(event));
  const dealtWith = { id: event.id, type: event.type, createdAt: services.clock() };
  try {
    await webhookEvents.create(dealtWith);
    return true;
  } catch (error) {
    // It was delivered twice at the same time.
    if (error instanceof UniqueConstraintError) return false;
    throw error;
  }
}

/** @returns null for an event that does not concern us. */
function objectIdOf({ about }: ProviderEvent): string | null {
  switch (about.object) {
    case "checkout.session":
    case "payment_intent":
    case "subscription":
      return about.id;
    case "charge":
    case "dispute":
    case "refund":
      return about.payment_intent;
    case "invoice":
      return about.subscription;
    default:
      return null;
  }
}
