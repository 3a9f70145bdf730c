import Stripe from "stripe";
import { z } from "zod";

/**
 * How old a signature may be, in seconds: the provider signs each delivery attempt again, so an older one is a replay.
 */
const tolerance = 300;

/** A webhook event. Its copy of the object may be outdated, so it is not used. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** When it happened, if stated. */
  readonly createdAt: Date | null;
  /** Ids of the object and of the objects it refers to, by field name. */
  readonly about: Readonly<Record<"id" | "object" | "payment_intent" | "subscription", string | null>>;
}

const named = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  created: z.number().int().nonnegative().nullish(),
  data: z.object({
    object: z.object({
      id: named,
      object: named,
      payment_intent: named,
      subscription: named,
      // An invoice names its subscription here.
      parent: z.object({ subscription_details: z.object({ subscription: named }).nullish() }).nullish(),
    }),
  }),
});

/**
 * Reads an event that the provider has signed.
 * @param body the raw request body. @param now the server's time.
 * @returns null if the signature is missing, wrong, or too old, or if it is not an event.
 */
export function readSignedEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): ProviderEvent | null {
  if (!signature) return null;
  try {
    const said: unknown = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      tolerance,
      undefined,
      now.getTime(),
    );
    const { id, type, created, data } = eventSchema.parse(said);
    const { parent, ...about } = data.object;
    return {
      id,
      type,
      createdAt: created == null ? null : new Date(created * 1000),
      about: {
        ...about,
        subscription: about.subscription ?? parent?.subscription_details?.subscription ?? null,
      },
    };
  } catch {
    // Its errors quote the body.
    return null;
  }
}
