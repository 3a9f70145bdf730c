import { randomUUID } from "node:crypto";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";

/** @returns the provider's name for an account: the one it has, or a new one. */
export async function customerOf({ payments }: Pick<Services, "payments">, user: User): Promise<string> {
  if (user.stripeCustomerId !== null) return user.stripeCustomerId;
  const customer = await payments.createCustomer(
    { email: user.email, metadata: { user: String(user.id) } },
    `customer-${randomUUID()}`,
  );
  await user.update({ stripeCustomerId: customer });
  return customer;
}
