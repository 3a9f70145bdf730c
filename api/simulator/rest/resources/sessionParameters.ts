import { z } from "zod";
import { address, amount, currency, email, integer, metadata, text } from "../parameters.ts";

const lineItem = z.strictObject({
  price: text.optional(),
  price_data: z
    .strictObject({
      currency,
      unit_amount: amount,
      product_data: z.strictObject({ name: text, description: text.optional() }),
    })
    .optional(),
  quantity: integer.refine((value) => value >= 1).default(1),
});

export const sessionShape = {
  mode: z.enum(["payment", "subscription"]),
  line_items: z.array(lineItem).min(1),
  payment_intent_data: z
    .strictObject({ metadata: metadata.default({}), receipt_email: email.optional() })
    .optional(),
  subscription_data: z.strictObject({ metadata: metadata.default({}) }).optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  client_reference_id: text.max(200).optional(),
  metadata: metadata.default({}),
  success_url: address,
  cancel_url: address.optional(),
  expires_at: integer.optional(),
};

/** What a new session is asked to be. */
export type SessionParameters = z.infer<z.ZodObject<typeof sessionShape>>;
